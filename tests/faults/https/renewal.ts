import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { shakeHands, type TlsPort, visit } from '../../support/stack/tls-visits.ts';
import { together } from '../measure.ts';

const renewals = 3;
const visitors = 8;
/** As frequent as browsers, and slow enough that certbot can work on two processors. */
const betweenVisitsMs = 20;

/** Certificates are renewed while visitors load pages, each with its own handshake: no visit fails. */
export async function renewUnderLoad(
  tls: TlsPort,
  name: string,
  renew: () => Promise<unknown>,
): Promise<string> {
  let isOver = false;
  let visits = 0;
  const load = together(visitors, async () => {
    while (!isOver) {
      const { status } = await visit(tls, name, '/tr');
      assert.equal(status, 200);
      visits += 1;
      await sleep(betweenVisitsMs);
    }
  });
  // Awaited below; without this handler Node would end the process before that.
  load.catch(() => {});
  const serials = [(await shakeHands(tls, name)).serial];
  try {
    for (let turn = 0; turn < renewals; turn += 1) {
      await renew();
      serials.push((await shakeHands(tls, name)).serial);
    }
  } finally {
    isOver = true;
  }
  await load;
  assert.equal(new Set(serials).size, renewals + 1, 'a renewal brought no other certificate');
  return `${renewals} renewals during ${visits} visits, none of which failed`;
}
