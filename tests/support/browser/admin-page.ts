import type { APIRequestContext, Page } from '@playwright/test';
import { submitJobApplication } from '#contract/application.ts';
import { submitFullContact, submitSimpleContact } from '#contract/contact.ts';
import type { Language } from '#contract/languages.ts';
import { login, type RunningApi } from '../api/api.ts';
import { adminPassword } from '../settings.ts';
import { expect } from './site.ts';

type Entry = {
  readonly language?: Language;
  readonly own?: RunningApi;
  /** The session of a user; without it the owner logs in. */
  readonly as?: { readonly token: string };
};

/**
 * Logs in and opens a page of the admin.
 * @param own the site to log in to, if it is not the tests' usual one (`ownTest`, `startSite`)
 */
export async function openAdmin(
  page: Page,
  path = '/admin',
  { language = 'tr', own, as }: Entry = {},
): Promise<void> {
  const origin = own?.url ?? '';
  if (page.url() !== 'about:blank') {
    // A dialog that was just closed navigates back, and would undo the next navigation.
    await page.waitForFunction(() => !history.state?.dialog);
    // Leave the page first: a login ends the session before it, and calls of an open page would fail.
    await page.goto(`${origin}/robots.txt`);
  }
  const expiresAtUtc = new Date(Date.now() + 3_600_000).toISOString();
  const record = as
    ? { token: as.token, expiresAtUtc }
    : own
      ? await login(own)
      : await logInTo(page.request);
  // Before the page's own scripts: to open a page of the origin for that alone would cost another load.
  const stored = await page.addInitScript(
    ([session, spoken]) => {
      // The frame of a CV has no storage.
      if (window !== top) return;
      localStorage.setItem('gt_admin_auth', session);
      localStorage.setItem('language', spoken);
    },
    [JSON.stringify(record), language] as const,
  );
  await page.goto(origin + path);
  await stored.dispose();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
}

/** Logs in to the site that serves the pages. */
export async function logInTo(request: APIRequestContext): Promise<{ readonly token: string }> {
  const answer = await request.post('/api/Admin/login', { data: { password: adminPassword } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Ends the session without the page. */
export async function endSession(page: Page): Promise<void> {
  const { token } = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('gt_admin_auth'))) ?? '',
  );
  const answer = await page.request.post('/api/Admin/logout', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(204);
}

/** Opens a folder or a view of a list. */
export async function chooseView(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(Görünümler|Views): / }).click();
  await page.getByRole('dialog').getByRole('link', { name }).click();
}

/** A word that no other test uses. */
export function ownWord(): string {
  return `w${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
}

type Words = { readonly fullName?: string; readonly email?: string; readonly message?: string };

/** A unique text: a repeated message is counted, not stored. */
const ownMessage = () => `Merhaba ${ownWord()}`;

/** Sends a message as the short form does, and returns its id. */
export async function sendShort(
  { request }: Pick<Page, 'request'>,
  words: Words,
  language: Language = 'tr',
): Promise<string> {
  const answer = await request.post(submitSimpleContact.path, {
    headers: { 'Accept-Language': language },
    data: {
      ...{ fullName: 'Ada Yılmaz', email: 'ada@ornek.example' },
      ...{ message: ownMessage(), ...words },
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Three messages that a word finds, the newest first: third, second, first. */
export async function sendThree(page: Page): Promise<string> {
  const word = ownWord();
  for (const fullName of ['Birinci', 'İkinci', 'Üçüncü']) {
    await sendShort(page, { fullName: `${fullName} ${word}`, message: `${word} mesajı` });
  }
  return word;
}

/** Sends a message as the full form does, and returns its id. */
export async function sendFull(
  { request }: Pick<Page, 'request'>,
  words: Readonly<Record<string, string>>,
): Promise<string> {
  const answer = await request.post(submitFullContact.path, {
    headers: { 'Accept-Language': 'tr' },
    data: {
      ...{ firstName: 'Ada', lastName: 'Yılmaz', email: 'ada@ornek.example' },
      ...{ subject: 'partnership', message: ownMessage(), ...words },
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** Applies as the form does, and returns the application's id. */
export async function sendApplication(
  { request }: Pick<Page, 'request'>,
  words: Readonly<Record<string, string>> = {},
  cv: { readonly name: string; readonly buffer: Buffer; readonly mimeType: string } = {
    name: 'Özgeçmiş.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  },
): Promise<string> {
  const answer = await request.post(submitJobApplication.path, {
    headers: { 'Accept-Language': 'tr' },
    multipart: {
      ...{ nameSurname: 'Elif Çağ', email: 'elif@ornek.example', phone: '+905321234567' },
      ...{ yearsOfExperience: '3-5', aboutYourself: 'Ses trafiğini severim.', ...words },
      cv,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

/** The words of each dialog that a script opens. One that nobody closes would hold up the page. */
export function scriptDialogs(page: Page): readonly string[] {
  const words: string[] = [];
  page.on('dialog', async (dialog) => {
    // The admin's own question, before it is left while a change has no answer yet.
    if (dialog.type() !== 'beforeunload') words.push(dialog.message());
    await dialog.accept();
  });
  return words;
}
