import { calls } from '#contract/calls.ts';
import { openapiDocument } from '#contract/openapi.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';

type Document = ReturnType<typeof openapiDocument>;

export function openapiRoutes(routes: CallRouter, { settings }: Context): void {
  // Created on the first request: creating them would slow down the start.
  const made: { visitor?: Document; admin?: Document } = {};
  const documentFor = (reader: 'visitor' | 'admin') => {
    made[reader] ??= openapiDocument(settings.siteUrl, reader);
    return made[reader];
  };

  routes.serve(calls.openapi, () => documentFor('visitor'));

  routes.serve(calls.adminOpenapi, () => documentFor('admin'));
}
