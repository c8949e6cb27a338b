import { sortOf } from '#contract/admin/sort.ts';
import { calls } from '#contract/calls.ts';
import { messageList } from '#db/queries/message-list.ts';
import { findMessage } from '#db/queries/messages.ts';
import { listRecords, recordBatches } from '#db/queries/record-list.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { orNotFound } from '../http/problem.ts';
import { changeMany } from './change-many.ts';
import { messageColumns } from './csv-columns.ts';
import { eraseOne } from './erase.ts';
import { exportList } from './export-list.ts';
import { editMessage, toMessage, wholeMessage } from './messages.ts';
import { mapPage, withKeptUntil } from './page.ts';
import { relatedTo } from './related.ts';
import { seen } from './seen-spam.ts';

export function messageRoutes(routes: CallRouter, context: Context): void {
  const { db, searchIndex } = context;

  routes.serve(calls.listMessages, async ({ query }) => {
    if (query.q) await searchIndex.beforeSearch();
    const asked = { ...query, sort: sortOf(query), dueBefore: context.retention.dueBefore() };
    const page = mapPage(await listRecords(messageList, context, asked), toMessage);
    const hasEnds = query.view === 'due' || query.folder === 'trash';
    return hasEnds ? withKeptUntil(context, 'messages', page) : page;
  });

  routes.serve(calls.exportMessages, async ({ query, ...asked }) => {
    if (query.q) await searchIndex.beforeSearch();
    const narrowing = { ...query, dueBefore: context.retention.dueBefore() };
    await exportList(context, asked, {
      list: 'messages',
      columns: messageColumns,
      toItem: toMessage,
      pages: (signal) => recordBatches(messageList, context, narrowing, signal),
    });
  });

  routes.serve(calls.changeMessages, ({ body, session }) =>
    changeMany(context, session, 'messages', body),
  );

  routes.serve(calls.readMessage, async ({ parameters }) => {
    const row = orNotFound(await findMessage(db, parameters.id));
    return wholeMessage(context, await seen(context, 'messages', row, row.status === 'spam'));
  });

  routes.serve(calls.readRelatedToMessage, async ({ parameters }) =>
    relatedTo(context, orNotFound(await findMessage(db, parameters.id))),
  );

  routes.serve(calls.changeMessage, ({ parameters, body, session }) =>
    editMessage(context, session, parameters.id, body),
  );

  routes.serve(calls.eraseMessage, ({ parameters, session }) =>
    eraseOne(context, session, 'messages', parameters.id),
  );
}
