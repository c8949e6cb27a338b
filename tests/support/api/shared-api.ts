import { afterAll } from 'vitest';
import { adminOf } from './admin.ts';
import { type RunningApi, startApi } from './api.ts';
import { editorOf, startSite } from './content.ts';

/** Disposes of something after the tests of the file, or of the `describe` around the call. */
export function disposedAfterAll<T extends AsyncDisposable>(thing: T): T {
  afterAll(() => thing[Symbol.asyncDispose]());
  return thing;
}

/** An API that several tests share. Apart from `startApi`, since benchmarks run without Vitest. */
export async function sharedApi(...how: Parameters<typeof startApi>): Promise<RunningApi> {
  return disposedAfterAll(await startApi(...how));
}

/** A shared API and its admin. */
export async function sharedAdmin(...how: Parameters<typeof startApi>) {
  const api = await sharedApi(...how);
  return { api, ...(await adminOf(api)) };
}

/** A shared site that can publish, and its editor. */
export async function sharedEditor(...how: Parameters<typeof startSite>) {
  const api = disposedAfterAll(await startSite(...how));
  return { api, ...(await editorOf(api)) };
}
