import { expect, test } from 'vitest';
import type { FirstStep } from '#contract/admin/first-steps.ts';
import { calls } from '#contract/calls.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import { type Edit, editorOf, startSite } from '#tests/support/api/content.ts';

const mail = {
  ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@kavsak.com' },
  ...{ NOTIFY_MESSAGES: 'bilgi@kavsak.com', NOTIFY_APPLICATIONS: 'bilgi@kavsak.com' },
};

async function openSteps({ adminCall }: Pick<Awaited<ReturnType<typeof editorOf>>, 'adminCall'>) {
  const { steps } = await adminCall(calls.readFirstSteps);
  return steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
}

test('each text, figure and certificate is judged alone: one of the owner’s own leaves the others as samples', async () => {
  await using api = await startSite();
  const editor = await editorOf(api);
  const fresh = ['company', 'register', 'figures', 'certificates', 'texts'];
  const others = ['mail', 'notices', 'https', 'backup'];
  expect(await openSteps(editor)).toEqual([...fresh, ...others]);
  const samples = async () => {
    const { steps } = await editor.adminCall(calls.readFirstSteps);
    return new Map(steps.map((one) => [one.step, one.samples]));
  };
  const before = await samples();
  expect(before.get('certificates')).toEqual({ left: 4, all: 4 });
  expect(before.get('figures')).toEqual({ left: 5, all: 5 });

  const { draft } = await editor.adminCall(calls.readDocument, { query: { name: 'identity' } });
  const { certificates } = draft as Identity;
  const [first, ...rest] = certificates;
  await editor.publish(
    ['tr/home', '/hero/title', 'Kavşak'],
    ['identity', '/figures/countries', '48'],
    ['identity', '/email/info', 'bilgi@kavsak.com'],
    ['identity', '/certificates', [{ ...first, validUntil: '2031-05-31' }, ...rest]],
  );
  const after = await samples();
  const lessOne = (step: FirstStep) => (before.get(step)?.left ?? 0) - 1;
  for (const step of ['texts', 'figures', 'certificates', 'company'] as const) {
    expect(after.get(step), step).toEqual({ ...before.get(step), left: lessOne(step) });
  }
  expect(await openSteps(editor)).toEqual([...fresh, ...others]);

  await editor.publish(
    ...['years', 'partners', 'service'].map((name): Edit => ['identity', `/figures/${name}`, '7']),
    ['identity', '/founded', 2014],
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
  expect(await openSteps(editor)).toEqual(['company', 'register', 'texts', ...others]);
});

test('settings do what is theirs', async () => {
  await using api = await startSite(mail);
  expect(await openSteps(await editorOf(api))).toEqual([
    ...['company', 'register', 'figures', 'certificates', 'texts', 'https', 'backup'],
  ]);
});
