import assert from 'node:assert/strict';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../support/api/admin.ts';
import { sendMessage } from '../support/api/messages.ts';
import {
  clusterStack,
  dockerRuns,
  inService,
  restoreFromElsewhere,
  scale,
} from '../support/stack/stack-cluster.ts';

const messages = 20;

/** A stack whose database is lost with its backups gets the copy from elsewhere, as the operator's document says. */
export default async function clusterRestore(): Promise<string> {
  if (!dockerRuns()) return 'not run: no Docker engine answers here';
  await using stack = await clusterStack();
  for (let sent = 0; sent < messages; sent += 1) await sendMessage(stack);
  await inService('backup', 'node', 'db/backup.js');
  await inService('offsite', 'node', '--env-file=/run/secrets/offsite', 'db/offsite.js');
  await scale({ api: 0, offsite: 0 });
  await inService('backup', 'sh', '-c', 'rm /backups/*');
  await inService('postgres', 'psql', '-U', 'site', '-c', 'drop schema public cascade');
  await inService('postgres', 'psql', '-U', 'site', '-c', 'create schema public');
  // On a new machine the database is that of a site that has just started.
  await scale({ api: 3 });
  await stack.untilUp('offsite');
  assert.equal(await messagesOf(stack), 0);
  const began = performance.now();
  await scale({ api: 0 });
  assert.match(await restoreFromElsewhere(), /^Restored /m);
  await scale({ restore: 0, api: 3, offsite: 1 });
  await stack.untilUp();
  const seconds = Math.round((performance.now() - began) / 1000);
  assert.equal(await messagesOf(stack), messages);
  return `${messages} of ${messages} messages are back from elsewhere, ${seconds} s after the first command`;
}

async function messagesOf(site: { readonly url: string }): Promise<number> {
  const { adminCall } = await adminOf(site);
  return (await adminCall(calls.listMessages, { query: {} })).total;
}
