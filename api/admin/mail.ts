import type { ListedMail, Mail } from '#contract/admin/mail.ts';
import { calls } from '#contract/calls.ts';
import { timeNow } from '#db/engine/clock.ts';
import { findRecordOf } from '#db/queries/any-record.ts';
import { changeUnsent, countMails, listMails, sendAgain } from '#db/queries/mails.ts';
import { shownAddress } from '#db/records.ts';
import type { Db, MailRow, SessionRow } from '#db/schema.ts';
import type { Context } from '../context.ts';
import type { CallRouter } from '../http/call-router.ts';
import { Problem } from '../http/problem.ts';
import { limitsOf } from '../http/rate-limits.ts';
import { audit, change } from './change.ts';
import { utc } from './utc.ts';

const testLimit = { name: 'test mails', times: 10, per: 'hour', for: 'everyone' } as const;

export function mailRoutes(routes: CallRouter, context: Context): void {
  routes.serve(calls.readMail, () => readMailState(context));

  routes.serve(
    calls.sendTestMail,
    async ({ session }) => {
      await context.outbox.test();
      await audit(context.db, session, { action: 'mailTested' });
      return readMailState(context);
    },
    ...limitsOf(context, testLimit),
  );

  routes.serve(calls.retryMail, async ({ parameters: { id }, session }) => {
    await retryMail(context, session, id);
    return readMailState(context);
  });

  routes.serve(calls.giveUpMail, async ({ parameters: { id }, session }) => {
    const now = timeNow();
    const values = { state: 'givenUp', next_at: now, changed_at: now } as const;
    await changeMail(context, session, { id, action: 'mailGivenUp' }, (db) =>
      changeUnsent(db, id, values),
    );
    return readMailState(context);
  });
}

/** Sends a mail now, or once more. @throws Problem as `changeMail` */
export function retryMail(context: Context, session: SessionRow, id: string): Promise<void> {
  return changeMail(context, session, { id, action: 'mailRetried' }, (db) =>
    sendAgain(db, id, timeNow()),
  );
}

/** Period of the tests that are listed. */
const testsMs = 24 * 3_600_000;

export async function readMailState({ db, outbox, settings }: Context): Promise<Mail> {
  const sender = await outbox.sender();
  const { waiting = 0, sending = 0 } = await countMails(db);
  const { troubled, tests, last } = await listMails(db, timeNow() - testsMs);
  const { notified, content, acknowledges } = settings.notices;
  return {
    state: stateOf(sender),
    ...{ server: sender?.server ?? null, problem: sender?.problem ?? null },
    ...{ notified, content, acknowledges },
    lastSentAtUtc: last === null ? null : utc(last),
    waiting: waiting + sending,
    troubled: troubled.map(toListed),
    tests: tests.map(toListed),
  };
}

function stateOf(sender: Awaited<ReturnType<Context['outbox']['sender']>>): Mail['state'] {
  if (!sender) return 'off';
  if (sender.problem !== null) return 'broken';
  return sender.isUp ? 'ok' : 'down';
}

/** A mail as the API returns it in lists, without its text. */
export function toListed({
  id,
  kind,
  recipient,
  state,
  attempts,
  answer,
  ...row
}: MailRow): ListedMail {
  return {
    ...{ id, kind, recipient: shownAddress(recipient), state, attempts, answer },
    createdAtUtc: utc(row.created_at),
    changedAtUtc: utc(row.changed_at),
    nextAtUtc: state === 'waiting' ? utc(row.next_at) : null,
  };
}

/**
 * @param make changes the mail; resolves with whether it could
 * @throws Problem `notFound` for a mail that was removed or sent, or is being sent
 */
async function changeMail(
  context: Context,
  session: SessionRow,
  { id, action }: { readonly id: string; readonly action: 'mailRetried' | 'mailGivenUp' },
  make: (db: Db) => Promise<boolean>,
): Promise<void> {
  await change(context, session, async (transaction, note) => {
    if (!(await make(transaction))) throw new Problem('notFound');
    await note({ action });
  });
  // Lists and the conversation show a reply's state.
  const record = await findRecordOf(context.db, id);
  if (record) context.events.publish({ about: record.about, what: 'changed', id: record.row.id });
  context.events.publish({ about: 'content' });
}
