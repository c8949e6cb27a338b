import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#api/process/settings.ts';
import { roles } from '#contract/admin/role-names.ts';
import { isFor } from '#contract/admin/roles.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { PageContent } from '#contract/content/schema.ts';
import { deviceCookieName, sessionCookieName } from '#contract/headers.ts';
import { readStatedSettings } from '#contract/settings.ts';
import { readBackupSettings } from '#db/settings/settings.ts';
import { cells } from '#tests/support/cells.ts';
import { type Language, languages } from '#tests/support/languages.ts';
import { loadTexts } from '#tests/support/texts.ts';
import { categories } from '#web/features/consent/consent-store.ts';

type Stored = { readonly name: string; readonly place: 'local' | 'session' | 'cookie' };

/** Every file of the site and the admin that runs in browsers. */
const files = globSync('web/**/*.{ts,tsx}', {
  exclude: (path) => /^web\/(content|styleguide|build)(\/|$)/.test(path),
});
const sources = files.map((path) => readFileSync(path, 'utf8'));
/** Those that only the admin loads. */
const adminSources = sources.filter((_, index) => files[index]?.startsWith('web/admin/'));

const storing = /(?<!readStored\(')\b(local|session)Storage(?:',|\s*\.setItem\()\s*([^,]+),/g;

/**
 * What files store, found by their calls of `store`, `setItem` and `createUnsaved`. A key is a literal, or the
 * `storageKey` of the same file or of the one file that exports it.
 */
function storedBy(some: readonly string[]): Stored[] {
  return some.flatMap((source) =>
    [...source.matchAll(storing)].map(
      ([, place, key = '']) =>
        ({ name: keyIn(source, key.trim()), place: place as 'local' | 'session' }) satisfies Stored,
    ),
  );
}

/** Only who logs in gets cookies. */
function storedByAdmin(): Stored[] {
  const cookies = [sessionCookieName, deviceCookieName].map(
    (name) => ({ name: name('http://gokhat.example'), place: 'cookie' }) satisfies Stored,
  );
  return [...storedBy(adminSources), ...cookies];
}

function namesOf(stored: readonly { readonly name: string }[]): string[] {
  return [...new Set(stored.map(({ name }) => name))].toSorted();
}

function keyIn(source: string, expression: string): string {
  const literal = /^'([^']+)'$/.exec(expression)?.[1];
  if (literal) return literal;
  // Of what is saved while it is typed, each value has a key.
  const prefix = /^prefix: '(\w+:)'$/.exec(expression)?.[1];
  if (prefix) return `${prefix}…`;
  // `draft:${form}` is a key for each form.
  if (/^storageKey\(/.test(expression)) {
    const shared = [source, ...sources].map(
      (other) => /storageKey = \(.*?\) => `(\w+:)\$\{/.exec(other)?.[1],
    );
    return `${shared.find(Boolean)}…`;
  }
  const own = /const storageKey = '([^']+)'/.exec(source)?.[1];
  if (expression !== 'storageKey' || !own) throw new Error(`unknown key ${expression}`);
  return own;
}

const placeWords = {
  tr: { local: 'Yerel depo;', session: 'Oturum deposu;' },
  en: { local: 'Local storage;', session: 'Session storage;' },
} as const satisfies Record<Language, Record<'local' | 'session', string>>;

async function textsOf(language: Language) {
  const { chrome, pages } = await loadTexts(language);
  const privacy = pages.privacy as PageContent<'privacy'>;
  const cookies = pages.cookies as PageContent<'cookies'>;
  const life = pages.life as PageContent<'life'>;
  return { chrome, privacy, cookies, life };
}

test('how long backups keep what was erased counts the copies elsewhere, the longest of all', () => {
  const days = (environment: Record<string, string>) =>
    readStatedSettings(environment).periods.backups;
  expect(days({})).toEqual({ count: 14, unit: 'days' });
  // Without settings of their own they are kept as long as the backups on the machine.
  expect(days({ BACKUP_KEEP: '7' })).toEqual({ count: 7, unit: 'days' });
  expect(days({ BACKUP_TO_KEEP_DAYS: '3' })).toEqual({ count: 14, unit: 'days' });
  expect(days({ BACKUP_TO_KEEP_DAYS: '30' })).toEqual({ count: 30, unit: 'days' });
  expect(days({ BACKUP_TO_KEEP_WEEKS: '8' })).toEqual({ count: 56, unit: 'days' });
  const all = { BACKUP_TO_KEEP_WEEKS: '8', BACKUP_TO_KEEP_MONTHS: '6', BACKUP_TO_KEEP_DAYS: '30' };
  expect(days(all)).toEqual({ count: 186, unit: 'days' });
});

test('the page for auditors lists exactly what the admin stores in a browser, and where', () => {
  const rows = readFileSync('.github/security.md', 'utf8').matchAll(
    /^\| `(\S+)` \| (cookie|local|session)(?: storage)? \|/gm,
  );
  const listed = [...rows].map(([, name = '', place]) => ({ name, place }));
  const stored = storedByAdmin();
  expect(stored.length).toBeGreaterThan(8);
  expect(namesOf(listed)).toEqual(namesOf(stored));
  for (const { name, place } of stored) expect(listed).toContainEqual({ name, place });
});

describe.each(languages)('the legal texts in %s', (language) => {
  test('list exactly what the site stores in a visitor’s browser, and where', async () => {
    const { cookies } = await textsOf(language);
    const listed = cookies.sections.flatMap(({ records = [] }) => records);
    const stored = storedBy(sources.filter((source) => !adminSources.includes(source)));
    expect(stored.length).toBeGreaterThan(4);
    expect(namesOf(listed)).toEqual(namesOf(stored));
    for (const { name, place } of stored) {
      const record = listed.find((one) => one.name === name);
      expect(record?.kept, name).toContain(placeWords[language][place as 'local' | 'session']);
    }
  });

  test('state the periods of the settings', async () => {
    const { chrome, privacy, life } = await textsOf(language);
    const { retention } = readSettings({});
    const { keep, hours } = readBackupSettings({});
    const points = privacy.sections.flatMap(({ points = [] }) => points);
    const units =
      language === 'tr' ? { months: 'ay', days: 'gün' } : { months: 'months', days: 'days' };
    const starts =
      language === 'tr'
        ? {
            messages: 'Mesajlar',
            spam: 'İstenmeyen',
            rejected: 'Olumsuz',
            undecided: 'Olumsuz',
            pool: 'Yetenek havuzu',
            trash: 'Elle sildiklerimiz',
            audit: 'Denetim izi',
          }
        : {
            messages: 'Messages',
            spam: 'Records set aside',
            rejected: 'Rejected',
            undecided: 'Rejected',
            pool: 'Applications in the talent pool',
            trash: 'Records that we delete by hand',
            audit: 'The audit',
          };
    for (const [rule, { count, unit }] of Object.entries(retention)) {
      const start = starts[rule as keyof typeof starts];
      const point = points.find((text) => text.startsWith(start));
      expect(point, rule).toContain(`${count} ${units[unit]}`);
    }
    const noticed = {
      visitors: ['messages', 'spam'],
      candidates: ['spam', 'rejected', 'undecided', 'pool'],
      'talent-pool': ['pool', 'undecided'],
    };
    for (const [id, rules] of Object.entries(noticed)) {
      const notice = JSON.stringify(privacy.sections.find((section) => section.id === id));
      for (const rule of rules) {
        const { count, unit } = retention[rule as keyof typeof retention];
        expect(notice, `${id}, ${rule}`).toContain(`${count} ${units[unit]}`);
      }
    }
    const { messages, rejected, pool } = retention;
    const { application } = life.sections['join-team'];
    expect(application.notice).toContain(`${rejected.count} ${units[rejected.unit]}`);
    expect(application.talentPoolNote).toContain(`${pool.count} ${units[pool.unit]}`);
    expect(chrome.messageForm.notice).toContain(`${messages.count} ${units[messages.unit]}`);
    const backups = points.find((text) => /^(Yedekler|Backups) /.test(text));
    expect(backups).toContain(`${(keep * hours) / 24} ${units.days}`);
  });

  test('say that nothing is loaded for each permission that no tool uses', async () => {
    const { chrome, cookies } = await textsOf(language);
    const nothing = language === 'tr' ? 'hiçbir şey yüklenmez' : 'nothing is loaded';
    const used = categories.filter((category) =>
      sources.some((source) => source.includes(`useAllowed('${category}')`)),
    );
    expect(used).toEqual(['maps']);
    for (const category of categories) {
      const says = chrome.consent[category].text.includes(nothing);
      expect(says, category).toBe(!used.includes(category));
    }
    const policy = JSON.stringify(cookies.sections);
    expect(policy.split(nothing).length - 1).toBeGreaterThanOrEqual(2);
  });

  test('contain all that the Communiqué requires of a request, and the ways to send one', async () => {
    const { privacy } = await textsOf(language);
    const requests = JSON.stringify(privacy.sections.find(({ id }) => id === 'requests'));
    const asked =
      language === 'tr'
        ? cells(`
            Türkçe | adınız ve soyadınız | imza | T.C. kimlik numara | uyruğunuz | pasaport
            yerleşim yeri
          `)
        : cells(`
            Turkish | name and surname | signature | identity number | nationality | passport
            home or work
          `);
    for (const words of [...asked, 'KEP', '30', '60']) expect(requests).toContain(words);
    expect(requests).toContain('@');
  });
});

test('the legal texts say as much in one language as in the other', async () => {
  const [first, ...others] = await Promise.all(
    languages.map(async (language) => {
      const { pages } = await loadTexts(language);
      return (['privacy', 'cookies', 'legal'] as const).map((page) =>
        (pages[page] as PageContent<typeof page>).sections.map(
          ({ id, paragraphs, points = [], lines = [], records = [], closing = [] }) => ({
            ...{ id, paragraphs: paragraphs.length, points: points.length, lines: lines.length },
            ...{ records: records.map(({ name }) => name), closing: closing.length },
          }),
        ),
      );
    }),
  );
  for (const other of others) expect(other).toEqual(first);
});

test('a notice names the protection of the forms as a purpose, since both are checked for spam', async () => {
  for (const language of languages) {
    const { privacy } = await textsOf(language);
    for (const id of ['visitors', 'candidates']) {
      const [purpose] = privacy.sections.find((section) => section.id === id)?.lines ?? [];
      expect(purpose?.text, `${language}, ${id}`).toMatch(/kötüye kullanıma|against misuse/);
    }
  }
});

test('the privacy notice says which roles reach what, as the calls do', async () => {
  const words = {
    tr: [
      'her biri rolünün gerektirdiği ölçüde',
      'mesajlara yöneticiler ve ofis çalışanları',
      'başvurulara ve özgeçmişlere yöneticiler ve işe alım çalışanları',
      'Yalnızca okuma yetkisi verilenler mesajları ve başvuruları görür, özgeçmiş dosyalarını açamaz',
    ],
    en: [
      'each as far as their role requires',
      'administrators and office staff reach messages',
      'administrators and recruiters reach applications and CVs',
      'permission only to read see messages and applications, and cannot open CV files',
    ],
  };
  for (const language of languages) {
    const { privacy } = await textsOf(language);
    for (const said of words[language]) expect(JSON.stringify(privacy)).toContain(said);
  }
  const reached = (call: Call) => roles.filter((role) => isFor(call.for, role));
  expect(reached(calls.readMessage)).toEqual(['owner', 'office', 'reader']);
  expect(reached(calls.readApplication)).toEqual(['owner', 'hiring', 'reader']);
  expect(reached(calls.readCv)).toEqual(['owner', 'hiring']);
});
