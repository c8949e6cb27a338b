import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pageOf } from '../../support/api/content.ts';
import { fieldOf, isSaved, openEditor, publishAll } from '../../support/browser/editor.ts';
import { ownTest as test } from '../../support/browser/own-admin.ts';

const company = {
  name: 'Kavşak Bilişim',
  shortName: 'Kavşak',
  legalName: 'Kavşak Bilişim ve Ticaret A.Ş.',
  founded: '2014',
  'figures/years': '12+',
  'figures/countries': '48',
  'figures/partners': '90+',
  'figures/service': '7/24',
  'social/0/url': 'https://www.linkedin.com/company/kavsak',
  'social/1/url': 'https://www.instagram.com/kavsak',
  'api/root': 'https://api.kavsak.com/v1',
  'api/sender': 'KAVSAK',
  whatsapp: '+902320000000',
  'email/info': 'bilgi@kavsak.com',
  'email/partners': 'ortak@kavsak.com',
  'email/careers': 'kariyer@kavsak.com',
  'email/dataProtection': 'kvkk@kavsak.com',
  'email/security': 'guvenlik@kavsak.com',
  'email/ethics': 'etik@kavsak.com',
  'phone/e164': '+902320000000',
  'phone/text': '+90 232 000 00 00',
  'operations/email': 'nobet@kavsak.com',
  'operations/phone/e164': '+902320000001',
  'operations/phone/text': '+90 232 000 00 01',
  'offices/0/street': 'Liman Caddesi No: 7',
  'offices/0/postalCode': '35220',
  'offices/0/district': 'Konak',
  'offices/0/city': 'İzmir',
  'offices/0/lat': '38.41, 27.13',
  'registration/mersis': '0123 4567 8901 2345',
  'registration/taxOffice': 'Konak',
  'registration/taxNumber': '123 456 78 90',
  'registration/kep': 'kavsak@hs01.kep.tr',
  'registration/btkAuthorisation': '789',
  'registration/btkKind': 'STH',
  'registration/registryOffice': 'İzmir',
  'registration/registryNumber': '123456',
  'registration/board/0': 'Işıl Çağ',
  'registration/board/1': 'Ada Öz',
  'registration/hostingProvider': 'Liman Barındırma A.Ş.',
  'registration/subscribedCapital': '5.000.000',
  'registration/paidCapital': '5.000.000',
} as const;

/** Stories that only the sample company can tell. */
const words = {
  'tr/home/hero/title': 'İki liman arasında bir söz.',
  'en/home/hero/title': 'A word between two harbours.',
  'tr/about/hero/title': 'Yolların buluştuğu yer.',
  'en/about/hero/title': 'Where the ways meet.',
  'tr/about/hero/lead': 'Adımız işimizi söyler: yolları kavuştururuz.',
  'en/about/hero/lead': 'Our name is our trade: we join ways.',
  'tr/about/sections/who-we-are/title': 'Limanda, gemilerin yanında.',
  'en/about/sections/who-we-are/title': 'In the harbour, beside the ships.',
  'tr/services/sections/international-ops/title': 'Limanlar arası trafik',
  'en/services/sections/international-ops/title': 'Traffic between harbours',
  'tr/services/sections/international-ops/plate': 'Operasyon odası.',
  'en/services/sections/international-ops/plate': 'The operations room.',
} as const;

/** What is left of the sample after that is found and replaced in all texts at once. */
const replacements = [
  ['İstanbul', 'İzmir'],
  ['2009', '2014'],
  ['Yüz ellinci', 'Kırk sekizinci'],
  ['hundred and fiftieth', 'forty-eighth'],
  ['150', '48'],
  ['Boğaz', 'Körfez'],
] as const;

const pictures = {
  skyline: [
    'Ana sayfanın açılışı',
    'home/hero/plate',
    'Limana bakan ofisimiz.',
    'Our office at the harbour.',
  ],
  years: [
    'Hakkımızda sayfasının açılışı',
    'about/hero/plate',
    'Ekibimiz rıhtımda.',
    'Our team on the quay.',
  ],
  reach: [
    'Uluslararası operasyonlar',
    'services/sections/international-ops/plate',
    'Operasyon odası.',
    'The operations room.',
  ],
  strait: [
    'Ofisin haritadan önceki resmi',
    'contact/sections/office-locations/plate',
    'Limanın haritası.',
    'A map of the harbour.',
  ],
} as const;

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 60"><path fill="#111" d="M0 0h60v60H0zM80 0h120v60H80z"/></svg>';

