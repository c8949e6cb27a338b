import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { valueAt } from '#contract/content/edits.ts';
import { type Edit, resetContent } from '#tests/support/api/content.ts';
import { sharedEditor } from '#tests/support/api/shared-api.ts';

const title = '/hero/title';

const { api, adminCall, keep, publish } = await sharedEditor();
beforeEach(() => resetContent(api));

describe('a text is behind in one language', () => {
  /** The languages in which the title of a page is flagged. */
  const behind = async () => {
    const { documents } = await adminCall(calls.readContent);
    const flagged = documents.filter((one) => one.behind.includes(title));
    return flagged.map(({ name }) => name.slice(0, 2)).join();
  };
  const write = async (language: 'tr' | 'en', text: string) => {
    await keep([`${language}/about`, title, text]);
    return behind();
  };
  const original = async (language: string) => {
    const query = { name: `${language}/about` };
    const { build } = await adminCall(calls.readDocument, { query });
    return String(valueAt(build, title));
  };

  test('from the change of the other until it is written too, however often it is saved', async () => {
    expect(await write('tr', 'Biz')).toBe('en');
    expect(await write('en', 'W')).toBe('');
    expect(await write('en', 'We')).toBe('');
    expect(await write('tr', 'Biz kimiz')).toBe('en');
    expect(await write('en', 'Who we are')).toBe('');
  });

  test('after a publication of the other alone, and no longer once it is written and published', async () => {
    await publish(['tr/about', title, 'Biz']);
    expect(await behind()).toBe('en');
    expect(await write('en', 'We')).toBe('');
    await adminCall(calls.publishContent, { body: { note: '' } });
    expect(await behind()).toBe('');
    expect(await write('en', 'All of us')).toBe('tr');
    expect(await write('tr', 'Hepimiz')).toBe('');
  });

  test('not when the change is taken back, which leaves what is newer flagged', async () => {
    await write('tr', 'Biz');
    expect(await write('tr', await original('tr'))).toBe('');
    await write('tr', 'Biz');
    await write('en', 'We');
    expect(await write('en', await original('en'))).toBe('en');
    expect(await write('en', 'We')).toBe('');
    expect(await write('tr', await original('tr'))).toBe('tr');
    // Undone: the two belong together.
    expect(await write('tr', 'Biz')).toBe('');
    expect(await write('tr', 'Biziz')).toBe('en');
    expect(await write('tr', 'Biz')).toBe('');
  });

  test('until it is confirmed as it is', async () => {
    const before = await original('en');
    await write('tr', 'Biz');
    expect(await write('en', before)).toBe('');
    expect(await write('tr', 'Bizler')).toBe('en');
    expect(await write('tr', await original('tr'))).toBe('');
  });
});

test('no text is behind once a publication of both languages is restored @release', async () => {
  // Enough of them that they are not written within one millisecond.
  const section = '/sections/mission-vision';
  const paths = ['/hero/lead', title, '/callToAction/title', '/callToAction/text'];
  paths.push(`${section}/title`, `${section}/mission/text`, `${section}/vision/text`);
  const titles = (words: string) =>
    ['en/about', 'tr/about'].flatMap((document) =>
      paths.map((path): Edit => [document, path, words]),
    );
  const { id } = await publish(...titles('Bir'));
  await publish(...titles('İki'));
  await adminCall(calls.restorePublication, { id });
  const { documents } = await adminCall(calls.readContent);
  expect(documents.filter(({ behind }) => behind.length > 0)).toEqual([]);
});
