import { beforeEach, expect, test, vi } from 'vitest';
import { changeContent, readDocument } from '#contract/admin/content.ts';

type Sent = { readonly path: string; readonly version: number; readonly value: unknown };

/** The units of one document, by their paths, with their versions as the contract says. */
const stored = new Map<string, { version: number; value: unknown }>();
/** Changes are stored, and their answers are lost. */
let isCut = false;
const form = {
  kind: 'group',
  fields: {
    body: { kind: 'list', item: { kind: 'text' } },
    title: { kind: 'text' },
  },
};

function answer(changes: readonly Sent[]) {
  const outcomes = changes.map(({ path, version, value }) => {
    const now = stored.get(path);
    if (now?.version !== version) return { document: 'about', path, ...now, isSaved: false };
    stored.set(path, { version: version + 1, value });
    return { document: 'about', path, version: version + 1, isSaved: true };
  });
  const ofKind = (isSaved: boolean) => outcomes.filter((one) => one.isSaved === isSaved);
  return { ok: true, data: { saved: ofKind(true), conflicts: ofKind(false), problems: {} } };
}

vi.mock('#web/admin/api-client/call.ts', () => ({
  authenticatedCall: async (
    _get: unknown,
    _set: unknown,
    call: unknown,
    { body }: { body: { changes: readonly Sent[] } },
  ) => {
    const lost = { ok: false, status: undefined, text: '', fields: {} };
    const answered = call === changeContent ? answer(body.changes) : undefined;
    if (isCut || (call !== readDocument && !answered)) return lost;
    if (answered) return answered;
    const units = [...stored].map(([path, { version }]) => ({ path, version }));
    const draft = Object.fromEntries([...stored].map(([path, one]) => [path.slice(1), one.value]));
    return { ok: true, data: { name: 'about', form, draft, units } };
  },
}));

const { createAdminStore } = await import('#tests/support/admin-store.ts');
const { canRedoAtom, canUndoAtom, editAtom, stepAtom } = await import('#web/admin/content/edit.ts');
const { saveAtom } = await import('#web/admin/content/save.ts');
const { fetchDocumentsAtom, valueOfAtom } = await import('#web/admin/content/state.ts');

const body = { document: 'about', path: '/body' };
const title = { document: 'about', path: '/title' };

/** Another admin saves a value. */
function storeOther({ path }: { readonly path: string }, value: unknown): void {
  stored.set(path, { version: (stored.get(path)?.version ?? 0) + 1, value });
}

async function openEditor() {
  const editor = createAdminStore();
  await editor.set(fetchDocumentsAtom, ['about']);
  const shown = (place: typeof body) => editor.get(valueOfAtom)(place);
  const fetch = () => editor.set(fetchDocumentsAtom, ['about']);
  const step = async (way: 'undo' | 'redo') => {
    const made = editor.set(stepAtom, way);
    await editor.set(saveAtom);
    return made;
  };
  return { ...editor, shown, fetch, step };
}

beforeEach(() => {
  storeOther(body, ['p1', 'p2', 'p3']);
  storeOther(title, 'T');
});

test.each(['a save', 'a fetch'])(
  'undo takes back only the own change of a list, and redo makes only it again, when %s has brought the change of another admin',
  async (how) => {
    const { set, fetch, shown, step } = await openEditor();
    set(editAtom, [{ ...body, value: ['p1 A', 'p2', 'p3'] }]);
    if (how === 'a fetch') {
      await set(saveAtom);
      storeOther(body, ['p1 A', 'p2', 'p3 B']);
      await fetch();
    } else {
      storeOther(body, ['p1', 'p2', 'p3 B']);
      await set(saveAtom);
    }
    expect(shown(body)).toEqual(['p1 A', 'p2', 'p3 B']);
    await step('undo');
    expect(stored.get('/body')?.value).toEqual(['p1', 'p2', 'p3 B']);
    await step('redo');
    expect(stored.get('/body')?.value).toEqual(['p1 A', 'p2', 'p3 B']);
  },
);

test('undo keeps the words that another admin has put in place of the own ones, and goes on with the step before', async () => {
  const { get, set, fetch, step } = await openEditor();
  set(editAtom, [{ ...title, value: 'T A' }]);
  set(editAtom, [{ ...body, value: ['p1 A', 'p2', 'p3'] }]);
  await set(saveAtom);
  storeOther(body, ['p1 B', 'p2', 'p3']);
  await fetch();
  expect(await step('undo')).toEqual({ fieldRef: body, isConflict: true });
  expect(stored.get('/body')?.value).toEqual(['p1 B', 'p2', 'p3']);
  expect(get(canRedoAtom)).toBe(false);
  expect(await step('undo')).toEqual({ fieldRef: title, isConflict: false });
  expect(stored.get('/title')?.value).toBe('T');
  expect(get(canUndoAtom)).toBe(false);
});

test('redo keeps the words that another admin has put there since the undo', async () => {
  const { set, fetch, step } = await openEditor();
  set(editAtom, [{ ...title, value: 'T A' }]);
  await step('undo');
  storeOther(title, 'T B');
  await fetch();
  expect(await step('redo')).toEqual({ fieldRef: title, isConflict: true });
  expect(stored.get('/title')?.value).toBe('T B');
});

test('a step of several values is taken back in all of them or in none', async () => {
  const { set, fetch, step } = await openEditor();
  set(editAtom, [
    { ...body, value: ['p1'] },
    { ...title, value: 'T A' },
  ]);
  await set(saveAtom);
  storeOther(title, 'T B');
  await fetch();
  expect(await step('undo')).toEqual({ fieldRef: body, isConflict: true });
  expect(stored.get('/body')?.value).toEqual(['p1']);
});

test('typing that goes on after the change of another admin came in is a step of its own', async () => {
  const { set, step } = await openEditor();
  set(editAtom, [{ ...body, value: ['p1 A', 'p2', 'p3'] }]);
  storeOther(body, ['p1', 'p2', 'p3 B']);
  await set(saveAtom);
  set(editAtom, [{ ...body, value: ['p1 AA', 'p2', 'p3 B'] }]);
  await step('undo');
  expect(stored.get('/body')?.value).toEqual(['p1 A', 'p2', 'p3 B']);
  await step('undo');
  expect(stored.get('/body')?.value).toEqual(['p1', 'p2', 'p3 B']);
});

test('undo while the own change is on its way is saved after it', async () => {
  const { set, step } = await openEditor();
  set(editAtom, [{ ...title, value: 'T A' }]);
  const saved = set(saveAtom);
  await Promise.all([saved, step('undo')]);
  await set(saveAtom);
  expect(stored.get('/title')?.value).toBe('T');
  await step('redo');
  expect(stored.get('/title')?.value).toBe('T A');
});

test('undo of a change whose answer was lost is saved', async () => {
  const { set, step } = await openEditor();
  set(editAtom, [{ ...title, value: 'T A' }]);
  isCut = true;
  await set(saveAtom);
  isCut = false;
  await step('undo');
  expect(stored.get('/title')?.value).toBe('T');
});
