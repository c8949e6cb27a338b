import { EventSourceParserStream } from 'eventsource-parser/stream';
import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { readApplication } from '#contract/admin/applications.ts';
import { type AdminEvent, adminEvent, watchEvents } from '#contract/admin/events.ts';
import { readMessage } from '#contract/admin/messages.ts';
import { check } from '#contract/check.ts';
import { eitherSignal } from '../api-client/either-signal.ts';
import { notify } from '../features/toasts/notify.ts';
import { idleHeaders } from './activity.ts';
import { applicationChangedAtom } from './applications/changed.ts';
import { authenticatedCall } from './call.ts';
import { refreshCountsAtom } from './counts.ts';
import { isolated } from './isolated.ts';
import { textsAtom } from './language.ts';
import { endedAtom } from './lock.ts';
import { messageList } from './messages/list.ts';
import { openMessage } from './messages/open.ts';
import { sessionAtom } from './session.ts';

/** Whether the admin hears of what happens. `lost` is said only after a while: a moment is nobody's business. */
export const lineAtom = atom<'open' | 'lost'>('open');

const firstWaitMs = 1000;
const longestWaitMs = 15_000;

type Store = ReturnType<typeof useStore>;

/** Listens for as long as the admin is shown, and takes the line up again whenever it breaks. */
export function useAdminEvents(): void {
  const store = useStore();
  useEffect(() => {
    const leave = new AbortController();
    listen(store, leave.signal);
    return () => leave.abort();
  }, [store]);
}

async function listen(store: Store, left: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs;
  while (!left.aborted) {
    const line = new AbortController();
    try {
      const events = await open(store, eitherSignal(left, line.signal));
      store.set(lineAtom, 'open');
      // What happened while nobody listened: also between what was fetched first and now.
      refresh(store);
      waitMs = firstWaitMs;
      // Not `for await`: in Safari no stream can be iterated.
      for (let next = await events.read(); next.value; next = await events.read()) {
        await hear(store, next.value.data);
      }
    } catch {
      // The line broke, or there was none to take up.
    } finally {
      // Left open, each line would keep one of the six connections that a browser has for a host.
      line.abort();
    }
    if (left.aborted) return;
    store.set(lineAtom, 'lost');
    await pause(waitMs, left);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

async function open(store: Store, signal: AbortSignal) {
  const token = store.get(sessionAtom)?.token;
  const response = await fetch(watchEvents.path, {
    headers: { ...idleHeaders(), ...(token && { Authorization: `Bearer ${token}` }) },
    signal,
  });
  if (response.status === 401 && token) store.set(endedAtom, token);
  if (!response.ok || !response.body) throw new Error(String(response.status));
  return response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
}

async function hear(store: Store, data: string): Promise<void> {
  const heard = check(adminEvent, JSON.parse(data));
  if (!heard.ok) return;
  const { about, what, id, suspected } = heard.data;
  // Read for this, what is suspected would count as looked at.
  if (what === 'arrived' && id && !suspected) announce(store, about, id);
  store.set(refreshCountsAtom);
  if (about === 'application') {
    store.set(applicationChangedAtom, heard.data);
    return;
  }
  await store.set(messageList.refreshAtom);
  const open = store.get(openMessage.openAtom);
  if (open && (id === undefined || id === open.id)) await store.set(openMessage.fetchAtom);
}

function refresh(store: Store): void {
  store.set(refreshCountsAtom);
  store.set(messageList.refreshAtom);
  if (store.get(openMessage.openAtom)) store.set(openMessage.fetchAtom);
  store.set(applicationChangedAtom, { about: 'application', what: 'changed' });
}

/** Says who wrote. */
async function announce(store: Store, about: AdminEvent['about'], id: string): Promise<void> {
  const call = about === 'message' ? readMessage : readApplication;
  const outcome = await authenticatedCall(store.get, store.set, call, { parameters: { id } });
  if (!outcome.ok) return;
  const { arrived } = store.get(textsAtom);
  const now = Date.now();
  const isMore = now - told.at < gatheredMs;
  told.count = isMore ? told.count + 1 : 1;
  told.at = now;
  const text = isMore
    ? arrived.many.replace('{count}', String(told.count))
    : arrived[about].replace('{name}', () => isolated(outcome.data.fullName));
  told.toast = notify('info', text, isMore ? { replaced: told.toast } : {});
}

/** Several that come at once are told in one toast, and not in a pile that hides the admin. */
const gatheredMs = 4000;
const told = { toast: '', count: 0, at: 0 };

function pause(ms: number, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    const now = () => {
      clearTimeout(timer);
      resolve();
    };
    left.addEventListener('abort', now, { once: true });
    addEventListener('online', now, { once: true });
  });
}
