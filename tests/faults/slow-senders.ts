import assert from 'node:assert/strict';
import { readdirSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationForm, applicationPath } from '../support/api/applications.ts';
import { sampleMessage, simplePath } from '../support/api/messages.ts';
import { postFrom } from '../support/api/post-from.ts';
import { slowSenders } from '../support/api/slow-senders.ts';
import { atBestOfThree, ms, probe, TooSlow } from './measure.ts';
import { startSite } from './site.ts';

const attacker = '127.0.0.3';
/** Longer than nginx waits for the next byte. */
const lastsMs = 15_000;
const slowestP99Ms = 250;

type Attack = {
  readonly what: string;
  readonly count: number;
  readonly path: string;
  readonly type?: string;
  readonly length: number;
  readonly sent: number;
  /** The number that one address may hold. */
  readonly most: number;
};

const attacks: readonly Attack[] = [
  {
    ...{ what: 'trickling uploads', count: 60, most: 5, path: applicationPath },
    ...{ type: 'multipart/form-data; boundary=x', length: 5_000_000, sent: 1_000_000 },
  },
  {
    ...{ what: 'slow bodies', count: 6600, most: 40, path: simplePath },
    ...{ length: 64_000, sent: 60_000 },
  },
];

/**
 * Sixty uploads and 6,600 bodies from one address send a byte every four seconds and never end, while others apply and
 * write. No other request is refused or delayed, and none of nginx's space for bodies is used.
 */
export async function slowSendersAttack(): Promise<string> {
  const lines: string[] = [];
  for (const attack of attacks) lines.push(await atBestOfThree(() => underAttack(attack)));
  return lines.join('; ');
}

async function underAttack({ what, most, ...attack }: Attack): Promise<string> {
  await using site = await startSite({ settings: { RATE_LIMITS: 'off' } });
  const visitor = { port: site.port, from: '127.0.0.2' };
  // Before the attack, since the first request of each kind takes longer.
  assert.equal((await postFrom(visitor, applicationPath, applicationForm())).status, 201);
  assert.equal((await postFrom(visitor, simplePath, sampleMessage)).status, 201);
  using senders = await slowSenders({ ...attack, port: site.port, from: attacker });
  const probing = probe(250, async (turn) => {
    const { status } =
      turn % 2 === 0
        ? await postFrom(visitor, applicationPath, applicationForm())
        : await postFrom(visitor, simplePath, sampleMessage);
    assert.equal(status, 201);
  });
  await sleep(lastsMs);
  const held = senders.held();
  const kept = bytesIn(join(site.directory, 'tmp/client-body'));
  const { count, p99, worst } = await probing.stop();
  assert.ok(held > 0 && held <= most, `${held} hold their place (${what})`);
  assert.equal(kept, 0, `${kept} bytes wait on the disk (${what})`);
  assert.ok(p99 <= slowestP99Ms, new TooSlow(`p99 of others was ${ms(p99)} (${what})`));
  return `${attack.count} ${what} from one address: ${held} held, ${count} of others all 201, p99 ${ms(p99)}, worst ${ms(worst)}`;
}

/** In open files: nginx unlinks its temporary files at once. */
function bytesIn(directory: string): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.flatMap((pid) => openFiles(pid, directory)).reduce((sum, size) => sum + size, 0);
}

function openFiles(pid: string, directory: string): number[] {
  try {
    return readdirSync(`/proc/${pid}/fd`)
      .map((name) => `/proc/${pid}/fd/${name}`)
      .filter((descriptor) => readlinkSync(descriptor).startsWith(directory))
      .map((descriptor) => statSync(descriptor).size);
  } catch {
    // The process has ended or belongs to another user.
    return [];
  }
}
