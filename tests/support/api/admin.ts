import assert from 'node:assert/strict';
import * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { bearer, login, type RunningApi } from './api.ts';

type Options = {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
};

type Answer<C extends Call> = C['response'] extends { body: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

/** Logs in and returns functions for calls of the contract over HTTP. */
export async function adminOf(api: Pick<RunningApi, 'url'>) {
  const { token, cookie } = await login(api);
  return { token, cookie, ...callsOf(api, token) };
}

/** Functions for calls of the contract over HTTP, by the token of a session. */
export function callsOf(api: Pick<RunningApi, 'url'>, token: string) {
  /** Makes a call and resolves with the response, whatever its status. */
  function send(call: Call, { id, query = {}, body, headers = {}, signal }: Options = {}) {
    const path = call.path.replace('{id}', id ?? '');
    return fetch(`${api.url}${path}?${new URLSearchParams(query)}`, {
      method: call.method.toUpperCase(),
      headers: { ...bearer(token), 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  }

  /** Makes a call that must succeed, and resolves with its parsed body. */
  async function adminCall<C extends Call>(call: C, options: Options = {}): Promise<Answer<C>> {
    const answer = await send(call, options);
    const text = await answer.text();
    if (answer.status !== call.response.status) throw new Error(`${answer.status} ${text}`);
    return (
      call.response.body ? z.parse(call.response.body, JSON.parse(text)) : undefined
    ) as Answer<C>;
  }

  return { send, adminCall };
}

type Page<Item> = {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
  readonly total: number;
};

/**
 * Reads a list page by page.
 * @param total that every page must state
 */
export async function everyItem<Item>(
  list: (query: Record<string, string>) => Promise<Page<Item>>,
  query: Readonly<Record<string, string>>,
  total?: number,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Page<Item> = await list({ ...query, ...(cursor && { cursor }) });
    if (total !== undefined) assert.equal(page.total, total);
    all.push(...page.items);
    cursor = page.nextCursor;
  }
  return all;
}

/** The ids of all messages that the admin lists. */
export async function messageIds(api: Pick<RunningApi, 'url'>): Promise<string[]> {
  const { adminCall } = await adminOf(api);
  const list = (query: Record<string, string>) => adminCall(calls.listMessages, { query });
  return (await everyItem(list, { limit: '200' })).map(({ id }) => id);
}

/** Deletes the messages on the first page of the admin's list. */
export async function eraseMessages({
  adminCall,
}: Pick<Awaited<ReturnType<typeof adminOf>>, 'adminCall'>) {
  const { items } = await adminCall(calls.listMessages);
  const ids = items.map(({ id }) => id);
  if (ids.length > 0) await adminCall(calls.changeMessages, { body: { ids, action: 'delete' } });
}
