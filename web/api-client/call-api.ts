import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import { proofHeader } from '#contract/proof-of-work.ts';

/** The outcome of a call: its answer, or the error to show the visitor. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false;
      /** Undefined when there was no answer: the network or the service is down. */
      readonly status: number | undefined;
      /** The answer's error text in the requested language; empty if it had none. */
      readonly text: string;
      /** The error text of each invalid field. */
      readonly fields: Readonly<Record<string, string>>;
    };

type CallOptions = {
  readonly language: Language;
  readonly body?: unknown;
  /** For the braces in the call's path. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly bearer?: string | undefined;
  /** The same content sent again with this key is stored once. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly init?: RequestInit;
  /** Called with an answer before its body is read. */
  readonly onAnswer?: (answer: Response) => void;
  /** A solved challenge, if the call requires one (proof-of-work.ts). */
  readonly proof?: string | undefined;
};

/** The successful answer of a call of the contract: parsed JSON, or a page as text. */
export type Answer<C extends Call> = C['answer'] extends { body: infer S extends z.ZodMiniType }
  ? z.output<S>
  : C['answer'] extends { type: 'text/html' }
    ? string
    : undefined;

/** Makes a call of the contract. Never throws: an outcome is always one of the two kinds. */
export async function callApi<C extends Call>(
  call: C,
  {
    language,
    body,
    parameters = {},
    query = {},
    bearer,
    headers,
    init,
    onAnswer,
    ...sending
  }: CallOptions,
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
    onAnswer?.(response);
    const type = response.headers.get('Content-Type');
    return outcomeOf(call, { status: response.status, type, text: await response.text() });
  } catch {
    return noAnswer;
  }
}

/** The outcome when there was no answer. */
export const noAnswer = { ok: false, status: undefined, text: '', fields: {} } as const;

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
 * Turns an answer into an outcome.
 * @throws SyntaxError when it claims to be JSON and is not
 */
export function outcomeOf<C extends Call>(call: C, received: Received): Outcome<Answer<C>> {
  if (received.status !== call.answer.status) return refusal(received);
  return { ok: true, data: dataOf(call.answer, received.text) as Answer<C> };
}

function dataOf({ body, type }: Call['answer'], text: string): unknown {
  if (body) return JSON.parse(text);
  return type === 'text/html' ? text : undefined;
}

function refusal({ status, type, text }: Received) {
  const isPlain = type === null || type.startsWith('text/plain');
  const answer = { ok: false, status, text: isPlain ? text : '', fields: {} } as const;
  if (!type?.includes('json')) return answer;
  // A proxy's error response may be of any shape, which the page could not show.
  try {
    const { detail, errors = {} }: { detail?: unknown; errors?: Record<string, string[]> } =
      JSON.parse(text);
    const fields = Object.fromEntries(
      Object.entries(errors).map(([field, messages]) => [field, messages.join(' ')]),
    );
    return { ...answer, text: typeof detail === 'string' ? detail : '', fields };
  } catch {
    return answer;
  }
}
