import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';

export function publicSettingsRoutes(routes: CallRouter, { settings }: Context): void {
  routes.serve(calls.publicSettings, () => ({ googleMapsKey: settings.googleMapsKey ?? null }));
}
