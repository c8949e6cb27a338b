import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import { proofHeader } from '#contract/proof-of-work.ts';

/** The outcome of a call: its answer, or the error to show the visitor. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false;
      /** Undefined when no answer came: the network is gone, or the service is. */
      readonly status: number | undefined;
      /** The answer's own words, in the language asked for; empty when it had none. */
      readonly text: string;
      /** What is wrong with each field, in words. */
      readonly fields: Readonly<Record<string, string>>;
    };

type CallOptions = {
  readonly language: Language;
  readonly body?: unknown;
  /** For the braces in the call's path. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly bearer?: string | undefined;
  /** Sent again under it, the same content is stored once. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly init?: RequestInit;
  /** For a call that asks for one: a solved challenge (proof-of-work.ts). */
  readonly proof?: string | undefined;
};

/** What a call of the contract answers when all is well. */
export type Answer<C extends Call> = C['answer'] extends { body: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

/** Makes a call of the contract. Never throws: an outcome is always one of the two kinds. */
export async function callApi<C extends Call>(
  call: C,
  { language, body, parameters = {}, query = {}, bearer, headers, init, ...sending }: CallOptions,
): Promise<Outcome<Answer<C>>> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  try {
    const response = await fetch(path + (search && `?${search}`), {
      method: call.method.toUpperCase(),
      credentials: 'include',
      headers: {
        ...commonHeaders(language, sending),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...init,
    });
    const type = response.headers.get('Content-Type');
    return outcomeOf(call, { status: response.status, type, text: await response.text() });
  } catch {
    return noAnswer;
  }
}

/** The outcome when none came back. */
export const noAnswer = { ok: false, status: undefined, text: '', fields: {} } as const;

/** What each call says of itself, however it is sent. */
export function commonHeaders(
  language: Language,
  { idempotencyKey, proof }: Pick<CallOptions, 'idempotencyKey' | 'proof'> = {},
): Record<string, string> {
  return {
    Accept: 'application/problem+json, application/json, text/plain',
    'Accept-Language': language,
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
    ...(proof && { [proofHeader]: proof }),
  };
}

type Received = { readonly status: number; readonly type: string | null; readonly text: string };

/**
 * What an answer that came back means.
 * @throws SyntaxError where it says that it is JSON and is none
 */
export function outcomeOf<C extends Call>(call: C, received: Received): Outcome<Answer<C>> {
  if (received.status !== call.answer.status) return refusal(received);
  return { ok: true, data: call.answer.body ? JSON.parse(received.text) : undefined };
}

function refusal({ status, type, text }: Received) {
  if (type === null || type.startsWith('text/plain'))
    return { ok: false, status, text, fields: {} } as const;
  if (!type.includes('json')) return { ok: false, status, text: '', fields: {} } as const;
  const { detail = '', errors = {} }: { detail?: string; errors?: Record<string, string[]> } =
    JSON.parse(text);
  const fields = Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages.join(' ')]),
  );
  return { ok: false, status, text: detail, fields } as const;
}
