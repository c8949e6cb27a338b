import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openRequest } from '../support/api/api.ts';
import { sampleMessage, simplePath } from '../support/api/messages.ts';
import { together } from './measure.ts';
import { fromWriter } from './writers.ts';

let asked = 0;

/** Each request comes from another address, since nginx limits addresses. */
function fromAnother() {
  asked += 1;
  return fromWriter(asked);
}

/** Each request on a connection of its own: when a kept one ends without an answer, a browser repeats the request. */
export async function get(url: string) {
  const { outgoing, answer } = openRequest({ headers: fromAnother() }, url);
  outgoing.end();
  return answer;
}

/** A page, and the files that it names. */
export async function pageAt(url: string) {
  const { status, text } = await get(url);
  assert.equal(status, 200, url);
  const files = [...text.matchAll(/"(\/assets\/[\w./-]+\.(?:js|css|woff2))"/g)];
  return { html: text, files: [...new Set(files.map(([, file = '']) => file))] };
}

/**
 * Visitors of whom half read pages with all that these name, and half send forms.
 * @param pauseMs how long each waits before the next page or form
 */
export function visiting(url: string, visitors: number, pauseMs = 20) {
  const failures: string[] = [];
  let requests = 0;
  let isOver = false;
  const tried = async (what: string, work: () => Promise<unknown>) => {
    requests += 1;
    await work().catch((reason: Error) => failures.push(`${what}: ${reason.message}`));
  };
  const done = together(visitors, async (visitor) => {
    while (!isOver) {
      if (visitor % 2 === 0) await tried('message', () => send(url));
      else {
        await tried('page', async () => {
          for (const file of (await pageAt(`${url}/tr`)).files) {
            await tried(file, async () => assert.equal((await get(url + file)).status, 200));
          }
        });
      }
      await sleep(pauseMs);
    }
  });
  return {
    /** @throws if one of the requests failed. @returns how many there were */
    async stop(): Promise<number> {
      isOver = true;
      await done;
      assert.equal(failures.length, 0, summed(failures));
      return requests;
    },
  };
}

/** The kinds of failures, with how many there were of each. */
function summed(failures: readonly string[]): string {
  const counted = Object.entries(Object.groupBy(failures, (failure) => failure));
  return counted.map(([failure, all]) => `${all?.length} × ${failure}`).join(', ');
}

async function send(url: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json', ...fromAnother() };
  const { outgoing, answer } = openRequest({ method: 'POST', headers }, url + simplePath);
  outgoing.end(JSON.stringify({ ...sampleMessage, message: randomUUID() }));
  assert.equal((await answer).status, 201);
}
