import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { companyLine } from '#api/mail/acknowledgement-letter.ts';
import { securityTxt } from '#api/public/security-txt.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import { identitySchema } from '#contract/content/identity-schema.ts';
import type { Announcement } from '#contract/content/schema.ts';
import {
  fillContent,
  type SiteContent,
  siteContentSchema,
} from '#contract/content/site-content.ts';
import { hrefFor, legalAnchors, type PageId, pageIds } from '#contract/content/site-map.ts';
import { type Language, languages } from '#contract/languages.ts';
import { builtSettings } from '#contract/settings.ts';
import { jsonLdOf, parseHtml, textsOf } from '#tests/support/pages/html.ts';
import { rendered, siteUrl } from '#tests/support/pages/rendered.ts';
import { announcementWarnings } from '#web/admin/content/publishing/announcement-warnings.ts';
import { readContent } from '#web/content/read-content.ts';
import { llmsTxt } from '#web/publishing/llms-txt.ts';

const content = await readContent();

/** A copy of the content with changes. */
function changed(change: (copy: SiteContent) => void): SiteContent {
  const copy = structuredClone(content);
  change(copy);
  return siteContentSchema.parse(copy);
}

const required = ['mersis', 'taxOffice', 'taxNumber', 'kep'];
/** A company that gives nothing that it may leave out. */
const bare = changed(({ identity }) => {
  for (const name of Object.keys(identity.registration)) {
    if (!required.includes(name)) Reflect.deleteProperty(identity.registration, name);
  }
  for (const name of ['security', 'ethics']) Reflect.deleteProperty(identity.email, name);
});
/** A company that gives everything. */
const whole = changed(({ identity }) => {
  Object.assign(identity, {
    statusPage: 'https://durum.ornek.example/',
    securityPolicy: 'https://www.ornek.example/güvenlik',
  });
  Object.assign(identity.registration, {
    ...{ seat: 'İzmir', board: ['Işıl Çağ', 'Ada Öz'], auditor: 'Örnek Denetim A.Ş.' },
    ...{ subscribedCapital: '12.500.000', paidCapital: '3125000', etbis: '1234567' },
    ...{ btkKind: 'STH', btkCheck: 'https://yetki.ornek.example/sorgu?no=1' },
  });
});

const termsOf = (html: string) => textsOf(html, 'dt');
/** The lines of a legal page, by their labels. */
function linesOf(html: string): Readonly<Record<string, string>> {
  // Words that no line breaks are in an element of their own (web/ui/unbroken.tsx).
  const whole = html.replace(/<span class="whitespace-nowrap">(.*?)<\/span>/g, '$1');
  const texts = textsOf(whole, 'dd');
  return Object.fromEntries(termsOf(whole).map((term, at) => [term, texts[at] ?? '']));
}

