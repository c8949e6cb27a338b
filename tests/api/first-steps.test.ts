import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { type Edit, editorOf, startSite } from '#tests/support/api/content.ts';

const mail = {
  ...{ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@kavsak.com' },
  ...{ NOTIFY_MESSAGES: 'bilgi@kavsak.com', NOTIFY_APPLICATIONS: 'bilgi@kavsak.com' },
};

async function openSteps(settings: Record<string, string>, edits: Edit[] = []) {
  await using api = await startSite(settings);
  const { adminCall, publish } = await editorOf(api);
  if (edits.length > 0) await publish(...edits);
  const { steps } = await adminCall(calls.readFirstSteps);
  return steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
}

test('a fresh site has everything left to do but its password', async () => {
  expect(await openSteps({})).toEqual([
    ...['company', 'register', 'certificates', 'texts'],
    ...['mail', 'notices', 'https', 'backup'],
  ]);
});

test('settings do what is theirs', async () => {
  expect(await openSteps(mail)).toEqual([
    ...['company', 'register', 'certificates', 'texts', 'https', 'backup'],
  ]);
});

test('publishing another company and its words in both languages does the rest', async () => {
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
  const left = await openSteps({}, [
    ...titles,
    ...company,
    ['identity', '/registration/mersis', '0123 4567 8901 2345'],
    ['tr/certificates', '/hero/title', 'Belgelerimiz'],
  ]);
  expect(left).toEqual(['mail', 'notices', 'https', 'backup']);
});

test('one page of one language is not yet its words', async () => {
  expect(await openSteps({}, [['tr/home', '/hero/title', 'Kavşak']])).toContain('texts');
});
