import { afterEach, expect, test, vi } from 'vitest';
import type { WholeApplication } from '#contract/admin/application.ts';
import type { Hiring } from '#contract/admin/hiring.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/admin/api-client/call.ts', () => ({
  authenticatedCall: (_get: unknown, _set: unknown, ...asked: unknown[]) => call(...asked),
}));
const notify = vi.hoisted(() => vi.fn());
vi.mock('#web/features/toasts/notify.ts', () => ({ notify, dismissToast: vi.fn() }));

const { createAdminStore } = await import('#tests/support/admin-store.ts');
const { knownOf } = await import('#web/admin/api-client/queries.ts');
await (await import('#web/admin/texts/index.ts')).loadTexts('tr');
const { applicationSelection, columns, isBoardAtom, putApplicationsAtom, showBoardAtom } =
  await import('#web/admin/applications/lists.ts');
const { decideAtom } = await import('#web/admin/applications/marks.ts');
const { openApplication } = await import('#web/admin/applications/open.ts');
const { hiringRead, saveCriteriaAtom } = await import(
  '#web/admin/applications/hiring/hiring-state.ts'
);
const { undoLastAtom } = await import('#web/admin/ui/undo.ts');
const { filterCount, readQuery } = await import('#web/admin/applications/query.ts');
const { emptyText } = await import('#web/admin/applications/title.ts');
const { texts } = await import('#web/admin/texts/tr/index.ts');

const offline = { ok: false, status: undefined, text: '' };
const application = {
  id: '0193a000-0000-7000-8000-000000000001',
  ...{ version: 1, stage: 'new', rating: null, fullName: 'Işıl', experience: '3-5' },
  ...{ source: null, trashedAtUtc: null, spamReason: null, interview: null },
  scores: [
    { id: 'a', name: 'Teknik', score: null },
    { id: 'b', name: 'İletişim', score: null },
  ],
} as unknown as WholeApplication;
const { scores: _, ...listed } = application;

afterEach(() => {
  call.mockReset();
  notify.mockReset();
});

test('a decision that cannot be sent is shown as it was, and the next attempt sends it', async () => {
  const store = createAdminStore();
  call.mockResolvedValue(offline);
  store.set(openApplication.openAtom, { id: application.id, item: application });
  const shown = () => store.get(openApplication.shownAtom);
  expect(await store.set(decideAtom, application, { rating: 4 })).toBe(false);
  expect(shown()?.rating).toBeNull();
  const now = shown() as WholeApplication;
  call.mockClear();
  expect(await store.set(decideAtom, now, { rating: 4 })).toBe(false);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { rating: 4 } });
});

test('a score that cannot be sent is removed again, and those beside it stay', async () => {
  const store = createAdminStore();
  call.mockResolvedValue(offline);
  store.set(openApplication.openAtom, { id: application.id, item: application });
  const shown = () => store.get(openApplication.shownAtom) as WholeApplication;
  const [first, second] = application.scores;
  if (!first || !second) throw new Error('no scores');
  const score = ({ id }: typeof first, given: number) =>
    store.set(decideAtom, shown(), { scores: [{ id, score: given }] });
  const made = [score(first, 4), score(second, 3)];
  expect(shown().scores.map(({ score }) => score)).toEqual([4, 3]);
  await Promise.all(made);
  expect(shown().scores.map(({ score }) => score)).toEqual([null, null]);
});

