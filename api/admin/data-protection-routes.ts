import { calls } from '#contract/calls.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { exportPerson } from './export-person.ts';
import { erasePerson, readPerson } from './people.ts';

export function dataProtectionRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.findPerson, ({ body, session }) => readPerson(context, session, body.email));

  routes.serve(calls.exportPerson, ({ body, ...asked }) =>
    exportPerson(context, asked, body.email),
  );

  routes.serve(calls.erasePerson, ({ body, session }) => erasePerson(context, session, body.email));

  routes.serve(calls.readRetention, () => context.retention.preview());
}
