import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { toApplication } from '#api/admin/applications.ts';
import { toMessage } from '#api/admin/messages.ts';
import { judgeCv } from '#api/cv/cv-content.ts';
import { isSpam, letterSigns } from '#api/public/spam.ts';
import { application } from '#contract/admin/application.ts';
import { message, messageFields } from '#contract/admin/message.ts';
import { ownWordsOf } from '#contract/admin/record-fields.ts';
import { jobApplication } from '#contract/application.ts';
import { check } from '#contract/check.ts';
import { fullContact, simpleContact } from '#contract/contact.ts';
import { readPhone } from '#contract/phone.ts';
import { quoteRequest } from '#contract/quote.ts';
import { sampleApplications } from '#tests/sample-data/applications.ts';
import { sampleMessages } from '#tests/sample-data/messages.ts';
import { SeedRefused, seed } from '#tests/sample-data/seed.ts';
import { temporaryDirectory } from '#tests/support/api/api.ts';

const now = Date.now();
const dayMs = 86_400_000;
/** The rows of that many messages. */
const messagesOf = (count: number, at = now) =>
  [...sampleMessages(count, at)].map(({ row }) => row);
const messages = messagesOf(3000);
const applications = [...sampleApplications(300, now)];
const read = (text: string) => readPhone(text);

