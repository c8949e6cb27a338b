import { listMessages } from '#contract/admin/messages.ts';
import { readCounts } from '#contract/admin/overview.ts';
import { verify } from '#contract/admin/session.ts';
import type { Call } from '#contract/call.ts';
import { type Answer, callApi, type Outcome } from '../../api-client/call-api.ts';
import { storedLanguage } from '../../state/stored-language.ts';
import { paths } from '../paths.ts';
import { idleHeaders } from './activity.ts';
import { hasExpired, storedRecord } from './stored-session.ts';

type EarlyCall<C extends Call> = {
  readonly outcome: Promise<Outcome<Answer<C>>>;
  /** The outcome, once it is here. */
  answer?: Outcome<Answer<C>>;
  /** What the answer came with. */
  response?: Response;
};

/**
 * How long a call waits for its answer, in ms: longer than nginx, which then answers itself. Without a limit a call over
 * a connection that is dead, as after a change of networks, would hold up every later one of its record for minutes.
 */
const answerMs = 35_000;

/** A signal for a call that takes too long; `end` when its whole answer was read. */
export function withinLimit() {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), answerMs);
  const end = () => {
    clearTimeout(timer);
    // Releases the other signals of `eitherSignal`, which may outlive the call by hours.
    limit.abort();
  };
  return { signal: limit.signal, end };
}

type Query = Readonly<Record<string, string>>;

/** Rows of a list's first page: more than a tall screen shows, and a quarter fewer bytes than a whole page before the first is seen. */
export const firstRows = 36;
/** The first page of the inbox, as its list asks for it. */
const inbox = { folder: 'inbox', sort: 'newest', limit: String(firstRows) };

/**
 * What is shown first, asked for as soon as this file is here, which is long before the admin's code
 * (entry-admin-texts.ts): whether the stored session is still open, and the inbox.
 */
const calls = new Map<string, EarlyCall<Call>>();
const record = storedRecord();
if (record && !record.passwordToChange && !hasExpired(record)) {
  ask(record.token, verify);
  if (location.pathname === paths.inbox && location.search === '') {
    ask(record.token, readCounts);
    ask(record.token, listMessages, inbox);
  }
}

function ask(bearer: string, call: Call, query: Query = {}): void {
  const onAnswer = (response: Response) => {
    early.response = response;
  };
  const { signal, end } = withinLimit();
  const asked = {
    ...{ language: storedLanguage(), bearer, query },
    ...{ headers: idleHeaders(), init: { signal }, onAnswer },
  };
  const early: EarlyCall<Call> = { outcome: callApi(call, asked) };
  early.outcome.then((answer) => {
    end();
    early.answer = answer;
  });
  calls.set(keyOf(bearer, call, query), early);
}

/** A call that was made early for this session; undefined if there was none. */
export function earlyCall<C extends Call>(
  bearer: string,
  call: C,
  query: Query = {},
): EarlyCall<C> | undefined {
  return calls.get(keyOf(bearer, call, query)) as EarlyCall<C> | undefined;
}

/** The same, once. */
export function takeEarlyCall<C extends Call>(
  bearer: string,
  call: C,
  query: Query = {},
): EarlyCall<C> | undefined {
  const early = earlyCall(bearer, call, query);
  calls.delete(keyOf(bearer, call, query));
  return early;
}

function keyOf(bearer: string, { path }: Call, query: Query): string {
  return `${bearer} ${path}?${new URLSearchParams(query)}`;
}
