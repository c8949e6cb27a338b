import { atom } from 'jotai';
import type { Call } from '#contract/call.ts';
import { type Outcome, tooManyText } from '../../api-client/call-api.ts';
import { dismissToast, notify } from '../../features/toasts/notify.ts';
import { textsAtom } from '../language.ts';
import { authenticatedCall, type CallOptions } from './call.ts';

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
  const outcome = await set(fetchFileAtom, call, { query, body, signal: stop.signal });
  set(exportAtom, null);
  if (outcome.ok) {
    saveFile(outcome.data.file, outcome.data.name);
    notify('success', options.done ?? texts.export.done, { replaced: toast });
    return;
  }
  // A partial list looks like a whole one, so it is dropped.
  dismissToast(toast);
  if (stop.signal.aborted) notify('info', texts.export.stopped);
  else notify('error', tooManyText(outcome) || texts.export.failed);
});

type NamedFile = { readonly file: Blob; readonly name: string };

/** Fetches a file of the admin; if the session has ended, it asks for the password. */
export const fetchFileAtom = atom(
  null,
  async (get, set, call: Call, options: CallOptions): Promise<Outcome<NamedFile>> => {
    const readFile = async (response: Response): Promise<NamedFile> => {
      return { file: await response.blob(), name: nameOf(response) };
    };
    const outcome = await authenticatedCall(get, set, call, { ...options, readFile });
    return outcome as Outcome<NamedFile>;
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
