import { type Concern, concerns } from '#contract/admin/concerns.ts';
import type { Db } from '../schema.ts';
import { type Due, isWithin, setMark } from './mail-notices.ts';
import { addMail } from './mails.ts';
import { removeRow } from './rows.ts';

const kindOf = (concern: Concern) => `concern ${concern}` as const;
const allKinds = concerns.map(kindOf);

/** What the operator was last notified of, the most urgent first. */
export async function reportedConcerns(db: Db): Promise<Concern[]> {
  const marks = await marksOf(db).execute();
  return concerns.filter((concern) => marks.some(({ kind }) => kind === kindOf(concern)));
}

function marksOf(db: Db) {
  return db.selectFrom('mail_marks').selectAll().where('kind', 'in', allKinds);
}

type Present = {
  /** To be reported. */
  readonly lasting: readonly Concern[];
  /** Not over. */
  readonly open: readonly Concern[];
};

/** Queues a notice of all concerns when one begins or a reminder is due, and one when the last is over. */
export function addConcernNotices(db: Db, { lasting, open }: Present, due: Due): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const marks = await marksOf(transaction).execute();
    const openKinds: readonly string[] = open.map(kindOf);
    const left = marks.filter(({ kind }) => openKinds.includes(kind));
    const begun = lasting.map(kindOf).filter((mark) => !left.some(({ kind }) => kind === mark));
    const isReminded = left.length > 0 && !left.some((mark) => isWithin(mark.noticed_at, due));
    const isOver = marks.length > 0 && left.length + begun.length === 0;
    for (const { kind } of marks) {
      if (!openKinds.includes(kind)) await removeRow(transaction, 'mail_marks', { kind });
    }
    if (begun.length === 0 && !isReminded && !isOver) return;
    const reported = [...left.map(({ kind }) => kind), ...begun];
    for (const kind of reported) {
      await setMark(transaction, kind, { reported: due.now, noticed_at: due.now });
    }
    for (const recipient of due.recipients) {
      await addMail(transaction, {
        ...{ kind: 'operator', recipient, count: reported.length, now: due.now },
      });
    }
  });
}
