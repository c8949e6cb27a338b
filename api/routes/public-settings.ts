import { calls } from '#contract/calls.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';

export function publicSettingsRoutes(routes: CallRouter, { settings }: Context): void {
  routes.serve(calls.publicSettings, () => ({ googleMapsKey: settings.googleMapsKey ?? null }));
}