/** Words, figures, addresses and lines of the sample company. */
const ofSample =
  /g[oö]khat|[iİı]stanbul|ataşehir|sinyal sokak|34750|216 000|\b2009\b|\b[13]50(?:th|\+|’den)|boğaz|bosphorus|galata|gökyüzü|the sky|Araştırma ve geliştirme|Research and development|M0 22h8|000 000 00 00|hs00|000000-0|Örnek (?:Başkan|Üye|Barındırma)/i;

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(values)) await fieldOf(page, key).fill(value);
  await isSaved(page);
}

async function choose(
  page: Page,
  label: string,
  file: { name: string; mimeType: string; buffer: Buffer },
) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: `Resim yükle… (${label})`, exact: true }).click(),
  ]);
  await chooser.setFiles(file);
}

test('the site becomes another company’s through the admin alone: after data, figures, logo, areas, pictures and a replacement in all texts, nothing of the sample is left on any page, in any menu or picture @release', async ({
  page,
  own,
}) => {
  test.setTimeout(8 * 60_000);
  const before = await pageOf(own, '/en/legal');
  await openEditor(page, 'identity');
  const data = Object.entries(company).map(([path, value]) => [`identity/${path}`, value]);
  await fill(page, Object.fromEntries(data));
  await page.getByRole('button', { name: /^Kaldır: Sertifika 4/ }).click();
  await expect(fieldOf(page, 'identity/certificates/3/title')).toHaveCount(0);
  await fieldOf(page, 'identity/certificates/0/validUntil').fill('2031-05-31');
  await page.getByRole('button', { name: 'Kaldır: Ülke 1', exact: true }).click();
  // A service area goes, and another one comes.
  await page.getByRole('button', { name: /^Kaldır: Hizmet alanı 4/ }).click();
  await page.getByRole('button', { name: 'Ekle: Hizmet alanı', exact: true }).click();
  await fieldOf(page, 'identity/serviceAreas/3/title').fill('Liman haberleşmesi');
  await fieldOf(page, 'identity/serviceAreas/3/plate').selectOption({ label: 'Gelgit' });
  await isSaved(page);

  await openEditor(page, 'services');
  const added = page.locator('[data-unit$="/services/addedAreas"]');
  for (const [index, language] of ['tr', 'en'].entries()) {
    const texts = added.nth(index).getByRole('textbox');
    for (const text of await texts.all()) await text.fill(`Liman ${language}`);
  }
  await isSaved(page);
  for (const name of ['home', 'about', 'services']) {
    await openEditor(page, name);
    const own = Object.entries(words).filter(([key]) => key.split('/')[1] === name);
    await fill(page, Object.fromEntries(own));
  }

  await openEditor(page, 'pictures');
  await choose(page, 'Logo', {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(logo),
  });
  await expect(page.locator('[data-unit="pictures/logo"]').getByRole('img').first()).toBeVisible();
  const size = { width: 2400, height: 1400, channels: 3 } as const;
  const buffer = await sharp({ create: { ...size, background: '#335577' } })
    .jpeg()
    .toBuffer();
  for (const [plate, [label, alt, turkish, english]] of Object.entries(pictures)) {
    await choose(page, label, { name: `${plate}.jpg`, mimeType: 'image/jpeg', buffer });
    await fieldOf(page, `tr/${alt}`).fill(turkish, { timeout: 60_000 });
    await fieldOf(page, `en/${alt}`).fill(english);
    await isSaved(page);
  }

  await page.getByRole('link', { name: 'Bütün metinler' }).click();
  await page.getByRole('link', { name: 'Bul ve değiştir' }).click();
  await page.getByLabel('Aranan').fill('İstanbul');
  // A search alone neither replaces nor saves.
  await page.getByLabel('Aranan').press('Enter');
  await expect(
    page.getByRole('button', { name: /^Seçilenleri metinlerden çıkar \([1-9]/ }),
  ).toBeVisible();
  await expect(page.getByText('Kaydedildi')).toHaveCount(0);
  for (const [find, by] of replacements) {
    await page.getByLabel('Aranan').fill(find);
    await page.getByLabel('Yerine yazılacak').fill(by);
    const submit = page.getByRole('button', { name: /^Seçilenleri değiştir \([1-9]/ });
    if (find === 'İstanbul') await replaceByKeysAndTakeBack(page);
    await submit.click();
    await expect(page.getByRole('status').filter({ hasText: /yer değiştirildi/ })).toBeVisible();
    await isSaved(page);
  }
  // The stories of the name and of the first years are lists, which were found as well.
  await page.getByRole('link', { name: 'Bütün metinler' }).click();
  await publishAll(page, 'Yeni şirket');

  const names = ['', 'about', 'services', 'sustainability', 'certificates', 'life', 'contact'];
  for (const language of ['tr', 'en']) {
    for (const name of [...names, 'privacy', 'cookies', 'legal']) {
      const html = await pageOf(own, `/${language}${name && `/${name}`}`);
      const where = `${language}/${name}`;
      expect(html, where).toContain(company.name);
      expect(ofSample.exec(html)?.[0], where).toBeUndefined();
      for (const file of [name || 'home', 'chrome']) {
        // The id of an office is never shown.
        const json = (await pageOf(own, `/content/${language}/${file}.json`)).replaceAll(
          '"istanbul"',
          '',
        );
        expect(ofSample.exec(json)?.[0], `${language}/${file}.json`).toBeUndefined();
      }
    }
    const contact = await pageOf(own, `/${language}/contact`);
    for (const fact of ['Liman Caddesi No: 7', '35220 Konak', '+90 232 000 00 00']) {
      expect(contact, fact).toContain(fact);
    }
    const services = await pageOf(own, `/${language}/services`);
    expect(services).toContain(`<h2 id="section-`);
    expect(services).toContain(`Liman ${language}`);
    expect((await pageOf(own, `/${language}/certificates`)).match(/<article/g)).toHaveLength(3);
    for (const [plate, [, alt, turkish, english]] of Object.entries(pictures)) {
      const [of = ''] = alt.split('/');
      const html = await pageOf(own, `/${language}${of === 'home' ? '' : `/${of}`}`);
      expect(html, plate).toMatch(new RegExp(`/assets/pictures/[0-9a-f]{16}/${plate}-`));
      expect(html, plate).toContain(language === 'tr' ? turkish : english);
    }
  }
  for (const path of ['/map', '/site.webmanifest', '/sitemap.xml', '/llms.txt', '/admin']) {
    expect(ofSample.exec(await pageOf(own, path))?.[0], path).toBeUndefined();
  }
  // Its sharing picture shows the new name and logo.
  const sharingOf = (html: string) => /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  expect(sharingOf(await pageOf(own, '/en/legal'))).not.toBe(sharingOf(before));

  // A visitor finds the new area in the menu, and asks for it by one press.
  await page.goto('/tr/services');
  await page.getByRole('link', { name: 'Liman tr' }).last().click();
  await expect(page.getByRole('checkbox', { name: 'Liman tr' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();

  await page.goto('/admin/system');
  await expect(page).toHaveTitle(/Kavşak/);
  const steps = page.getByRole('region', { name: 'Yayına almadan önce' });
  for (const step of [
    ...['Şirketin adı, adresi ve telefonu', 'Sayılar, kuruluş yılı ve ülkeler', 'Künye', 'Sermaye'],
    ...['Yönetim kurulu', 'Yer sağlayıcı', 'BTK yetkilendirmesi', 'Güvenlik bildirimleri'],
  ]) {
    await expect(steps.getByRole('listitem').filter({ hasText: `${step}: tamam` })).toBeVisible();
  }
  // Each certificate is judged alone.
  await expect(steps.getByText('2 tanesi boş ya da hâlâ örnek (toplam 3).')).toBeVisible();
});

/** One place is unticked by keys and stays; then all is taken back. */
async function replaceByKeysAndTakeBack(page: Page): Promise<void> {
  const status = page.getByRole('status').filter({ hasText: /yerde bulundu/ });
  const found = await status.textContent();
  const ofHome = page.getByRole('checkbox', { name: /^Ana sayfa \(Türkçe\)/ });
  await ofHome.press('Space');
  await page.getByRole('button', { name: /^Seçilenleri değiştir/ }).press('Enter');
  await expect(
    page.getByRole('heading', { name: /^Bu metinlerde sözcüğün ardından ek/ }),
  ).toBeVisible();
  // A second press replaces none of those that were left.
  await expect(page.getByRole('button', { name: 'Seçilenleri değiştir (0)' })).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).press('Enter');
  await expect(status).toHaveText(found ?? '');
  await ofHome.press('Space');
  await isSaved(page);
}
