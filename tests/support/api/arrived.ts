import type { Queries } from '../database/test-database.ts';
import type { RunningApi } from './api.ts';

/** The lowest id of a moment, as UUID version 7 has it, with a number to tell them apart. */
function idAt(ms: number, count: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${count.toString(16).padStart(3, '0')}-8000-000000000000`;
}

let moved = 0;

/** A stored row, and when it is said to have arrived: ISO 8601. */
type Row = { readonly id: string; readonly time: string };

/**
 * Moves stored rows to when they are said to have arrived.
 * @returns their new ids, in the same order
 */
export async function allArrivedAt(
  { database }: Pick<RunningApi, 'database'>,
  table: 'messages' | 'applications',
  rows: readonly Row[],
): Promise<string[]> {
  const moves = rows.map(({ id, time }) => {
    moved += 1;
    const ms = Date.parse(time);
    return { id, ms, newId: idAt(ms, moved) };
  });
  const move = async ({ run }: Queries) => {
    for (const { id, ms, newId } of moves) {
      await run(`update ${table} set id = ?, created_at = ? where id = ?`, newId, ms, id);
      if (table === 'applications') {
        await run('update cvs set application_id = ? where application_id = ?', newId, id);
      }
    }
  };
  await database.transaction(move, { foreignKeys: false });
  return moves.map(({ newId }) => newId);
}

/** The same, for one row. */
export async function arrivedAt(
  api: Pick<RunningApi, 'database'>,
  table: 'messages' | 'applications',
  id: string,
  time: string,
): Promise<string> {
  const [newId = id] = await allArrivedAt(api, table, [{ id, time }]);
  return newId;
}
