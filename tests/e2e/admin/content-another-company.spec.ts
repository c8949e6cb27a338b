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
  whatsapp: '+902320000000',
  'email/info': 'bilgi@kavsak.com',
  'email/partners': 'ortak@kavsak.com',
  'email/careers': 'kariyer@kavsak.com',
  'email/dataProtection': 'kvkk@kavsak.com',
  'phone/e164': '+902320000000',
  'phone/text': '+90 232 000 00 00',
  'offices/0/street': 'Liman Caddesi No: 7',
  'offices/0/postalCode': '35220',
  'offices/0/district': 'Konak',
  'offices/0/city': 'İzmir',
  'registration/mersis': '0123 4567 8901 2345',
} as const;

const words = {
  'tr/home/hero/title': 'İki liman arasında bir söz.',
  'en/home/hero/title': 'A word between two harbours.',
  'tr/services/sections/international-ops/title': 'Limanlar arası trafik',
  'en/services/sections/international-ops/title': 'Traffic between harbours',
  'tr/services/sections/international-ops/subtitle': 'Gemi gibi düzenli',
  'en/services/sections/international-ops/subtitle': 'As regular as ships',
} as const;

const pictures = {
  skyline: [
    'Ana sayfanın açılışı',
    '#335577',
    'home',
    'Limana bakan ofisimiz.',
    'Our office at the harbour.',
  ],
  years: [
    'Hakkımızda sayfasının açılışı',
    '#775533',
    'about',
    'Ekibimiz rıhtımda.',
    'Our team on the quay.',
  ],
  reach: [
    'Uluslararası operasyonlar',
    '#557733',
    'services',
    'Operasyon odası.',
    'The operations room.',
  ],
} as const;

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(values)) await fieldOf(page, key).fill(value);
  await isSaved(page);
}

test('the site becomes another company’s through the admin alone: names, addresses, services, certificates and three pictures, in both languages @release', async ({
  page,
  own,
}) => {
  test.slow();
  await openEditor(page, 'identity');
  const data = Object.entries(company).map(([path, value]) => [`identity/${path}`, value]);
  await fill(page, Object.fromEntries(data));
  const certificates = page.locator('[data-unit="identity/certificates"]');
  await certificates.getByRole('button', { name: /^Kaldır: Sertifika 4/ }).click();
  await expect(fieldOf(page, 'identity/certificates/3/title')).toHaveCount(0);
  await fieldOf(page, 'identity/certificates/0/validUntil').fill('2031-05-31');
  await isSaved(page);
  for (const name of ['home', 'services']) {
    await openEditor(page, name);
    const own = Object.entries(words).filter(([key]) => key.split('/')[1] === name);
    await fill(page, Object.fromEntries(own));
  }
  await openEditor(page, 'pictures');
  for (const [plate, [label, background, , turkish, english]] of Object.entries(pictures)) {
    const size = { width: 2400, height: 1400, channels: 3 } as const;
    const buffer = await sharp({ create: { ...size, background } })
      .jpeg()
      .toBuffer();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: `Resim yükle… (${label})`, exact: true }).click(),
    ]);
    await chooser.setFiles({ name: `${plate}.jpg`, mimeType: 'image/jpeg', buffer });
    const path = plate === 'reach' ? 'sections/international-ops/plate' : 'hero/plate';
    const [, , of] = pictures[plate as keyof typeof pictures];
    await fieldOf(page, `tr/${of}/${path}`).fill(turkish, { timeout: 60_000 });
    await fieldOf(page, `en/${of}/${path}`).fill(english);
    await isSaved(page);
  }
  await publishAll(page, 'Yeni şirket');

  const paths = ['', '/about', '/services', '/certificates', '/contact', '/legal'];
  for (const language of ['tr', 'en']) {
    for (const path of paths) {
      const html = await pageOf(own, `/${language}${path}`);
      const where = language + path;
      expect(html.includes(company.name), where).toBe(true);
      expect(/Gökhat (Telekom|Dijital)|gokhat\.example/.test(html), where).toBe(false);
    }
    const contact = await pageOf(own, `/${language}/contact`);
    for (const fact of ['Liman Caddesi No: 7', '35220 Konak', '+90 232 000 00 00']) {
      expect(contact.includes(fact), fact).toBe(true);
    }
    const certificatesPage = await pageOf(own, `/${language}/certificates`);
    expect(certificatesPage.match(/<article/g)).toHaveLength(3);
    expect(certificatesPage).toMatch(/2031/);
    for (const [key, text] of Object.entries(words)) {
      const [of = '', name = ''] = key.split('/');
      if (of !== language) continue;
      expect(
        (await pageOf(own, `/${of}${name === 'home' ? '' : `/${name}`}`)).includes(text),
        key,
      ).toBe(true);
    }
    for (const [plate, [, , of, turkish, english]] of Object.entries(pictures)) {
      const html = await pageOf(own, `/${language}${of === 'home' ? '' : `/${of}`}`);
      expect(html, plate).toMatch(new RegExp(`/assets/pictures/[0-9a-f]{16}/${plate}-`));
      expect(html.includes(language === 'tr' ? turkish : english), plate).toBe(true);
    }
  }
  // Mails and the admin name it too, and nothing of these steps is left to do.
  await page.goto('/admin/system');
  await expect(page).toHaveTitle(/Kavşak/);
  const steps = page.getByRole('region', { name: 'Yayına almadan önce' });
  for (const step of ['Şirketin adı, adresi ve telefonu', 'Künye', 'Sertifikalar']) {
    await expect(steps.getByRole('listitem').filter({ hasText: `${step}: tamam` })).toBeVisible();
  }
});
