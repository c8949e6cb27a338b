import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { Language } from '#contract/languages.ts';
import type { ProblemDetails } from '#contract/problem.ts';
import { proofHeader } from '#contract/proof-of-work.ts';

/** The outcome of a call: the response, or the error to show. */
export type Outcome<T> =
  | { readonly ok: true; readonly data: T }
  | {
      readonly ok: false;
      /** Undefined without a response: the network or the service is down. */
      readonly status: number | undefined;
      /** The response's error text in the requested language; may be empty. */
      readonly text: string;
      /** The error text of each invalid field. */
      readonly fields: Readonly<Record<string, string>>;
      /** Of a login whose second factor is missing or wrong. */
      readonly secondFactor?: ProblemDetails['secondFactor'];
      /** Of a conflict: who made the change, where it is known. */
      readonly lastChange?: ProblemDetails['lastChange'];
    };

type CallOptions = {
  readonly language: Language;
  readonly body?: unknown;
  /** Values for the placeholders in the call's path. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly bearer?: string | undefined;
  /** A repetition with the same key and content is stored once. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly init?: RequestInit;
  /** A solved challenge, if the call requires one (proof-of-work.ts). */
  readonly proof?: string | undefined;
  /** Reads the data of a response that is a file. */
  readonly readFile?: (response: Response) => Promise<unknown>;
};

/** The successful response of a call of the contract: parsed JSON, or text. */
export type ResponseBody<C extends Call> = C['response'] extends {
  body: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : C['response'] extends { type: 'text/html' }
    ? string
    : undefined;

/** Makes a call of the contract. Never throws: an outcome is always one of the two kinds. */
export async function callApi<C extends Call>(
  call: C,
  { language, body, parameters = {}, query = {}, bearer, headers, init, ...others }: CallOptions,
): Promise<Outcome<ResponseBody<C>>> {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  try {
    const response = await fetch(path + (search && `?${search}`), {
      method: call.method.toUpperCase(),
      credentials: 'include',
      headers: {
        ...commonHeaders(language, others),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...init,
    });
    if (others.readFile && response.ok) {
      return { ok: true, data: (await others.readFile(response)) as ResponseBody<C> };
    }
    const type = response.headers.get('Content-Type');
    return outcomeOf(call, { status: response.status, type, text: await response.text() });
  } catch {
    return noResponse;
  }
}

/** The outcome without a response. */
export const noResponse = { ok: false, status: undefined, text: '', fields: {} } as const;

/** The service's text for too many calls, where checking the connection would not help; empty for other failures. */
export function tooManyText(outcome: Outcome<unknown>): string {
  return !outcome.ok && outcome.status === 429 ? outcome.text : '';
}

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
 * Converts a response to an outcome.
 * @throws SyntaxError when it claims to be JSON but is not
 */
export function outcomeOf<C extends Call>(call: C, received: Received): Outcome<ResponseBody<C>> {
  if (received.status !== call.response.status) return refusal(received);
  return { ok: true, data: dataOf(call.response, received.text) as ResponseBody<C> };
}

function dataOf({ body, type }: Call['response'], text: string): unknown {
  if (body) return JSON.parse(text);
  return type === 'text/html' ? text : undefined;
}

function refusal({ status, type, text }: Received) {
  const isPlain = type === null || type.startsWith('text/plain');
  const answer = { ok: false, status, text: isPlain ? text : '', fields: {} } as const;
  if (!type?.includes('json')) return answer;
  // A proxy's error response may have any shape.
  try {
    const problem: Partial<ProblemDetails> = JSON.parse(text);
    const { detail, errors = {}, secondFactor, lastChange } = problem;
    const fields = Object.fromEntries(
      Object.entries(errors).map(([field, messages]) => [field, messages.join(' ')]),
    );
    const own = { text: typeof detail === 'string' ? detail : '', fields };
    return {
      ...{ ...answer, ...own },
      ...(secondFactor && { secondFactor }),
      ...(lastChange && { lastChange }),
    };
  } catch {
    return answer;
  }
}
