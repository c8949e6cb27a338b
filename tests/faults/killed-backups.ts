import assert from 'node:assert/strict';
import { killBackups } from '../support/killed-backups.ts';

const kills = 24;
/** Enough that the kills find every part of a run: the copy, its check, its way to the disk. */
const megabytes = 50;

/** 24 backups are killed while messages come in: whatever has a backup's name restores, and nothing else is left. */
export async function killedBackups(): Promise<string> {
  const { failures, backups, cutOff, messages } = await killBackups(kills, megabytes);
  assert.deepEqual(failures, []);
  assert.ok(cutOff > kills / 2, `only ${cutOff} kills came while a backup was not whole`);
  return `all ${backups} backups restore after ${kills} kills, ${cutOff} of them before it was whole, while ${messages} messages came`;
}
