import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { dropTag, editTag, makeTag } from './tags.ts';

export function tagRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.createTag, ({ body, session }) => makeTag(context, session, body));

  routes.serve(calls.changeTag, ({ parameters, body, session }) =>
    editTag(context, session, parameters.id, body),
  );

  routes.serve(calls.eraseTag, ({ parameters, session }) =>
    dropTag(context, session, parameters.id),
  );
}
