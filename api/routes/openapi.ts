import { calls } from '#contract/calls.ts';
import { openapiDocument } from '#contract/openapi.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';

export function openapiRoutes(routes: CallRouter, { settings }: Context): void {
  // Made when first asked for: it takes longer than the start may.
  let document: ReturnType<typeof openapiDocument> | undefined;

  routes.serve(calls.openapi, () => {
    document ??= openapiDocument(settings.siteUrl);
    return document;
  });
}
