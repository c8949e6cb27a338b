import { beforeEach, expect, test, vi } from 'vitest';
import { eventMarkHeader } from '#contract/admin/event-mark.ts';

type Listening = typeof import('#web/admin/listening.ts');

let listening: Listening;
const missed = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  missed.mockReset();
  listening = await import('#web/admin/listening.ts');
});

const marked = (mark: string) => ({ headers: new Headers({ [eventMarkHeader]: mark }) });

test('nothing is fetched again if no event came between the answers and the stream', () => {
  listening.noteAnswer(marked('a.7'));
  listening.noteAnswer(marked('a.7'));
  listening.startListening(marked('a.7'), missed);
  listening.noteAnswer(marked('a.7'));
  expect(missed).not.toHaveBeenCalled();
});

test('an event between an answer and the stream has everything fetched again, once', () => {
  listening.noteAnswer(marked('a.7'));
  listening.noteAnswer(marked('a.8'));
  listening.startListening(marked('a.8'), missed);
  expect(missed).toHaveBeenCalledTimes(1);
});

test('an answer that arrives after the stream, and is older than it, has everything fetched again', () => {
  listening.startListening(marked('a.10'), missed);
  listening.noteAnswer(marked('a.10'));
  listening.noteAnswer(marked('a.11'));
  expect(missed).not.toHaveBeenCalled();
  listening.noteAnswer(marked('a.9'));
  expect(missed).toHaveBeenCalledTimes(1);
});

test('after an interruption nothing is fetched again, unless an event came in it', () => {
  listening.noteAnswer(marked('a.1'));
  listening.startListening(marked('a.1'), missed);
  listening.noteHeard('a.2');
  listening.loseListening();
  listening.startListening(marked('a.2'), missed);
  expect(missed).not.toHaveBeenCalled();
  listening.loseListening();
  listening.startListening(marked('a.3'), missed);
  expect(missed).toHaveBeenCalledTimes(1);
});

test('a restart of the service has everything fetched again', () => {
  listening.startListening(marked('a.5'), missed);
  listening.loseListening();
  listening.startListening(marked('b.5'), missed);
  expect(missed).toHaveBeenCalledTimes(1);
});

test('a read that failed without an answer is repeated when the stream is back', () => {
  listening.startListening(marked('a.5'), missed);
  listening.noteFailure();
  listening.loseListening();
  listening.startListening(marked('a.5'), missed);
  expect(missed).toHaveBeenCalledTimes(1);
});

test('a stream that was left on purpose is no interruption', () => {
  listening.startListening(marked('a.5'), missed);
  listening.stopListening();
  listening.startListening(marked('a.9'), missed);
  expect(missed).not.toHaveBeenCalled();
});
