/**
 * `node login-crowd.ts URL COUNT`: COUNT logins at once. Each waits after a 429 and tries again until it succeeds; prints
 * the number of 429s. A process of its own at low priority, because real visitors do not use the server's processors.
 */
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '#tests/sample-data/random.ts';
import { post } from '../support/api/api.ts';
import { adminPassword } from '../support/settings.ts';
import { together } from './measure.ts';

setPriority(19);
const [url = '', count] = process.argv.slice(2);
const random = new Random(5);
let refused = 0;
await together(Number(count), async () => {
  for (;;) {
    const answer = await post(`${url}/api/Admin/login`, { password: adminPassword });
    await answer.text();
    if (answer.status === 200) return;
    if (answer.status !== 429) throw new Error(`a login was answered ${answer.status}`);
    refused += 1;
    // Retry-After plus up to a second, since clients do not retry at the same moment.
    await sleep(Number(answer.headers.get('Retry-After')) * 1000 + random.whole(0, 1000));
  }
});
process.stdout.write(String(refused));
