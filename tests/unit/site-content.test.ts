import { describe, expect, test } from 'vitest';
import type { Identity } from '#contract/content/identity-schema.ts';
import {
  fillContent as fillContentWith,
  type SiteContent,
  siteContentSchema,
} from '#contract/content/site-content.ts';
import type { PageId } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { builtSettings } from '#contract/settings.ts';
import { jsonLdOf, parseHtml, readPage, textsOf } from '#tests/support/pages/html.ts';
import { rendered as renderedPage } from '#tests/support/pages/rendered.ts';
import { readContent } from '#web/content/read-content.ts';

const content = await readContent();
const fillContent = (of: SiteContent) => fillContentWith(of, builtSettings.periods);
const [head] = content.identity.offices;

/** A copy of the content with changes. */
function changed(change: (copy: SiteContent) => void): SiteContent {
  const copy = structuredClone(content);
  change(copy);
  return copy;
}

function problemsOf(wrong: SiteContent): string[] {
  const { error } = siteContentSchema.safeParse(wrong);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** A Turkish page of a content, once it is parsed. */
const rendered = async (of: SiteContent, page: PageId) =>
  renderedPage(siteContentSchema.parse(of), page);

const bodyOf = (html: string) => /<div id="root">.*/s.exec(html)?.[0];
const linksOf = (html: string) =>
  parseHtml(html).tags.flatMap(({ name, attributes: { href } }) =>
    name === 'a' && href ? [href] : [],
  );

describe('a page of the running service', () => {
  test.each(['home', 'certificates', 'contact', 'privacy'] as const)(
    'is the one that was built, as long as nothing is changed: %s',
    async (page) => {
      expect(bodyOf(await rendered(content, page))).toBe(bodyOf(readPage(page, 'tr')));
    },
  );

  test('names the company as it is now, in its head, its body, its menu and its texts', async () => {
    const renamed = changed(({ identity }) => {
      Object.assign(identity, {
        name: 'Kuzey Ses',
        shortName: 'Kuzey',
        legalName: 'Kuzey Ses A.Ş.',
      });
      identity.email.info = 'bilgi@kuzey.example';
      identity.phone = { e164: '+902120000001', text: '+90 212 000 00 01' };
    });
    const html = await rendered(renamed, 'contact');
    expect(html).toContain('<meta property="og:site_name" content="Kuzey Ses"/>');
    expect(textsOf(html, 'title')).toEqual([expect.stringContaining('Kuzey Ses')]);
    expect(JSON.stringify(jsonLdOf(html))).toContain('"legalName":"Kuzey Ses A.Ş."');
    expect(linksOf(html)).toContain('mailto:bilgi@kuzey.example');
    expect(html).toContain('Kuzey Ses\u00a0A.Ş.');
    expect(html).not.toMatch(/Gökhat|info@gokhat/);
    expect(await rendered(renamed, 'legal')).toContain('href="tel:+902120000001"');
  });

  test('shows each office with its own title, and only the first with a map', async () => {
    const two = changed(({ identity, texts }) => {
      const phone = { e164: '+903120000002', text: '+90 312 000 00 02' };
      const address = { street: 'Deneme Caddesi 2', postalCode: '06420', district: 'Çankaya' };
      identity.offices.push({
        ...{ id: 'ankara', city: 'Ankara', country: 'TR', phone },
        ...address,
      });
      identity.offices.push({ ...address, id: 'izmir', city: 'İzmir', country: 'TR' });
      for (const language of languages) {
        const { offices } = texts[language].contact.sections['office-locations'];
        offices.ankara = { title: 'Ankara ofisi' };
        offices.izmir = { title: 'İzmir ofisi' };
      }
    });
    const html = await rendered(two, 'contact');
    expect(textsOf(html, 'h3')).toEqual(['İstanbul ofisi', 'Ankara ofisi', 'İzmir ofisi']);
    expect(html.match(/class="map-box"/g)).toHaveLength(1);
    const links = linksOf(html).filter((href) => /^tel:|google/.test(href));
    const ours = `tel:${content.identity.phone.e164}`;
    const [ankara = '', izmir = ''] = ['Ankara', 'İzmir'].map((city) =>
      encodeURIComponent(`Deneme Caddesi 2, 06420 Çankaya, ${city}`),
    );
    const maps = (target: string) => [
      `https://www.google.com/maps/dir/?api=1&destination=${target}`,
      `https://www.google.com/maps/search/?api=1&query=${target}`,
    ];
    expect(links.slice(links.lastIndexOf(ours))).toEqual([
      ...[ours, ...maps(`${head.lat},${head.lng}`)],
      ...['tel:+903120000002', ...maps(ankara)],
      ...maps(izmir),
      `tel:${content.identity.operations?.phone.e164}`,
    ]);
    expect(JSON.stringify(jsonLdOf(html))).toContain(head.street);
    expect(JSON.stringify(jsonLdOf(html))).not.toContain('Deneme Caddesi');
  });

  test('shows any number of certificates with the facts that each has; one without an engraving of its own gets that of its place', async () => {
    const five = changed(({ identity, texts }) => {
      identity.certificates.push({ id: 'iso20000', title: 'ISO 20000', validUntil: '2027-01-31' });
      for (const language of languages) {
        texts[language].certificates.items.iso20000 = {
          ...{ subtitle: 'Hizmet yönetimi', description: 'Beşinci belge.', plate: 'Giyoş desen' },
        };
      }
    });
    const html = await rendered(five, 'certificates');
    const cards = textsOf(html, 'article');
    expect(cards).toHaveLength(5);
    expect(cards.at(-1)).toContain('ISO 20000 Hizmet yönetimi Beşinci belge.');
    const facts = /Belgelendiren\s+Örnek Belgelendirme.*Belge no\s+000-9001.*Kapsam\s+Ulus/s;
    expect(cards[0]).toMatch(facts);
    expect(cards.at(-1)).not.toMatch(/Belgelendiren|Belge no|Kapsam/);
    const plates = parseHtml(html).tags.flatMap(({ name, attributes: { src = '' } }) =>
      name === 'img' ? (/\/(iso\d+)-/.exec(src)?.[1] ?? []) : [],
    );
    expect(plates).toEqual(['iso9001', 'iso14001', 'iso27001', 'iso10002', 'iso9001']);
    expect(await rendered(five, 'home')).toContain('ISO 20000');
  });

  test('has the company’s service areas in its order: an added one wherever the others are, and nothing of a removed one', async () => {
    const id = 'new-0a1b2c3d';
    const other = changed(({ identity, texts }) => {
      const [first, second, third] = identity.serviceAreas;
      if (!second || !third) throw new Error('there are four areas');
      const picture = '0123456789abcdef';
      identity.serviceAreas = [{ id, title: 'Liman', plate: 'rings', picture }, first, third];
      for (const language of languages) {
        const { services } = texts[language];
        const label = language === 'tr' ? 'Liman haberleşmesi' : 'Harbour communications';
        services.addedAreas = {
          [id]: {
            ...services.sections['research-dev'],
            ...{ label, note: 'Gemiler ve kıyı', title: 'Limandaki ses', plate: 'Vinçler' },
          },
        };
      }
    });
    const html = await rendered(other, 'services');
    const { addedAreas, sections } = content.texts.tr.services;
    expect(Object.keys(addedAreas)).toEqual([]);
    expect(textsOf(html, 'h2').slice(0, 3)).toEqual([
      'Limandaki ses',
      ...[sections['international-ops'].title, sections['digital-services'].title],
    ]);
    const anchors = [id, 'international-ops', 'digital-services'];
    expect(linksOf(html)).toEqual(expect.arrayContaining(anchors.map((anchor) => `#${anchor}`)));
    expect(html).toContain('/assets/pictures/0123456789abcdef/reach-night-');
    expect(html).toContain('service=new-0a1b2c3d');
    const { '@graph': graph } = jsonLdOf(html) as { '@graph': { '@type': string; name: string }[] };
    const offered = graph.filter((one) => one['@type'] === 'Service').map(({ name }) => name);
    expect(offered).toHaveLength(3);
    expect(offered[0]).toBe('Limandaki ses');
    const home = await rendered(other, 'home');
    expect(home).toContain(`href="/tr/services#${id}"`);
    expect(textsOf(home, 'h3')).toContain('Liman haberleşmesi');
    // Nor in what the browser loads for menus and pages.
    const shown = JSON.stringify(fillContent(siteContentSchema.parse(other)).tr);
    for (const gone of [sections['communication-tech'].subtitle, 'İletişim teknolojileri']) {
      expect(html + home + shown).not.toContain(gone);
    }
  });

  test('has no row of certificates and no social links where there are none', async () => {
    const none = changed(({ identity, texts }) => {
      identity.certificates = [];
      identity.social = [];
      for (const language of languages) texts[language].certificates.items = {};
    });
    const home = await rendered(none, 'home');
    expect(home).not.toContain('home-certificates');
    expect(home).not.toContain(fillContent(none).tr.chrome.footer.followUs);
    const certificates = await rendered(none, 'certificates');
    expect(textsOf(certificates, 'article')).toEqual([]);
    expect(certificates).not.toContain('half-night');
    expect(jsonLdOf(certificates)).toMatchObject({ '@graph': [{ sameAs: [] }, {}, {}] });
  });

  test('links every network by its own name', async () => {
    const all = changed(({ identity }) => {
      identity.social = (['linkedin', 'instagram', 'x', 'facebook', 'youtube'] as const).map(
        (network) => ({ network, url: `https://${network}.example/ornek` }),
      );
    });
    const html = await rendered(all, 'contact');
    for (const name of ['LinkedIn', 'Instagram', 'X', 'Facebook', 'YouTube']) {
      const links = html.match(
        new RegExp(`href="https://${name.toLowerCase()}.example/ornek"[^>]*>${name}</a>`, 'g'),
      );
      // On the page and in its footer.
      expect(links, name).toHaveLength(2);
    }
  });

  test('is shown, too, to a browser that holds its texts from before an office or a certificate was added', async () => {
    const more = changed(({ identity }) => {
      identity.offices.push({ ...head, id: 'new', city: 'Ankara' });
      identity.certificates.push({ id: 'new', title: 'ISO 20000', validUntil: '2027-01-31' });
    });
    const contact = await renderedPage(more, 'contact');
    expect(textsOf(contact, 'h3')).toEqual(['İstanbul ofisi', 'Ankara']);
    const row = await renderedPage(more, 'certificates');
    expect(textsOf(row, 'article')).toHaveLength(4);
  });
});

describe('a content is refused, with the place of the fault,', () => {
  const offices = 'contact.sections.office-locations.offices';

  test('if an office or a certificate lacks its texts in a language', () => {
    const lacking = changed(({ identity, texts }) => {
      identity.offices.push({ ...head, id: 'ankara' });
      texts.tr.contact.sections['office-locations'].offices.ankara = { title: 'Ankara ofisi' };
      identity.certificates.push({ id: 'iso20000', title: 'ISO 20000', validUntil: '2027-01-31' });
    });
    expect(problemsOf(lacking)).toEqual([
      'texts.tr.certificates.items.iso20000: no texts',
      `texts.en.${offices}.ankara: no texts`,
      'texts.en.certificates.items.iso20000: no texts',
    ]);
  });

  test('if a text is for an office or a certificate that there is not', () => {
    const left = changed(({ identity, texts }) => {
      identity.certificates.pop();
      texts.en.contact.sections['office-locations'].offices.ankara = { title: 'Ankara office' };
    });
    expect(problemsOf(left)).toEqual([
      'texts.tr.certificates.items.iso10002: not in identity',
      `texts.en.${offices}.ankara: not in identity`,
      'texts.en.certificates.items.iso10002: not in identity',
    ]);
  });

  test('if a language lacks a text', () => {
    const lacking = changed(({ texts }) => {
      texts.en.chrome.menu.open = ' ';
      Reflect.deleteProperty(texts.tr.home.stats, 'years');
    });
    expect(problemsOf(lacking).map((problem) => problem.split(':')[0])).toEqual([
      'texts.tr.home.stats.years',
      'texts.en.chrome.menu.open',
    ]);
  });

  test.each<[string, (identity: Identity) => void, string]>([
    ['an address is none', ({ email }) => Object.assign(email, { info: 'info@' }), 'email.info'],
    ['a number has blanks', ({ phone }) => Object.assign(phone, { e164: '+90 216' }), 'phone.e164'],
    [
      'a link is not encrypted',
      ({ api }) => Object.assign(api, { root: 'http://a.example' }),
      'api.root',
    ],
    [
      'a link runs a script',
      ({ social: [one] }) => Object.assign(one ?? {}, { url: 'javascript:alert(1)' }),
      'social.0.url',
    ],
    [
      'a date is none',
      ({ certificates: [one] }) => Object.assign(one ?? {}, { validUntil: '2026-02-30' }),
      'certificates.0.validUntil',
    ],
    ['a name is empty', (identity) => Object.assign(identity, { name: ' ' }), 'name'],
    [
      'a name would begin a link or placeholder in texts',
      (identity) => Object.assign(identity, { name: '[x](y) {name}' }),
      'name',
    ],
    ['a name has two lines', (identity) => Object.assign(identity, { name: 'a\nb' }), 'name'],
    ['there is no office', (identity) => Object.assign(identity, { offices: [] }), 'offices.0'],
    [
      'a latitude is out of range',
      ({ offices: [one] }) => Object.assign(one, { lat: 91 }),
      'offices.0.lat',
    ],
    [
      'an office has one coordinate',
      ({ offices: [one] }) => Reflect.deleteProperty(one, 'lng'),
      'offices.0.lat',
    ],
    ['two offices have one id', ({ offices }) => offices.push({ ...offices[0] }), 'offices.1.id'],
    [
      'an id has capitals',
      ({ offices: [one] }) => Object.assign(one, { id: 'Ankara' }),
      'offices.0.id',
    ],
    ['it holds something unknown', (identity) => Object.assign(identity, { fax: '1' }), ''],
  ])('if %s', (_what, change, path) => {
    const wrong = changed(({ identity }) => change(identity));
    const places = problemsOf(wrong).map((problem) => problem.split(':')[0]);
    expect(places).toContain(['identity', path].filter(Boolean).join('.'));
  });
});
