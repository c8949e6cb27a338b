import { join } from 'node:path';
import { calls } from '#contract/calls.ts';
import { adminOf } from './admin.ts';
import { type RunningApi, startApi } from './api.ts';

/** The project: only there does the service find the build, which it needs to publish. */
const project = join(import.meta.dirname, '../..');

/** A service that serves the built site, as `npm start` does, and can publish. */
export function startSite(settings: Record<string, string> = {}): Promise<RunningApi> {
  return startApi(settings, { cwd: project });
}

/** A value of a document and its new value, as an editor changes it. */
export type Edit = readonly [document: string, path: string, value: unknown];

/** Logs in, and edits and publishes over HTTP. */
export async function editorOf(api: Pick<RunningApi, 'url'>) {
  const admin = await adminOf(api);
  const { adminCall, send } = admin;

  /** Keeps edits on top of what was kept before. */
  async function keep(...edits: Edit[]) {
    const names = new Set(edits.map(([document]) => document));
    const versions = new Map<string, number>();
    for (const name of names) {
      const { units } = await adminCall(calls.readDocument, { query: { name } });
      for (const { path, version } of units) versions.set(name + path, version);
    }
    const changes = edits.map(([document, path, value]) => {
      return { document, path, value, version: versions.get(document + path) ?? 0 };
    });
    return adminCall(calls.changeContent, { body: { changes } });
  }

  /** Keeps edits and publishes them. */
  async function publish(...edits: Edit[]) {
    await keep(...edits);
    return adminCall(calls.publishContent, { body: { note: '' } });
  }

  return { ...admin, adminCall, send, keep, publish };
}

/** The HTML of a page. */
export async function pageOf({ url }: Pick<RunningApi, 'url'>, path: string): Promise<string> {
  const answer = await fetch(url + path);
  if (answer.status !== 200) throw new Error(`${answer.status} of ${path}`);
  return answer.text();
}
