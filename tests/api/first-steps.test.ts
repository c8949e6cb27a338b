import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Edit, editorOf, startSite } from '#tests/support/api/content.ts';

const mail = {
  ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@kavsak.com' },
  ...{ NOTIFY_MESSAGES: 'bilgi@kavsak.com', NOTIFY_APPLICATIONS: 'bilgi@kavsak.com' },
};

async function openSteps({ adminCall }: Pick<Awaited<ReturnType<typeof editorOf>>, 'adminCall'>) {
  const { steps } = await adminCall(calls.readFirstSteps);
  return steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
}

test('a fresh site has everything left to do but its password; another company and words in both languages do most', async () => {
  await using api = await startSite();
  const editor = await editorOf(api);
  const fresh = ['company', 'register', 'certificates', 'texts'];
  const others = ['mail', 'notices', 'https', 'backup'];
  expect(await openSteps(editor)).toEqual([...fresh, ...others]);

  // One page of one language is not yet its words.
  await editor.publish(['tr/home', '/hero/title', 'Kavşak']);
  expect(await openSteps(editor)).toContain('texts');

  const pages = ['home', 'about', 'services', 'contact', 'privacy'];
  const titles = ['tr', 'en'].flatMap((language) =>
    pages.map((page): Edit => {
      const path = page === 'privacy' ? '/heroTitle' : '/hero/title';
      return [`${language}/${page}`, path, `Kavşak ${page}`];
    }),
  );
  const company: Edit[] = ['info', 'partners', 'careers', 'dataProtection'].map((name) => [
    'identity',
    `/email/${name}`,
    `${name.toLowerCase()}@kavsak.com`,
  ]);
  await editor.publish(
    ...titles,
    ...company,
    ['identity', '/registration/mersis', '0123 4567 8901 2345'],
    ['tr/certificates', '/hero/title', 'Belgelerimiz'],
  );
  expect(await openSteps(editor)).toEqual(others);
});

test('settings do what is theirs', async () => {
  await using api = await startSite(mail);
  expect(await openSteps(await editorOf(api))).toEqual([
    ...['company', 'register', 'certificates', 'texts', 'https', 'backup'],
  ]);
});
