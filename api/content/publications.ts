import type * as z from 'zod/mini';
import type { ContentDifference, Publication, publishContent } from '#contract/admin/content.ts';
import { datePath, isSame } from '#contract/content/edits.ts';
import type { SiteContent } from '#contract/content/site-content.ts';
import { dayAt, timeNow } from '#db/engine/clock.ts';
import { newId } from '#db/engine/ids.ts';
import { addAudit } from '#db/queries/audit.ts';
import { latestPublication, listEdits, scheduledPublications } from '#db/queries/content.ts';
import { userNames } from '#db/queries/done-by.ts';
import { addRow, findRow, updateRow } from '#db/queries/rows.ts';
import { sessionTag } from '#db/queries/sessions.ts';
import type { ContentEditRow, Db, PublicationRow, SessionRow } from '#db/schema.ts';
import { change } from '../admin/change.ts';
import { utc } from '../admin/utc.ts';
import type { Context } from '../context.ts';
import { changedBy, invalid, Problem } from '../http/problem.ts';
import { keepValue, readKept } from './keep-value.ts';
import type { Publisher } from './publisher.ts';
import { settledOpenings } from './settle-openings.ts';
import {
  builtValue,
  differences,
  draftOf,
  editOf,
  editsIn,
  isPlaced,
  keyOf,
  type StoredEdit,
} from './stored-edits.ts';

type Asked = z.output<typeof publishContent.body>;

/** @throws Problem `unavailable` in development, where there is no build to publish with */
export function publisherOf({ publisher }: Context): Publisher {
  if (!publisher) throw new Problem('unavailable');
  return publisher;
}

export function publicationOf(
  row: PublicationRow,
  nameOf: (userId: string | null) => string | null,
): Publication {
  const { id, number, note, session, created_at, publish_at, changes } = row;
  return {
    ...{ id, number, note, session },
    by: nameOf(row.user_id),
    createdAtUtc: utc(created_at),
    atUtc: utc(publish_at),
    changes: JSON.parse(changes),
  };
}

/**
 * Publishes the stored edits, now or later.
 * @param id of the publication: one that exists is returned as it is
 * @throws Problem `changedMeanwhile` if a document was edited after it was reviewed; `invalid` if nothing differs from
 *   the live content, or no page can show it; `diskFull`
 */
export async function publishEdits(
  context: Context,
  session: SessionRow,
  { note, documents, seen = {}, publishAt }: Asked,
  id?: string,
): Promise<Publication> {
  const { content } = publisherOf(context).built;
  const isChosen = ({ document }: StoredEdit) => documents?.includes(document) ?? true;
  return publish(context, session, id, async () => {
    const live = editsIn(await latestPublication(context.db));
    const rows = await listEdits(context.db);
    const unseen = Object.keys(seen).filter((name) => seen[name] !== versionOf(name, rows));
    if (unseen.length > 0) {
      const changed = rows.filter(({ document }) => unseen.includes(document));
      const last = changed.toSorted((one, two) => one.changed_at - two.changed_at).at(-1);
      throw changedBy(last && { ...last, at: last.changed_at });
    }
    const draft = draftOf(content, rows);
    // Edits of units that only another release has stay published.
    const retainedEdits = live.filter((edit) => !isChosen(edit) || !isPlaced(edit));
    const at = Math.max(timeNow(), publishAt?.getTime() ?? 0);
    const chosen = [...retainedEdits, ...draft.filter(isChosen)];
    const edits = settled(context, live, chosen, at, await scheduledPublications(context.db));
    const changes = differences(content, live, edits);
    if (changes.length === 0) throw invalid('documents', { key: 'required' });
    return { edits, note, changes, at };
  });
}

/** Increases with each edit of the document. */
function versionOf(name: string, rows: readonly ContentEditRow[]): number {
  return rows.reduce((sum, row) => (row.document === name ? sum + row.version : sum), 0);
}

/**
 * Publishes again the content of an earlier publication. Edits of values that were never published stay.
 * @param newId as `id` of `publishEdits`
 * @throws Problem `notFound`, or as `publishEdits`
 */
export async function restorePublication(
  context: Context,
  session: SessionRow,
  id: string,
  newId?: string,
): Promise<Publication> {
  const { content } = publisherOf(context).built;
  const wanted = await findRow(context.db, 'publications', { id });
  if (!wanted?.edits) throw new Problem('notFound');
  const edits = editsIn(wanted);
  return publish(context, session, newId, async () => {
    const changes = differences(content, editsIn(await latestPublication(context.db)), edits);
    if (changes.length === 0) throw invalid('id', { key: 'invalid' });
    return { edits, note: wanted.note, changes, at: timeNow() };
  });
}

/** Between two attempts at a publication that fails, in ms: each may write every page. */
const againMs = 60_000;

/**
 * Publishes what is due. A publication that fails stays scheduled, is logged, and is retried a minute later.
 * @param failed end of the wait of each failed one, by id, in ms of `performance.now`
 */
export async function publishDue(context: Context, failed: Map<string, number>): Promise<void> {
  const publisher = publisherOf(context);
  const { content } = publisher.built;
  const due = (await scheduledPublications(context.db)).filter(
    ({ id, publish_at }) => publish_at <= timeNow() && (failed.get(id) ?? 0) <= performance.now(),
  );
  for (const row of due) {
    const changes: ContentDifference[] = JSON.parse(row.changes);
    try {
      await announced(context, async () => {
        const before = editsIn(await latestPublication(context.db));
        const edits = withChanges(content, before, changes);
        // Another publication may have gone live since it was scheduled.
        const made = differences(content, before, edits);
        const store = () =>
          context.db.transaction().execute(async (transaction) => {
            const planned = { ...row, changes: JSON.stringify(made) };
            const live = await numbered(transaction, planned, edits);
            const scheduled = { id: row.id, number: null };
            if (!(await updateRow(transaction, 'publications', scheduled, live))) {
              throw new Error('it was cancelled while its pages were written');
            }
            await takeOver(transaction, content, made, row.user_id);
            await noteScheduled(transaction, 'contentPublished', made, live.number);
            return live;
          });
        return { edits, store };
      });
      failed.delete(row.id);
    } catch (err) {
      // Once: it is tried again each minute.
      if (!failed.has(row.id)) await noteScheduled(context.db, 'contentFailed', changes);
      failed.set(row.id, performance.now() + againMs);
      context.log.error({ err, publication: row.id }, 'a scheduled publication could not go live');
    }
  }
}

