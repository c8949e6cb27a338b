/**
 * `node login-crowd.ts URL COUNT`: so many log in at once, and each who is told to wait does so and tries again
 * until it is in; prints how often they were told. A process of its own, of low priority: a crowd is elsewhere
 * and takes nothing of the server's processors.
 */
import { setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Random } from '#tests/sample-data/random.ts';
import { post } from '../support/api.ts';
import { adminPassword } from '../support/settings.ts';
import { together } from './measure.ts';

setPriority(19);
const [url = '', count] = process.argv.slice(2);
const random = new Random(5);
let told = 0;
await together(Number(count), async () => {
  for (;;) {
    const answer = await post(`${url}/api/Admin/login`, { password: adminPassword });
    await answer.text();
    if (answer.status === 200) return;
    if (answer.status !== 429) throw new Error(`a login was answered ${answer.status}`);
    told += 1;
    // As long as Retry-After says, or a little longer: nobody is as punctual as the others.
    await sleep(Number(answer.headers.get('Retry-After')) * 1000 + random.whole(0, 1000));
  }
});
process.stdout.write(String(told));