describe('the imprint', () => {
  test('shows each fact of the company, amounts as each language writes them', async () => {
    const turkish = linesOf(await rendered(whole, 'legal'));
    expect(turkish).toMatchObject({
      'Yönetim kurulu başkanı ve üyeleri': 'Işıl Çağ, Ada Öz',
      'Taahhüt edilen sermaye': '12.500.000 TL',
      'Ödenen sermaye': '3.125.000 TL',
      ...{ Merkez: 'İzmir', Denetçi: 'Örnek Denetim A.Ş.', 'ETBİS no': '1234567' },
      'BTK kaydının sorgulanması': 'yetki.ornek.example',
    });
    expect(linesOf(await rendered(whole, 'legal', 'en'))).toMatchObject({
      'Subscribed capital': 'TRY 12,500,000',
      'Registered seat': 'Izmir',
    });
    const links = parseHtml(await rendered(whole, 'legal')).tags;
    expect(links.map(({ attributes }) => attributes.href)).toContain(
      'https://yetki.ornek.example/sorgu?no=1',
    );
  });

  test.each(languages)(
    'has no line for what is empty, and is whole without it, in %s',
    async (language) => {
      const [few, all] = [
        await rendered(bare, 'legal', language),
        await rendered(whole, 'legal', language),
      ];
      const optional = termsOf(all).filter((term) => !termsOf(few).includes(term));
      expect(optional).toHaveLength(11);
      for (const page of pageIds) {
        const html = await rendered(bare, page, language);
        expect(html, page).not.toMatch(/undefined|mailto:"|\{\w+(?:\.\w+)?\}/);
      }
    },
  );

  test.each([
    ['a fraction', { paidCapital: '12,50' }],
    ['a number that a group is missing from', { paidCapital: '1.00' }],
    ['no number', { paidCapital: 'bir milyon' }],
    ['an address that would end its link', { btkCheck: 'https://a.example/(x)' }],
    ['an address without encryption', { btkCheck: 'http://a.example/' }],
    ['a board without a name', { board: [] }],
  ])('is refused with %s', (_what, wrong) => {
    const registration = { ...content.identity.registration, ...wrong };
    expect(identitySchema.safeParse({ ...content.identity, registration }).success).toBe(false);
  });
});

test.each(languages)(
  'the address for ethical reports is on the sustainability page in %s, if there is one',
  async (language) => {
    const { ethics = '' } = content.identity.email;
    expect(await rendered(content, 'sustainability', language)).toContain(
      `href="mailto:${ethics}"`,
    );
    expect(await rendered(bare, 'sustainability', language)).not.toContain(ethics);
  },
);

describe('search engines', () => {
  const organizationOn = async (of: SiteContent, page: PageId) => {
    const { '@graph': graph } = jsonLdOf(await rendered(of, page)) as {
      '@graph': Record<string, unknown>[];
    };
    return graph.find((one) => one['@type'] === 'Organization');
  };

  test('get the numbers of registers where the page shows them, and only those', async () => {
    const { mersis, taxNumber, registryNumber } = content.identity.registration;
    const entry = (propertyID: string, value?: string) => {
      return { '@type': 'PropertyValue', propertyID, value };
    };
    expect(await organizationOn(content, 'legal')).toMatchObject({
      taxID: taxNumber,
      identifier: [entry('MERSİS', mersis), entry('Ticaret sicili', registryNumber)],
    });
    expect(await organizationOn(bare, 'legal')).toMatchObject({
      identifier: [entry('MERSİS', mersis)],
    });
    for (const page of ['home', 'contact'] as const) {
      const organization = await organizationOn(content, page);
      expect(organization).toHaveProperty('legalName');
      expect(organization).not.toHaveProperty('identifier');
      expect(organization).not.toHaveProperty('taxID');
    }
  });
});

describe('the footer of every page', () => {
  test.each(languages)(
    'leads to announcements and accessibility in %s, and to the state of the services if it is shown',
    async (language) => {
      const html = await rendered(whole, 'home', language);
      const hrefs = parseHtml(html).tags.map(({ attributes }) => attributes.href);
      for (const anchor of ['information-society', 'accessibility'] as const) {
        expect(hrefs).toContain(hrefFor('legal', language, anchor));
      }
      expect(hrefs).toContain(whole.identity.statusPage);
      const { status } = fillContent(bare, builtSettings.periods)[language].chrome.footer;
      expect(await rendered(bare, 'home', language)).not.toContain(`>${status}<`);
      const ids = parseHtml(await rendered(whole, 'legal', language)).tags.map(
        ({ attributes }) => attributes.id,
      );
      for (const anchor of legalAnchors.legal) expect(ids).toContain(anchor);
    },
  );
});

function announced(index: number, more: Partial<Announcement> = {}): Announcement {
  const date = new Date(Date.UTC(2026, 0, 1 + ((index * 37) % 200))).toISOString().slice(0, 10);
  return { id: `i${index}`, date, title: `İlan ${index}`, text: `Metin ${index}.`, ...more };
}
const withAnnouncements = (announcements: Announcement[]) =>
  changed(({ texts }) => {
    for (const language of languages) {
      texts[language].legal.informationSociety.announcements = announcements;
    }
  });

describe('announcements', () => {
  test('stand with the newest first, each with its date, its text and its PDF', async () => {
    const file = '0123456789abcdef';
    const [old, fresh] = [
      announced(1, { date: '2026-02-28', title: 'Eski ilan', file }),
      announced(2, { date: '2026-10-01', title: 'Yeni ilan', text: 'Bkz. [telefon](phone).' }),
    ];
    const html = await rendered(withAnnouncements([old, fresh]), 'legal');
    expect(textsOf(html, 'h3')).toEqual(['Yeni ilan', 'Eski ilan']);
    expect(html).toContain('>1 Ekim 2026</time>');
    expect(html).toContain(
      `href="/assets/documents/${file}.pdf" aria-label="İlanı aç (PDF): Eski ilan"`,
    );
    const { none } = content.texts.tr.legal.informationSociety;
    expect(html).not.toContain(none);
    expect(await rendered(content, 'legal')).toContain(none);
  });

  test('may be 200, and a title of 300 letters is refused at its field', async () => {
    const many = withAnnouncements(Array.from({ length: 200 }, (_, index) => announced(index)));
    const html = await rendered(many, 'legal');
    expect(textsOf(html, 'h3')).toHaveLength(200);
    expect(brotliCompressSync(html).length).toBeLessThan(20_000);
    const long = structuredClone(content);
    long.texts.tr.legal.informationSociety.announcements = [
      announced(1, { title: 'ş'.repeat(300) }),
    ];
    const { error } = siteContentSchema.safeParse(long);
    expect(error?.issues.map(({ path }) => path.join('/'))).toEqual([
      'texts/tr/legal/informationSociety/announcements/0/title',
    ]);
    expect(
      await rendered(withAnnouncements([announced(1, { title: 'ş'.repeat(200) })]), 'legal'),
    ).toContain('ş'.repeat(200));
  });

  const path = '/informationSociety/announcements';
  const warned = (from: Announcement[], to: Announcement[], day = '2026-07-01') =>
    announcementWarnings({ path, from, to }, day).map(({ kind, title, until }) =>
      [kind, title, until].filter(Boolean).join(' '),
    );
  const one = announced(1, { date: '2026-03-30', title: 'Çağrı' });

  test('that go within six months of their date are warned of, by name and last day', () => {
    expect(warned([one], [])).toEqual(['removed Çağrı 2026-09-30']);
    expect(warned([one], [], '2026-09-29')).toEqual(['removed Çağrı 2026-09-30']);
    expect(warned([one], [], '2026-09-30')).toEqual([]);
    expect(warned([one], [{ ...one, date: '2026-01-01' }])).toEqual(['moved Çağrı 2026-09-30']);
    expect(warned([one], [{ ...one, title: 'Düzeltme', text: 'Yeni.' }, announced(2)])).toEqual([]);
    // February has no 31st.
    expect(warned([{ ...one, date: '2026-08-31' }], [])).toEqual(['removed Çağrı 2027-03-03']);
  });

  test('that are dated after their publication are warned of, unless it is scheduled for that day', () => {
    const tomorrow = { ...one, date: '2026-07-02' };
    expect(warned([], [tomorrow])).toEqual(['early Çağrı 2026-07-02']);
    expect(warned([], [tomorrow], '2026-07-02')).toEqual([]);
    expect(warned([tomorrow], [tomorrow])).toEqual([]);
  });
});

test('a letter to the outside ends with name, seat, registry number and site, without what is empty', () => {
  const lineOf = ({ identity: company }: SiteContent, language: Language) =>
    companyLine(language, { siteUrl, company });
  const { legalName } = content.identity;
  expect(lineOf(content, 'tr')).toBe(
    `${legalName} · Merkez: İstanbul · Ticaret sicil no: 000000-0 · www.ornek.example`,
  );
  expect(lineOf(content, 'en')).toBe(
    `${legalName} · Seat: Istanbul · Trade registry number: 000000-0 · www.ornek.example`,
  );
  expect(lineOf(bare, 'tr')).toBe(`${legalName} · Merkez: İstanbul · www.ornek.example`);
});

describe('security.txt', () => {
  /** The grammar of RFC 9116, section 4, of a file without comments and signature. */
  const grammar = /^(?:[A-Za-z-]+: [!-~](?:[ -~]*[!-~])?\r\n)+$/;
  const now = Date.parse('2026-11-30T12:00:00Z');
  const fieldsOf = (company: Identity, url = siteUrl) => {
    const text = securityTxt(company, url, now);
    expect(text).toMatch(grammar);
    return Object.fromEntries(
      text
        .trim()
        .split('\r\n')
        .map((line) => line.split(/: (.*)/)),
    );
  };

  test('follows the grammar of RFC 9116, and holds the fields that it must, once each', () => {
    const fields = fieldsOf(whole.identity);
    expect(fields).toMatchObject({
      Contact: 'mailto:guvenlik@gokhat.example',
      'Preferred-Languages': 'tr, en',
      Canonical: 'https://www.ornek.example/.well-known/security.txt',
      Policy: 'https://www.ornek.example/g%C3%BCvenlik',
    });
    const days = (Date.parse(fields.Expires) - now) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  test('names the general address and no policy if the company gives neither, and no address over http', () => {
    expect(Object.keys(fieldsOf(bare.identity, 'http://localhost:8080'))).toEqual([
      ...['Contact', 'Expires', 'Preferred-Languages'],
    ]);
    expect(fieldsOf(bare.identity).Contact).toBe('mailto:info@gokhat.example');
  });

  test('writes an address of any form as a URI', () => {
    const email = { ...content.identity.email, security: 'a+b/c?d#e%f@ornek.example' };
    expect(fieldsOf({ ...content.identity, email }).Contact).toBe(
      'mailto:a%2Bb%2Fc%3Fd%23e%25f@ornek.example',
    );
  });
});

test('llms.txt has the title, a summary, and every page in every language with its description', () => {
  const text = llmsTxt(siteUrl, fillContent(whole, builtSettings.periods));
  expect(text.startsWith(`# ${content.identity.name}\n\n> `)).toBe(true);
  for (const language of languages) {
    const { pages } = fillContent(whole, builtSettings.periods)[language];
    for (const page of pageIds) {
      const { title, description } = pages[page].seo;
      expect(text).toContain(
        `- [${title}](${siteUrl}${hrefFor(page, language)}): ${description}\n`,
      );
    }
  }
  expect(text.split(String(whole.identity.statusPage)).length - 1).toBe(languages.length);
  expect(text).not.toContain('undefined');
  const bracketed = changed(({ texts }) => {
    texts.tr.home.seo.title = 'Sesler [bir] hat';
  });
  expect(llmsTxt(siteUrl, fillContent(bracketed, builtSettings.periods))).toContain(
    '- [Sesler \\[bir\\] hat](',
  );
});
