import type { MessageStatus } from '#contract/admin/message.ts';
import type { Counts } from '#contract/admin/overview.ts';
import { applicationStages } from '#contract/application.ts';
import { countBy, countOf } from '../engine/page.ts';
import type { SearchedTable } from '../engine/store.ts';
import { yieldToEventLoop } from '../engine/turns.ts';
import type { Db } from '../schema.ts';
import { applicationList } from './application-list.ts';
import { openTasks } from './assignment.ts';
import { messageList } from './message-list.ts';
import type { RecordList } from './record-list.ts';
import type { DueBefore } from './retention.ts';
import { countTags } from './tags.ts';
import { inTrash, notInTrash } from './trash.ts';
import { hasUsers } from './users.ts';

/**
 * Counts messages by folder and view, and applications by stage and view. Records in the trash count only there.
 * @param today last day of the counted follow-ups, `2026-11-21`
 * @param userId whose open tasks are counted, where there are several users
 */
export async function countAll(
  db: Db,
  { dueBefore, today, userId }: DueBefore & { readonly today: string; readonly userId: string },
) {
  await yieldToEventLoop();
  const messages = db.selectFrom('messages').where(notInTrash);
  const byStatus = await countBy(messages.select('status'), 'status');
  const of = (status: MessageStatus) => byStatus.get(status) ?? 0;
  const starred = await countOf(messages.where('starred', '=', 1).where('status', '!=', 'spam'));
  await yieldToEventLoop();
  const applications = db.selectFrom('applications').where(notInTrash);
  const notSpam = applications.where('spam_reason', 'is', null);
  const byStage = await countBy(notSpam.select('stage'), 'stage');
  const spamApplications = await countOf(applications.where('spam_reason', 'is not', null));
  const trashed = (table: SearchedTable) => countOf(db.selectFrom(table).where(inTrash));
  const stages = Object.fromEntries(
    applicationStages.map((stage) => [stage, byStage.get(stage) ?? 0]),
  ) as Counts['stages'];
  const applied = { spam: false, trash: false, dueBefore };
  return {
    unread: of('new'),
    folders: {
      inbox: of('new') + of('read'),
      starred,
      archived: of('archived'),
      spam: of('spam'),
      trash: await trashed('messages'),
    },
    stages,
    spamApplications,
    trashedApplications: await trashed('applications'),
    ...((await hasUsers(db)) && {
      mine: {
        userId,
        messages: await countOf(openTasks(db, 'messages', userId)),
        applications: await countOf(openTasks(db, 'applications', userId)),
      },
    }),
    tags: await countTags(db),
    views: {
      waiting: await viewed(messageList, { view: 'waiting', dueBefore }),
      followUp: await viewed(messageList, { view: 'followUp', dueBefore }),
      toCheck: await viewed(messageList, { view: 'toCheck', dueBefore }),
      due: await viewed(messageList, { view: 'due', dueBefore }),
    },
    applicationViews: {
      interview: await viewed(applicationList, { ...applied, view: 'interview' }),
      followUp: await viewed(applicationList, { ...applied, view: 'followUp' }),
      toCheck: await viewed(applicationList, { ...applied, view: 'toCheck', spam: true }),
      due: await viewed(applicationList, { ...applied, view: 'due' }),
    },
  };

  async function viewed<Row, Narrowing>(list: RecordList<Row, Narrowing>, narrowing: Narrowing) {
    await yieldToEventLoop();
    const all = list.narrowed(db, narrowing, list.groups(narrowing).flat());
    return countOf(
      list.sortedBy(narrowing) === 'follow_up' ? all.where('follow_up', '<=', today) : all,
    );
  }
}
