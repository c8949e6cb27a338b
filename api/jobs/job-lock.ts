import { setTimeout as wait } from 'node:timers/promises';
import { Busy } from '#db/engine/errors.ts';
import type { Store } from '#db/engine/store.ts';

const betweenTriesMs = 100;
/** nginx gives up after 30 s. */
const patienceMs = 20_000;

type Deps = Pick<Store, 'replicas'>;

/** Runs a job unless another replica is running it. @returns whether it ran */
export async function runUnlessLocked(
  { replicas }: Deps,
  job: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  if (replicas) return replicas.alone(job, work);
  await work();
  return true;
}

/** Runs a job once no other replica is running it. @throws Busy after 20 s */
export async function runExclusive<T>(deps: Deps, job: string, work: () => Promise<T>): Promise<T> {
  const results: T[] = [];
  const until = performance.now() + patienceMs;
  while (!(await runUnlessLocked(deps, job, async () => results.push(await work())))) {
    if (performance.now() > until) throw new Busy(`another replica does this for too long: ${job}`);
    await wait(betweenTriesMs);
  }
  return results[0] as T;
}
