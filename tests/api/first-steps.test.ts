import { beforeEach, expect, test } from 'vitest';
import type { FirstStep } from '#contract/admin/first-steps.ts';
import { calls } from '#contract/calls.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import { type Edit, editorOf, resetContent, startSite } from '#tests/support/api/content.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';

const mail = {
  ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@kavsak.com' },
  ...{ NOTIFY_MESSAGES: 'bilgi@kavsak.com', NOTIFY_APPLICATIONS: 'bilgi@kavsak.com' },
};

async function openSteps({ adminCall }: Pick<Awaited<ReturnType<typeof editorOf>>, 'adminCall'>) {
  const { steps } = await adminCall(calls.readFirstSteps);
  return steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
}

const { api, ...editor } = await sharedEditor();
beforeEach(() => resetContent(api));

test('each text, figure and certificate is judged alone: one of the owner’s own leaves the others as samples', async () => {
  const asked = ['register', 'capital', 'board', 'hosting', 'btk', 'security', 'accessibility'];
  const fresh = ['company', ...asked, 'figures', 'certificates', 'texts'];
  const others = ['mail', 'notices', 'https', 'backup'];
  expect(await openSteps(editor)).toEqual([...fresh, ...others]);
  const samples = async () => {
    const { steps } = await editor.adminCall(calls.readFirstSteps);
    return new Map(steps.map((one) => [one.step, one.samples]));
  };
  const before = await samples();
  expect(before.get('certificates')).toEqual({ left: 4, all: 4 });
  expect(before.get('figures')).toEqual({ left: 6, all: 6 });

  const { draft } = await editor.adminCall(calls.readDocument, { query: { name: 'identity' } });
  const { certificates } = draft as Identity;
  const [first, ...rest] = certificates;
  await editor.publish(
    // None is on every page: each page takes a tenth of a second to publish.
    ['tr/home', '/hero/lead', 'Kavşak'],
    ['identity', '/figures/years', '7'],
    ['identity', '/api/sender', 'KAVSAK'],
    ['identity', '/certificates', [{ ...first, validUntil: '2031-05-31' }, ...rest]],
  );
  const after = await samples();
  const lessOne = (step: FirstStep) => (before.get(step)?.left ?? 0) - 1;
  for (const step of ['texts', 'figures', 'certificates', 'company'] as const) {
    expect(after.get(step), step).toEqual({ ...before.get(step), left: lessOne(step) });
  }
  expect(await openSteps(editor)).toEqual([...fresh, ...others]);

  await editor.publish(
    // A certificate with texts of its own in every language is the owner's too; and one may be removed.
    ['identity', '/certificates', [{ ...first, validUntil: '2031-05-31' }, ...rest.slice(0, 1)]],
    ...['tr', 'en'].map((language): Edit => {
      const items = [first, rest[0]].map((one) => [
        one?.id,
        { subtitle: 'Kavşak', description: 'Kavşak', plate: 'Kavşak' },
      ]);
      return [`${language}/certificates`, '/items', Object.fromEntries(items)];
    }),
  );
  const left = ['company', ...asked, 'figures', 'texts', ...others];
  expect(await openSteps(editor)).toEqual(left);
});

test('what the law asks for is a step each, open as long as it is empty or a sample', async () => {
  const { adminCall, publish } = editor;
  const samples = async () => {
    const { steps } = await adminCall(calls.readFirstSteps);
    const { length } = steps.filter(({ isDone }) => isDone);
    return { done: length, ...Object.fromEntries(steps.map((one) => [one.step, one.samples])) };
  };
  const before = await samples();
  expect(before).toMatchObject({
    register: { left: 6, all: 6 },
    capital: { left: 2, all: 2 },
    board: { left: 1, all: 1 },
    hosting: { left: 1, all: 1 },
    btk: { left: 2, all: 2 },
    security: { left: 1, all: 1 },
    accessibility: { left: 2, all: 2 },
  });
  const { draft } = await adminCall(calls.readDocument, { query: { name: 'tr/legal' } });
  const { lines } = (draft as PageContent<'legal'>).accessibility;
  const own = lines.map((line, at) => (at === 0 ? { ...line, text: 'Ada Öz' } : line));
  await publish(
    ['identity', '/registration/subscribedCapital', '5.000.000'],
    ['identity', '/registration/paidCapital', '5.000.000'],
    ['identity', '/registration/board', ['Işıl Çağ']],
    // Emptied, it is not done.
    ['identity', '/registration/hostingProvider', null],
    ['identity', '/registration/btkKind', 'STH'],
    ['identity', '/email/security', 'guvenlik@kavsak.com'],
    ['tr/legal', '/accessibility/lines', own],
  );
  const after = await samples();
  expect(after).toEqual({
    ...before,
    done: before.done + 3,
    capital: { left: 0, all: 2 },
    board: { left: 0, all: 1 },
    btk: { left: 1, all: 2 },
    security: { left: 0, all: 1 },
    accessibility: { left: 1, all: 2 },
  });
});

test.each([
  [{ NOTIFY_APPLICATIONS: '' }, ['NOTIFY_APPLICATIONS']],
  [{ NOTIFY_MESSAGES: '', NOTIFY_APPLICATIONS: '' }, ['NOTIFY_MESSAGES', 'NOTIFY_APPLICATIONS']],
  [{}, []],
])('with %j the step names the settings that wait for addresses: %j', async (unset, settings) => {
  await using api = await startSite({ ...mail, ...unset });
  const { steps } = await (await editorOf(api)).adminCall(calls.readFirstSteps);
  const isDone = settings.length === 0;
  expect(steps.find(({ step }) => step === 'notices')).toEqual({
    step: 'notices',
    isDone,
    settings,
  });
});

test('settings do what is theirs', async () => {
  await using api = await startSite(mail);
  expect(await openSteps(await editorOf(api))).toEqual([
    ...['company', 'register', 'capital', 'board', 'hosting', 'btk', 'security', 'accessibility'],
    ...['figures', 'certificates', 'texts', 'https', 'backup'],
  ]);
});
