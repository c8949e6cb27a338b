import { EventSourceParserStream } from 'eventsource-parser/stream';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { readContent } from '#contract/admin/content.ts';
import { type AdminEvent, type RecordEvent, watchEvents } from '#contract/admin/events.ts';
import type { readFirstSteps } from '#contract/admin/first-steps.ts';
import type { readSystem } from '#contract/admin/system.ts';
import { fill } from '#contract/fill.ts';
import { eitherSignal } from '../../api-client/either-signal.ts';
import { notify } from '../../features/toasts/notify.ts';
import { authenticatedCall } from '../api-client/call.ts';
import { connectionAtom } from '../api-client/connection.ts';
import { refreshCountsAtom } from '../api-client/counts.ts';
import { type RecordChange, repeatReads } from '../api-client/queries.ts';
import { isPublishingAtom, publishProgressAtom } from '../content/publishing/progress.ts';
import { isolated } from '../format/isolated.ts';
import { languageAtom, textsAtom } from '../language.ts';
import { noteArrival } from '../list/list-state.ts';
import { idleHeaders } from '../session/activity.ts';
import { endedAtom } from '../session/lock.ts';
import { queryClientAtom } from '../session/query-client.ts';
import { confirmSession, entryAtom, sessionAtom } from '../session/session.ts';
import { roleOf } from '../session/user.ts';
import { announceAtom } from '../ui/announced.ts';
import { recordKinds } from './record-kinds.ts';

const firstWaitMs = 1000;
const longestWaitMs = 15_000;
/** A broken stream is reported after this time: it breaks with each restart of the service. */
const reportedMs = 2000;

/** Heartbeats come every ten seconds. A connection that breaks silently, as during sleep, never ends. */
const longestSilenceMs = 35_000;

type Store = ReturnType<typeof useStore>;

/** Listens to the events, and reconnects. Begins before the API has confirmed the session: that saves time. */
export function useAdminEvents(hasSession: boolean): void {
  const store = useStore();
  useEffect(() => {
    if (!hasSession) return;
    const leave = new AbortController();
    listen(store, leave.signal);
    return () => leave.abort();
  }, [store, hasSession]);
}

async function listen(store: Store, left: AbortSignal): Promise<void> {
  const lose = () => store.set(connectionAtom, 'lost');
  addEventListener('offline', lose, { signal: left });
  let waitMs = firstWaitMs;
  let wasOpen = false;
  let report: ReturnType<typeof setTimeout> | undefined;
  while (!left.aborted) {
    const line = new AbortController();
    let unwatch: (() => void) | undefined;
    try {
      const events = await open(store, left, line, wasOpen);
      wasOpen = true;
      clearTimeout(report);
      store.set(connectionAtom, 'open');
      // Over a network that is gone, the stream would end much later.
      unwatch = store.sub(connectionAtom, () => line.abort());
      waitMs = firstWaitMs;
      // Not `for await`: Safari cannot iterate a stream.
      for (let next = await events.read(); next.value; next = await events.read()) {
        await hear(store, next.value.data);
      }
    } catch {
      // The connection broke, or could not be opened.
    } finally {
      unwatch?.();
      // Nobody reports how far it is any more: a publication would be waited for without end.
      store.set(publishProgressAtom, undefined);
      // An open connection would occupy one of the six that a browser allows per host.
      line.abort();
    }
    if (left.aborted || (await store.get(entryAtom)).access !== 'all') break;
    if (waitMs === firstWaitMs) report = setTimeout(lose, reportedMs);
    await pause(waitMs, left);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
  clearTimeout(report);
}

/** Loads the page anew if the user has another role, so that nothing of what was read before stays. */
async function reloadsForRole(store: Store): Promise<boolean> {
  const record = store.get(sessionAtom);
  const { user } = await store.get(entryAtom);
  const state = record && (await confirmSession(record, store.get(languageAtom)));
  if (!state || roleOf(state.user) === roleOf(user)) return false;
  location.reload();
  return true;
}

async function open(store: Store, left: AbortSignal, line: AbortController, isAgain: boolean) {
  const signal = eitherSignal(left, line.signal);
  const token = store.get(sessionAtom)?.token;
  const response = await fetch(watchEvents.path, {
    headers: { ...idleHeaders(), ...(token && { Authorization: `Bearer ${token}` }) },
    signal,
  });
  // At the start the access is not known yet: a stored session that has ended leads to the login page.
  const hasEnded = response.status === 401 && (await store.get(entryAtom)).access === 'all';
  if (hasEnded && token) store.set(endedAtom, token);
  if (!response.ok || !response.body) throw new Error(String(response.status));
  // Aborted in the meantime: nobody would read the stream.
  signal.throwIfAborted();
  // Another role ends the stream, and loads the page anew.
  if (isAgain && (await reloadsForRole(store))) throw new Error('reloading');
  // What was read before may be older than an event that this stream does not bring.
  refreshAll(store);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const onComment = () => {
    clearTimeout(silence);
    silence = setTimeout(() => line.abort(), longestSilenceMs);
  };
  onComment();
  return response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ onComment }))
    .getReader();
}

