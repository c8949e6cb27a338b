import assert from 'node:assert/strict';
import { killBackups } from '../support/api/killed-backups.ts';

const kills = 24;
/** Large enough that the kills hit every phase: the copy, its check, its sync to the disk. */
const megabytes = 50;

/** 24 backups are killed while messages arrive: every file with a backup's name can be restored, and no other is left. */
export async function killedBackups(): Promise<string> {
  const { failures, backups, cutOff, messages } = await killBackups(kills, megabytes);
  assert.deepEqual(failures, []);
  assert.ok(cutOff > kills / 2, `only ${cutOff} kills hit an incomplete backup`);
  return `all ${backups} backups restore after ${kills} kills, ${cutOff} of them before it was complete, while ${messages} messages arrived`;
}
