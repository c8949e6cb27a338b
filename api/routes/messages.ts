import { pageSize } from '#contract/bounds.ts';
import { calls } from '#contract/calls.ts';
import { preferredLanguage } from '#contract/languages.ts';
import { listMessages } from '#db/queries/message-list.ts';
import { findMessage } from '#db/queries/messages.ts';
import type { CallRouter } from '../call-router.ts';
import type { Context } from '../context.ts';
import { audit } from '../desk/change.ts';
import { streamCsv } from '../desk/csv.ts';
import { messageColumns } from '../desk/csv-columns.ts';
import { editMessage, editMessages, eraseMessage, toMessage } from '../desk/messages.ts';
import { Problem } from '../problem.ts';

export function messageRoutes(routes: CallRouter, context: Context): void {
  const { db, arrivals } = context;

  routes.serve(calls.listMessages, async ({ query }) => {
    if (query.q) await arrivals.beforeSearch();
    const page = await listMessages(db, query);
    return { ...page, items: page.items.map(toMessage) };
  });

  routes.serve(calls.exportMessages, async ({ query, session, request, response }) => {
    if (query.q) await arrivals.beforeSearch();
    await audit(db, session, { action: 'messagesExported' });
    const language = preferredLanguage(request.headers['accept-language']);
    await streamCsv(response, {
      columns: messageColumns,
      language,
      name: language === 'tr' ? 'mesajlar' : 'messages',
      nextPage: async (cursor) => {
        const page = await listMessages(db, { ...query, ...everything, cursor });
        return { ...page, items: page.items.map(toMessage) };
      },
    });
  });

  routes.serve(calls.changeMessages, ({ body, session }) => editMessages(context, session, body));

  routes.serve(calls.readMessage, async ({ parameters }) => {
    const row = await findMessage(db, parameters.id);
    if (!row) throw new Problem('notFound');
    return toMessage(row);
  });

  routes.serve(calls.changeMessage, ({ parameters, body, session }) =>
    editMessage(context, session, parameters.id, body),
  );

  routes.serve(calls.eraseMessage, ({ parameters, session }) =>
    eraseMessage(context, session, parameters.id),
  );
}

/** As an export goes through a list. */
export const everything = { sort: 'newest', limit: pageSize.max } as const;
