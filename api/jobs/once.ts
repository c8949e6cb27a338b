import type { Store } from '#db/store.ts';

/** Does the work of a job, unless another replica of the service is doing it. @returns whether it was done */
export async function once(
  { replicas }: Pick<Store, 'replicas'>,
  job: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const run = async () => {
    await work();
  };
  if (replicas) return replicas.alone(job, run);
  await run();
  return true;
}
