import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageIds } from '../support/api/admin.ts';
import { post } from '../support/api/api.ts';
import { sampleMessage, simplePath } from '../support/api/messages.ts';
import { together } from './measure.ts';

const retryMs = 250;

/** Each writer has an address of its own: nginx limits addresses. */
export function fromWriter(writer: number) {
  return { 'X-Forwarded-For': `198.18.${Math.floor(writer / 256) % 256}.${writer % 256}` };
}

/**
 * A load of writers, who send each message until it is acknowledged, as the forms do.
 * @param urls of the API, which they share out among them; each repetition goes to the next
 */
export function writing(writers: number, ...urls: readonly string[]) {
  const acknowledged: string[] = [];
  const refused = new Map<number | 'no answer', number>();
  let tries = 0;
  let isOver = false;
  const done = together(writers, async (writer) => {
    while (!isOver) {
      const body = { ...sampleMessage, message: randomUUID() };
      const headers = { 'Idempotency-Key': randomUUID(), ...fromWriter(writer) };
      for (let turn = writer; ; turn += 1) {
        tries += 1;
        const url = urls[turn % urls.length] ?? '';
        const answer = await post(url + simplePath, body, headers).catch(() => undefined);
        if (answer?.status === 201) {
          acknowledged.push(((await answer.json()) as { id: string }).id);
          break;
        }
        await answer?.text().catch(() => undefined);
        const status = answer?.status ?? 'no answer';
        refused.set(status, (refused.get(status) ?? 0) + 1);
        await sleep(retryMs);
      }
    }
  });
  return {
    acknowledged,
    /** The other answers, by their status. */
    refused,
    /** Resolves when each writer has been answered from now on, with how long that took, in ms. */
    async answered(): Promise<number> {
      const began = performance.now();
      const before = acknowledged.length;
      while (acknowledged.length < before + writers) await sleep(20);
      return performance.now() - began;
    },
    /** @throws if an acknowledged message is lost. @returns a line of results */
    async stop(): Promise<string> {
      isOver = true;
      await done;
      const sent = acknowledged.length;
      const lost = await lostOf(urls[0] ?? '', acknowledged);
      assert.equal(lost, 0, `${lost} of ${sent} acknowledged messages are lost`);
      return `none of ${sent} acknowledged messages lost, ${tries - sent} sent again`;
    },
  };
}

/** How many of the acknowledged messages the admin does not list. */
async function lostOf(url: string, acknowledged: readonly string[]): Promise<number> {
  const stored = await messageIds({ url });
  const known = new Set(stored);
  assert.equal(known.size, stored.length, 'a message is listed twice');
  assert.equal(new Set(acknowledged).size, acknowledged.length, 'two messages have one id');
  return acknowledged.filter((id) => !known.has(id)).length;
}