/** What an event of the site outdates. As types: the inbox would load these contracts for their paths alone. */
const outdated: readonly [
  typeof readContent.path,
  typeof readSystem.path,
  typeof readFirstSteps.path,
] = ['/api/Admin/Content', '/api/Admin/System', '/api/Admin/FirstSteps'];

async function hear(store: Store, data: string): Promise<void> {
  const event: AdminEvent = JSON.parse(data);
  if (event.about === 'content') {
    store.set(publishProgressAtom, event.progress);
    if (event.progress) return;
    // They have the company's name and logo, and the open steps.
    store.set(refreshCountsAtom);
    // After a publication of its own, a page reads what is live itself.
    if (store.get(isPublishingAtom)) return;
    return repeatReads(store.get(queryClientAtom), {
      predicate: ({ queryKey: [path] }) => outdated.some((one) => String(path).startsWith(one)),
    });
  }
  const { about, what, id, suspected } = event;
  if (what === 'arrived' && id) noteArrival(id);
  // Fetching suspected spam for this would count as an admin having seen it.
  if (what === 'arrived' && id && !suspected) announce(store, about, id);
  store.set(refreshCountsAtom);
  const change: RecordChange = { id, isErased: what === 'erased' };
  repeatReads(store.get(queryClientAtom), {
    predicate: ({ meta }) => meta?.isOutdatedBy(change) ?? false,
  });
  await recordKinds[about].refresh(store.set, id);
}

async function refreshAll(store: Store): Promise<void> {
  repeatReads(store.get(queryClientAtom));
  await recordKinds.message.refresh(store.set);
  await recordKinds.application.refresh(store.set);
}

async function announce(store: Store, about: RecordEvent['about'], id: string): Promise<void> {
  const { read, isListed } = recordKinds[about];
  const outcome = await authenticatedCall(store.get, store.set, read, { parameters: { id } });
  if (!outcome.ok) return;
  const { arrived } = store.get(textsAtom);
  const named = fill(arrived[about], { name: isolated(outcome.data.fullName) });
  if (isListed()) {
    // The list shows it: a toast would cover what is below the pointer.
    store.set(announceAtom, named);
    return;
  }
  const now = Date.now();
  const isMore = now - announced.at < gatheredMs;
  announced.count = isMore ? announced.count + 1 : 1;
  announced.at = now;
  const text = isMore ? fill(arrived.many, { count: String(announced.count) }) : named;
  announced.toast = notify('info', text, isMore ? { replaced: announced.toast } : {});
}

/** In ms: records that arrive in quick succession share one toast. */
const gatheredMs = 4000;
const announced = { toast: '', count: 0, at: 0 };

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
