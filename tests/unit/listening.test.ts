import { beforeEach, expect, test, vi } from 'vitest';
import { eventMarkHeader } from '#contract/admin/event-mark.ts';

type Listening = typeof import('#web/admin/api-client/listening.ts');

let listening: Listening;
const missed = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  missed.mockReset();
  listening = await import('#web/admin/api-client/listening.ts');
});

const marked = (mark: string) => ({ headers: new Headers({ [eventMarkHeader]: mark }) });

test('nothing is fetched again if no event came between the answers and the stream', () => {
  listening.noteResponse(marked('a.7'));
  listening.noteResponse(marked('a.7'));
  listening.startListening(marked('a.7'), missed);
  listening.noteResponse(marked('a.7'));
  listening.noteResponse(marked('a.8'));
  expect(missed).not.toHaveBeenCalled();
});

test.each([
  ['an event between them', 'a.7', 'a.8'],
  ['a restart of the service', 'a.7', 'b.7'],
])(
  'after %s, what was answered before the stream or arrives after it is fetched again',
  (_, answered, opened) => {
    listening.noteResponse(marked(answered));
    listening.startListening(marked(opened), missed);
    expect(missed).toHaveBeenCalledTimes(1);
    listening.stopListening();
    listening.startListening(marked(opened), missed);
    expect(missed).toHaveBeenCalledTimes(1);
    listening.noteResponse(marked(answered));
    expect(missed).toHaveBeenCalledTimes(2);
  },
);

test('answers of a restarted service have everything fetched again once, until the stream is open again', () => {
  listening.startListening(marked('a.5'), missed);
  listening.noteResponse(marked('b.0'));
  listening.noteResponse(marked('b.0'));
  expect(missed).toHaveBeenCalledTimes(1);
});