test('an open application joins a column only if the board has listed it before', async () => {
  const store = createAdminStore();
  for (const { listAtom } of Object.values(columns)) store.sub(listAtom, () => undefined);
  const ids = (stage: 'new' | 'offer') =>
    store.get(columns[stage].listAtom).items.map(({ id }) => id);
  const pages = (items: object[]) =>
    call.mockImplementation(async (_call, { query }) => ({
      ok: true,
      data: { items: query.stage === 'new' ? items : [], nextCursor: null, total: items.length },
    }));
  const board = readQuery(new URLSearchParams());
  pages([]);
  store.set(showBoardAtom, { ...board, q: 'teknik' });
  await expect.poll(() => store.get(columns.new.listAtom).state).toBe('ready');
  store.set(putApplicationsAtom, [application]);
  expect(ids('new')).toEqual([]);

  pages([listed]);
  store.set(showBoardAtom, board);
  await expect.poll(() => ids('new')).toEqual([application.id]);
  store.set(putApplicationsAtom, [{ ...application, stage: 'offer' }]);
  expect([ids('new'), ids('offer')]).toEqual([[], [application.id]]);
  store.set(putApplicationsAtom, [{ ...application, trashedAtUtc: '2026-11-21T10:00:00.000Z' }]);
  expect(ids('offer')).toEqual([]);
  store.set(putApplicationsAtom, [application]);
  expect(ids('new')).toEqual([application.id]);
  store.set(showBoardAtom, { ...board, experience: '0-2' as never });
  store.set(putApplicationsAtom, [application]);
  expect(ids('new')).toEqual([]);
});

test('on the board all cards of the stages that have a ticked one are selected, so that no rejection reaches the hired', async () => {
  const store = createAdminStore();
  const pages = { new: ['1', '2'], hired: ['3'], reviewing: ['4', '5'] } as const;
  call.mockImplementation(async (_call, { query: { stage } }) => {
    const ids = pages[stage as keyof typeof pages] ?? [];
    const items = ids.map((id) => ({ ...listed, id, stage }));
    return { ok: true, data: { items, nextCursor: null, total: ids.length } };
  });
  store.set(isBoardAtom, true);
  store.set(showBoardAtom, readQuery(new URLSearchParams()));
  await vi.waitFor(() =>
    expect(store.get(columns.reviewing.listAtom).items.map(({ id }) => id)).toEqual(['4', '5']),
  );
  const { toggleAtom, inSightAtom, selectAllAtom, selectedAtom } = applicationSelection;
  store.set(toggleAtom, '2', false);
  expect(store.get(inSightAtom).total).toBe(2);
  store.set(toggleAtom, '5', false);
  await store.set(selectAllAtom);
  expect(store.get(selectedAtom).map(({ id }) => id)).toEqual(['1', '2', '4', '5']);
});

test('undoing new criteria sends nothing once one of them has scores, and says why', async () => {
  const store = createAdminStore();
  const criterion = { id: 'c', name: 'Uyum', scored: 0 };
  const before: Hiring = { criteria: [], version: '1' };
  const after: Hiring = { ...before, criteria: [criterion], version: '2' };
  call.mockResolvedValueOnce({ ok: true, data: after });
  await store.set(saveCriteriaAtom, before, [{ name: 'Uyum' }]);
  expect(knownOf(store.get, hiringRead)).toEqual(after);
  const scored = { ...after, criteria: [{ ...criterion, scored: 2 }] };
  call.mockClear();
  call.mockResolvedValue({ ok: true, data: scored });
  await store.set(undoLastAtom);
  expect(call.mock.calls.map(([{ method }]) => method)).toEqual(['get']);
  expect(notify).toHaveBeenLastCalledWith('error', expect.stringContaining('puan'));
});

test.each([
  ['', 0, texts.applications.empty],
  ['view=interview', 0, texts.applications.emptyViews.interview],
  ['trash=true', 0, texts.applications.emptyTrash],
  ['spam=true', 0, texts.applications.nothingFound],
  ['view=sent&source=linkedin', 1, texts.applications.nothingFound],
  ['view=list&stage=new&pool=true', 2, texts.applications.nothingFound],
])(
  'of “%s” only what the filters show counts as one, and an empty list says what it is for',
  (address, count, words) => {
    const query = readQuery(new URLSearchParams(address));
    expect(filterCount(query)).toBe(count);
    expect(emptyText(query, texts, 'tr')).toBe(words);
  },
);