/** Notes in the audit trail what became of a scheduled publication; no session did it. */
async function noteScheduled(
  db: Db,
  action: 'contentPublished' | 'contentFailed',
  changes: readonly ContentDifference[],
  number?: number,
): Promise<void> {
  const details = { ...(number && { number }), documents: documentsIn(changes) };
  await addAudit(db, { action, details });
}

type Planned = {
  readonly edits: readonly StoredEdit[];
  readonly note: string;
  readonly changes: readonly ContentDifference[];
  /** When it goes live, in ms since the Unix epoch. */
  readonly at: number;
};

/** @param plan called when no other publication is under way, so that it includes all earlier ones */
async function publish(
  context: Context,
  session: SessionRow,
  id: string | undefined,
  plan: () => Promise<Planned>,
): Promise<Publication> {
  const publisher = publisherOf(context);
  const stored = await announced(context, async () => {
    const known = id && (await findRow(context.db, 'publications', { id }));
    if (known) return known;
    const { edits, note, changes, at } = await plan();
    const now = timeNow();
    const row: PublicationRow = {
      ...{ id: id ?? newId(), number: null, edits: null, note, session: sessionTag(session) },
      user_id: session.user_id,
      ...{ changes: JSON.stringify(changes), created_at: now, publish_at: at },
    };
    const documents = documentsIn(changes);
    if (at > now) {
      await publisher.checked(edits);
      await change(context, session, async (transaction, remember) => {
        await addRow(transaction, 'publications', row);
        await remember({ action: 'contentScheduled', details: { documents } });
      });
      return row;
    }
    const store = () =>
      change(context, session, async (transaction, remember) => {
        const live = await numbered(transaction, row, edits);
        await addRow(transaction, 'publications', live);
        await takeOver(transaction, publisher.built.content, changes, session.user_id);
        const details = { number: live.number, documents };
        await remember({ action: 'contentPublished', details });
        return live;
      });
    return { edits, store };
  });
  return publicationOf(stored, await userNames(context.db));
}

/** Publishes, and tells the open pages of the admin how far it is, and that it has ended. */
async function announced(context: Context, prepare: Parameters<Publisher['publish']>[0]) {
  const { events } = context;
  try {
    return await publisherOf(context).publish(prepare, (progress) =>
      events.publish({ about: 'content', progress }),
    );
  } finally {
    events.publish({ about: 'content' });
  }
}

function documentsIn(changes: readonly ContentDifference[]): string {
  return [...new Set(changes.map(({ document }) => document))].join(' ');
}

async function numbered(db: Db, row: PublicationRow, edits: readonly StoredEdit[]) {
  const number = ((await latestPublication(db))?.number ?? 0) + 1;
  return { ...row, number, edits: JSON.stringify(edits) };
}

function withChanges(
  content: SiteContent,
  live: readonly StoredEdit[],
  changes: readonly ContentDifference[],
): StoredEdit[] {
  const changed = new Map(changes.map((one) => [keyOf(one), one]));
  const others = live.filter((edit) => !changed.has(keyOf(edit)));
  const own = changes.map(({ document, path, to }) => ({
    ...{ document, path, value: to ?? undefined },
    base: builtValue(content, { document, path }),
  }));
  return [...others, ...own.filter(({ value, base }) => !isSame(value, base))];
}

/**
 * Edits with what a publication sets: the date of a legal page, unless the owner has set it, and what openings get.
 * @param at when it is published, in ms since the Unix epoch
 * @param scheduled publications that go live later
 */
export function settled(
  context: Context,
  live: readonly StoredEdit[],
  next: readonly StoredEdit[],
  at: number,
  scheduled: readonly PublicationRow[] = [],
): StoredEdit[] {
  const path = datePath;
  const { content } = publisherOf(context).built;
  const changes = differences(content, live, next);
  const touched = new Set(changes.map(({ document }) => document));
  const day = dayAt(at, context.settings.timeZone).toString();
  const undated = [...touched].filter(
    (document) =>
      builtValue(content, { document, path }) !== undefined &&
      !changes.some((one) => one.document === document && one.path === path),
  );
  const planned = scheduled.flatMap((row): ContentDifference[] => JSON.parse(row.changes));
  return withChanges(content, next, [
    ...undated.map((document) => ({ document, path, from: null, to: day })),
    ...settledOpenings(content, next, planned, { day, atUtc: utc(at) }),
  ]);
}

/**
 * Edits that matched the live content before must follow what a publication changed beside them: a restored value, or
 * what it set (`settled`).
 */
async function takeOver(
  db: Db,
  content: SiteContent,
  changes: readonly ContentDifference[],
  userId: string | null,
) {
  const kept = await readKept(db);
  for (const { document, path, from, to } of changes) {
    const row = kept.rows.get(keyOf({ document, path }));
    const stored = row ? editOf(row).value : builtValue(content, { document, path });
    const value = stored ?? null;
    if (isSame(value, to) || !isSame(value, from)) continue;
    await keepValue(db, content, kept, { document, path, value: to }, userId);
  }
}
