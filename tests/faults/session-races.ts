import assert from 'node:assert/strict';
import { calls } from '#contract/calls.ts';
import { bearer, login, type RunningApi, startApi } from '../support/api/api.ts';
import { together } from './measure.ts';

const races = 1000;
const workers = 2;
/** A session that was last used this long ago is saved at its next use: the late save. */
const agedMs = 60_000;

/** A logout and uses of the same session at once, a thousand times: no session is valid afterwards. */
export async function sessionRaces(): Promise<string> {
  await using api = await startApi();
  const age = () => api.database.run('update sessions set seen_at = seen_at - ?', agedMs);
  let cut = 0;
  await together(workers, async (worker) => {
    for (let race = worker; race < races; race += workers) cut += await raceOnce(api, race, age);
  });
  const left = await api.database.value('select count(*) from sessions');
  assert.equal(left, 0, `${left} sessions are still stored`);
  return `of ${races} sessions none was valid after its logout (${cut} uses of them came before it, the others after)`;
}

/** The number of uses that were still accepted. */
async function raceOnce(
  api: RunningApi,
  race: number,
  age: () => Promise<number>,
): Promise<number> {
  const { token, cookie } = await login(api);
  const carriers = [bearer(token), { Cookie: cookie }];
  await age();
  const use = (turn: number) => {
    const path = [calls.verify.path, calls.listMessages.path][turn % 2];
    return fetch(`${api.url}${path}`, { headers: carriers[(turn >> 1) % 2] ?? {} });
  };
  // At another position among the uses each time.
  const place = race % 5;
  const sent: Promise<Response>[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    if (turn === place) sent.push(logOut(api, carriers[race % 2]));
    sent.push(use(turn));
  }
  if (place === 4) sent.push(logOut(api, carriers[race % 2]));
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  assert.deepEqual(
    statuses.filter((status) => ![200, 204, 401].includes(status)),
    [],
  );
  for (const headers of carriers) {
    const { status } = await fetch(api.url + calls.verify.path, { headers });
    assert.equal(status, 401, `race ${race}: the session is valid after its logout`);
  }
  return statuses.filter((status) => status === 200).length;
}

function logOut(api: RunningApi, headers: Record<string, string> = {}) {
  return fetch(api.url + calls.logOut.path, { method: 'POST', headers });
}
