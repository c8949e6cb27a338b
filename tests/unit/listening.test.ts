import { beforeEach, expect, test, vi } from 'vitest';
import { eventMarkHeader } from '#contract/admin/event-mark.ts';

type Listening = typeof import('#web/admin/api-client/listening.ts');

let listening: Listening;
const missed = vi.fn();
const stale = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  missed.mockReset();
  stale.mockReset();
  listening = await import('#web/admin/api-client/listening.ts');
});

const marked = (mark: string) => ({ headers: new Headers({ [eventMarkHeader]: mark }) });

test('nothing is fetched again if no event came between the answers and the stream', () => {
  listening.noteAnswer(marked('a.7'));
  listening.noteAnswer(marked('a.7'));
  listening.startListening(marked('a.7'), missed, stale);
  listening.noteAnswer(marked('a.7'));
  expect(missed).not.toHaveBeenCalled();
});

test('an event between an answer and the stream has everything fetched again, once', () => {
  listening.noteAnswer(marked('a.7'));
  listening.noteAnswer(marked('a.8'));
  listening.startListening(marked('a.8'), missed, stale);
  expect(missed).toHaveBeenCalledTimes(1);
});

test('an answer that arrives after the stream, and is older than it, has everything fetched again', () => {
  listening.startListening(marked('a.10'), missed, stale);
  listening.noteAnswer(marked('a.10'));
  listening.noteAnswer(marked('a.11'));
  expect(missed).not.toHaveBeenCalled();
  listening.noteAnswer(marked('a.9'));
  expect(missed).toHaveBeenCalledTimes(1);
});

test('after an interruption nothing is fetched again, unless an event came in it', () => {
  listening.noteAnswer(marked('a.1'));
  listening.startListening(marked('a.1'), missed, stale);
  listening.noteHeard('a.2');
  listening.loseListening();
  listening.startListening(marked('a.2'), missed, stale);
  expect(missed).not.toHaveBeenCalled();
  listening.loseListening();
  listening.startListening(marked('a.3'), missed, stale);
  expect(missed).toHaveBeenCalledTimes(1);
});

test('a restart of the service has everything fetched again', () => {
  listening.startListening(marked('a.5'), missed, stale);
  listening.loseListening();
  listening.startListening(marked('b.5'), missed, stale);
  expect(missed).toHaveBeenCalledTimes(1);
});

test('a read that failed without an answer is repeated when the stream is back', () => {
  listening.startListening(marked('a.5'), missed, stale);
  listening.noteFailure();
  listening.loseListening();
  listening.startListening(marked('a.5'), missed, stale);
  expect(missed).toHaveBeenCalledTimes(1);
});

test('a stream that was left on purpose is no interruption', () => {
  listening.startListening(marked('a.5'), missed, stale);
  listening.stopListening();
  listening.startListening(marked('a.9'), missed, stale);
  expect(missed).not.toHaveBeenCalled();
});

test('an answer of a restarted service has everything fetched again once, and the stream opened again', () => {
  listening.startListening(marked('a.5'), missed, stale);
  listening.noteAnswer(marked('b.0'));
  listening.noteAnswer(marked('b.0'));
  expect(missed).toHaveBeenCalledTimes(1);
  expect(stale).toHaveBeenCalledTimes(1);
  listening.loseListening();
  listening.startListening(marked('b.0'), missed, stale);
  listening.noteAnswer(marked('b.0'));
  expect(missed).toHaveBeenCalledTimes(1);
});
