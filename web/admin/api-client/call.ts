import type { Getter, Setter } from 'jotai';
import { atom } from 'jotai';
import { verify } from '#contract/admin/session.ts';
import type { Call } from '#contract/call.ts';
import { callApi, noResponse, type Outcome, type ResponseBody } from '../../api-client/call-api.ts';
import { eitherSignal } from '../../api-client/either-signal.ts';
import { languageAtom } from '../language.ts';
import { idleHeaders } from '../session/activity.ts';
import {
  endedAtom,
  isLeavingAtom,
  isLockedAtom,
  lockAndWaitAtom,
  untilLocked,
} from '../session/lock.ts';
import { sessionAtom } from '../session/session.ts';
import { changesAtom, connectionAtom } from './connection.ts';

/**
 * Time limit of a call, in ms: longer than nginx's, which then responds itself. Without a limit a call over a dead
 * connection, as after a change of networks, would delay every later one of its record for minutes.
 */
const responseMs = 35_000;

/** Whether the page is being left: a change that is sent now must outlive it. */
let isLeft = false;
addEventListener('pagehide', () => {
  isLeft = true;
});
addEventListener('pageshow', () => {
  isLeft = false;
});

export type CallOptions = {
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Replaces the call's time limit. */
  readonly init?: RequestInit;
  /** Ends a read whose response is no longer needed. */
  readonly signal?: AbortSignal | undefined;
  /** Reads the file that the call responds with. It has no time limit. */
  readonly readFile?: (response: Response) => Promise<unknown>;
};

/** Options of a call that sends files. Without a time limit: megabytes take minutes on a slow line. */
export function asForm(parts: Readonly<Record<string, string | File>>): CallOptions {
  const body = new FormData();
  for (const [name, part] of Object.entries(parts)) body.append(name, part);
  return { init: { method: 'POST', body } };
}

function isChange({ method }: Call, { readFile }: CallOptions): boolean {
  return method !== 'get' && !readFile;
}

/**
 * Makes an API call of the admin. If the session has ended, the page locks, and a change or a file is repeated after
 * the login: no change is lost. A read is not repeated, since the component that shows it fetches again. Never throws.
 */
export async function authenticatedCall<C extends Call>(
  get: Getter,
  set: Setter,
  call: C,
  options: CallOptions = {},
): Promise<Outcome<ResponseBody<C>>> {
  const isRead = call.method === 'get' && !options.readFile;
  for (;;) {
    // Its response, 401, would lock the page.
    if (get(isLeavingAtom)) return noResponse;
    if (get(isLockedAtom) && (isRead || !(await set(lockAndWaitAtom)))) return noResponse;
    const bearer = get(sessionAtom)?.token;
    if (bearer === undefined) return noResponse;
    const outcome = await send(get, set, call, { ...options, bearer });
    if (!outcome.ok && outcome.status === 401) {
      set(endedAtom, bearer);
      continue;
    }
    if (!outcome.ok && outcome.status === 403) await set(askPasswordChangeAtom);
    // The outcome of a change is returned after the page is unlocked, unless the call itself unlocks it.
    const isWaiting = isChange(call, options) && !call.opensSession && get(isLockedAtom);
    if (isWaiting) await set(lockAndWaitAtom);
    return outcome;
  }
}

type Sent = CallOptions & { readonly bearer: string };

async function send<C extends Call>(
  get: Getter,
  set: Setter,
  call: C,
  options: Sent,
): Promise<Outcome<ResponseBody<C>>> {
  const limit = new AbortController();
  const timer = options.readFile ? undefined : setTimeout(() => limit.abort(), responseMs);
  const { signal: unneeded = limit.signal } = options;
  const changes = isChange(call, options) ? 1 : 0;
  // A locked page must receive no data, not even a part.
  const init = changes
    ? { signal: limit.signal, keepalive: isLeft || document.visibilityState === 'hidden' }
    : { signal: eitherSignal(untilLocked(), limit.signal, unneeded) };
  set(changesAtom, (count) => count + changes);
  const outcome = await callApi(call, {
    ...{ language: get(languageAtom), headers: idleHeaders(), init, ...options },
  });
  clearTimeout(timer);
  // A read that a lock or its caller ended says nothing about the connection.
  const isUnanswered = !outcome.ok && outcome.status === undefined;
  if (isUnanswered && (limit.signal.aborted || !init.signal.aborted)) set(connectionAtom, 'lost');
  // Releases the other signals of `eitherSignal`, which may outlive the call by hours.
  limit.abort();
  set(changesAtom, (count) => count - changes);
  return outcome;
}

/** If the first password must be changed, the page asks for a new password. */
const askPasswordChangeAtom = atom(null, async (get, set) => {
  const record = get(sessionAtom);
  if (!record) return;
  const { token: bearer } = record;
  const state = await callApi(verify, { language: get(languageAtom), bearer });
  if (state.ok && state.data.passwordToChange) {
    set(sessionAtom, { ...record, passwordToChange: true });
  }
});
