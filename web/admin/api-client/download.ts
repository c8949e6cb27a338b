import { atom } from 'jotai';
import type { Call } from '#contract/call.ts';
import type { ProblemDetails } from '#contract/problem.ts';
import { commonHeaders } from '../../api-client/call-api.ts';
import { eitherSignal } from '../../api-client/either-signal.ts';
import { dismissToast, notify } from '../../features/toasts/notify.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { idleHeaders } from '../session/activity.ts';
import { endedAtom, isLockedAtom, lockAndWaitAtom, untilLocked } from '../session/lock.ts';
import { sessionAtom } from '../session/session.ts';

/** Refused for now. The message is shown to the admin. */
class TooMany extends Error {}

/** The export under way; null without one. */
export const exportAtom = atom<AbortController | null>(null);

export type DownloadOptions = {
  readonly call: Call;
  readonly query: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Text of the toast at the end; by default that the list was downloaded. */
  readonly done?: string;
};

/** Downloads a list as a file; it can be cancelled meanwhile. */
export const downloadAtom = atom(null, async (get, set, options: DownloadOptions) => {
  const { call, query, body } = options;
  const texts = get(textsAtom);
  const stop = new AbortController();
  set(exportAtom, stop);
  const toast = notify('loading', texts.export.running, {
    action: { label: texts.cancel, run: () => stop.abort() },
  });
  try {
    const { file, name } = await set(
      fetchFileAtom,
      `${call.path}?${new URLSearchParams(query)}`,
      stop.signal,
      body,
    );
    saveFile(file, name);
    notify('success', options.done ?? texts.export.done, { replaced: toast });
  } catch (reason) {
    // A partial list looks like a whole one, so it is dropped.
    const [kind, text] = stop.signal.aborted
      ? (['info', texts.export.stopped] as const)
      : (['error', reason instanceof TooMany ? reason.message : texts.export.failed] as const);
    dismissToast(toast);
    notify(kind, text);
  } finally {
    set(exportAtom, null);
  }
});

type NamedFile = { readonly file: Blob; readonly name: string };

/**
 * Fetches a file of the admin; if the session has ended, it asks for the password.
 * @param body what is posted as JSON; undefined for a call by GET
 * @throws Error when it cannot be fetched; TooMany, with the API's message, while others are under way
 */
export const fetchFileAtom = atom(
  null,
  async (get, set, address: string, signal: AbortSignal, body?: unknown): Promise<NamedFile> => {
    const read = new AbortController();
    try {
      for (;;) {
        if (get(isLockedAtom) && !(await set(lockAndWaitAtom))) throw new Error('locked');
        const token = get(sessionAtom)?.token;
        if (!token) throw new Error('logged out');
        const response = await fetch(address, {
          credentials: 'include',
          headers: {
            ...commonHeaders(get(languageAtom)),
            ...idleHeaders(),
            Authorization: `Bearer ${token}`,
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
          },
          ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
          // A locked page must receive no data, not even a part.
          signal: eitherSignal(signal, untilLocked(), read.signal),
        });
        if (response.ok) return { file: await response.blob(), name: nameOf(response) };
        if (response.status === 429) {
          throw new TooMany(((await response.json()) as ProblemDetails).detail);
        }
        if (response.status !== 401) throw new Error(String(response.status));
        set(endedAtom, token);
      }
    } finally {
      // The signals of page and lock outlive the download.
      read.abort();
    }
  },
);

/** Saves a file through the browser. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Delayed: some browsers read the file a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The file name of a response (RFC 6266). */
function nameOf({ headers }: Response): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded) return decodeURIComponent(encoded);
  const [, quoted, plain] = /filename=(?:"([^"]*)"|([^;]+))/i.exec(disposition) ?? [];
  return quoted ?? plain ?? 'download';
}