/** The fields as typed: empty ones are left out. */
function typed(fields: Record<string, string | number | null>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

test('the same count gives the same texts, at any time', () => {
  const earlier = messagesOf(3000, now - 40 * dayMs);
  const texts = (rows: typeof messages) =>
    rows.map(({ full_name, message: text }) => [full_name, text]);
  expect(texts(earlier)).toEqual(texts(messages));
  const candidates = (rows: typeof applications) =>
    rows.map(({ row, cv }) => [row.full_name, row.about, row.why_us, cv.name]);
  expect(candidates([...sampleApplications(300, now - 40 * dayMs)])).toEqual(
    candidates(applications),
  );
});

/** What the database adds to a sample. */
const asListed = { tags: '', reply_state: null, seq: 1, times_sent: 1, last_sent_at: null };

test('each message is valid for its form and for the admin', () => {
  for (const row of messages.filter(({ kind }) => kind !== 'quote')) {
    const { full_name, email, phone, company, subject, message: text } = row;
    const { first_name: firstName, last_name: lastName } = row;
    const checked =
      row.kind === 'simple'
        ? check(simpleContact, { fullName: full_name, email, message: text })
        : check(
            fullContact(read),
            typed({ firstName, lastName, email, phone, company, subject, message: text }),
          );
    const expected =
      row.kind === 'simple'
        ? { fullName: full_name, email, message: text }
        : typed({ firstName, lastName, email, phone, company, subject, message: text });
    expect(checked).toEqual({ ok: true, data: expected });
    z.parse(message, toMessage({ ...row, ...asListed }));
  }
});

test('each quote request is valid for its form and for the admin', () => {
  for (const row of messages.filter(({ kind }) => kind === 'quote')) {
    const { full_name: fullName, email, phone, company, countries } = row;
    const services = row.services?.split(',');
    const sent = {
      ...typed({ fullName, email, phone, company, countries, monthlyVolume: row.monthly_volume }),
      ...{ services, ...(row.message && { message: row.message }) },
    };
    expect(check(quoteRequest(read), sent)).toEqual({ ok: true, data: sent });
    z.parse(message, toMessage({ ...row, ...asListed }));
  }
});

test('each application is valid for its form and for the admin', () => {
  for (const { row, cv } of applications) {
    const sent = typed({
      ...{ nameSurname: row.full_name, email: row.email, phone: row.phone },
      ...{ currentPosition: row.current_position, yearsOfExperience: row.experience },
      ...{ university: row.university, department: row.department },
      ...{ linkedin: row.linkedin, github: row.github, portfolio: row.portfolio },
      ...{ aboutYourself: row.about, whyUs: row.why_us },
      ...{ howDidYouFind: row.source, howDidYouFindOther: row.source_other },
    });
    const file = { name: cv.name, type: 'application/pdf', size: cv.size };
    const year = row.graduation_year;
    const checked = check(jobApplication(read), {
      ...{ ...sent, cv: file, talentPool: row.talent_pool ? 'true' : 'false' },
      ...(year && { graduationYear: String(year) }),
    });
    const data = {
      ...{ ...sent, cv: file, talentPool: row.talent_pool === 1 },
      ...(year && { graduationYear: year }),
    };
    expect(checked).toEqual({ ok: true, data });
    const { name: cv_name, type: cv_type, size: cv_size, sha256: cv_sha256, scan: cv_scan } = cv;
    z.parse(
      application,
      toApplication(
        { settings: { timeZone: 'Europe/Istanbul' } },
        {
          ...row,
          tags: '',
          reply_state: null,
          seq: 1,
          cv_name,
          cv_type,
          cv_size,
          cv_sha256,
          cv_scan,
        },
      ),
    );
  }
});

test('each CV is a valid PDF of the stored size and checksum', () => {
  for (const { cv } of applications) {
    expect(judgeCv(cv.bytes, 'pdf')).toEqual({ type: 'pdf' });
    expect(cv.bytes.length).toBe(cv.size);
    expect(createHash('sha256').update(cv.bytes).digest('hex')).toBe(cv.sha256);
  }
});

test('the spam rules flag exactly the messages that are marked as spam', () => {
  const ownWords = ownWordsOf(messageFields);
  const siteUrl = 'https://gokhat.example';
  for (const message of messages) {
    const { full_name: name, email, company, spam_reason } = message;
    const text = ownWords(message);
    const found = letterSigns({ name, email, company, text, siteUrl });
    if (spam_reason !== 'trap') expect(isSpam(found), text).toBe(spam_reason !== null);
  }
  expect(new Set(messages.map(({ spam_signs }) => spam_signs)).size).toBeGreaterThan(3);
  expect(messages.filter(({ status }) => status === 'spam').length / 3000).toBeCloseTo(0.05, 1);
});

test('every e-mail address is undeliverable', () => {
  for (const { email } of messages) expect(email).toMatch(/@[a-z\d-]+\.example$/);
  for (const { row } of applications) {
    for (const link of [row.linkedin, row.github, row.portfolio]) {
      if (link) expect(link).toMatch(/^https:\/\/[a-z\d-]+\.example/);
    }
  }
});

describe('npm run seed', () => {
  const few = ['--messages', '40', '--applications', '8'];
  const opened: Awaited<ReturnType<typeof temporaryDirectory>>[] = [];
  const directory = async () => {
    const made = await temporaryDirectory();
    opened.push(made);
    return made.path;
  };
  afterEach(async () => {
    for (const { remove } of opened.splice(0)) await remove();
  });

  function inOrder(path: string, table: 'messages' | 'applications'): [string, string][] {
    const db = new BetterSqlite3(join(path, 'site.db'), { readonly: true });
    try {
      return db
        .prepare<[], [string, string]>(
          `select ${table}.id, sz from ${table} left join ${table}_search_docsize as indexed on seq = indexed.id order by seq`,
        )
        .raw()
        .all();
    } finally {
      db.close();
    }
  }

  test('prints what it wrote and where', async () => {
    const path = await directory();
    expect(await seed({ DATA_DIR: path }, few)).toBe(
      `Wrote 40 messages and 8 applications to ${join(path, 'site.db')}`,
    );
    expect(inOrder(path, 'messages').every(([, words]) => words.length > 0)).toBe(true);
  });

  test('refuses a database with records, unless --add is given', async () => {
    const DATA_DIR = await directory();
    await seed({ DATA_DIR }, ['--messages', '0', '--applications', '1']);
    await expect(seed({ DATA_DIR }, few)).rejects.toThrow(/holds 0 messages and 1 applications/);
    expect(await seed({ DATA_DIR }, [...few, '--add'])).toMatch(/^Wrote 40 messages and 8/);
  });

  test('adds records so that all are listed in the order of submission', async () => {
    const DATA_DIR = await directory();
    await seed({ DATA_DIR }, few);
    await seed({ DATA_DIR }, ['--messages', '30', '--applications', '5', '--add']);
    for (const [table, count] of [
      ['messages', 70],
      ['applications', 13],
    ] as const) {
      const rows = inOrder(DATA_DIR, table);
      expect(rows.length).toBe(count);
      expect(rows.map(([id]) => id)).toEqual(rows.map(([id]) => id).toSorted());
      expect(rows.every(([, words]) => words !== null)).toBe(true);
    }
  });

  test.each([
    ['in production', { NODE_ENV: 'production' }, []],
    ['where the site is reached by https', { SITE_URL: 'https://www.gokhat.example' }, []],
    ['with an amount that is no number', {}, ['--messages', 'many']],
    ['with an option that is none', {}, ['--mesages', '3']],
  ])('refuses %s', async (_, environment, args) => {
    const DATA_DIR = await directory();
    await expect(seed({ DATA_DIR, ...environment }, args)).rejects.toBeInstanceOf(SeedRefused);
  });

  test('exits with 1 and one line if it refuses', async () => {
    const program = join(import.meta.dirname, '../sample-data/index.ts');
    const environment = { DATA_DIR: await directory(), NODE_ENV: 'production' };
    const ended = promisify(execFile)(process.execPath, [program], { env: environment });
    await expect(ended).rejects.toMatchObject({
      code: 1,
      stderr: 'Cannot seed: NODE_ENV is production\n',
    });
  });
});
