import type { Queries } from '../database/test-database.ts';
import type { RunningApi } from './api.ts';

/** The lowest id of a moment, as UUID version 7 has it, with a number to tell them apart. */
function idAt(ms: number, count: number): string {
  const hex = ms.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${count.toString(16).padStart(3, '0')}-8000-000000000000`;
}

let moved = 0;

/**
 * Moves a stored row to when it is said to have arrived.
 * @param time ISO 8601
 * @returns its new id
 */
export async function arrivedAt(
  { database }: Pick<RunningApi, 'database'>,
  table: 'messages' | 'applications',
  id: string,
  time: string,
): Promise<string> {
  moved += 1;
  const ms = Date.parse(time);
  const newId = idAt(ms, moved);
  const move = async ({ run }: Queries) => {
    await run(`update ${table} set id = ?, created_at = ? where id = ?`, newId, ms, id);
    if (table === 'applications') {
      await run('update cvs set application_id = ? where application_id = ?', newId, id);
    }
  };
  await database.transaction(move, { foreignKeys: false });
  return newId;
}
