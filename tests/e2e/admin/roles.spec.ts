import type { Page } from '@playwright/test';
import { type Role, roles } from '#contract/admin/role-names.ts';
import { calls } from '#contract/calls.ts';
import { adminOf } from '../../support/api/admin.ts';
import { apply } from '../../support/api/applications.ts';
import { sendMessage } from '../../support/api/messages.ts';
import { userOf } from '../../support/api/user.ts';
import { openAdmin } from '../../support/browser/admin-page.ts';
import { isSound, ownTest as test } from '../../support/browser/own-admin.ts';
import { expect } from '../../support/browser/site.ts';
import { adminPassword } from '../../support/settings.ts';

/** The doors by their paths, in their order. */
const doors = {
  '/admin': 'Gelen kutusu',
  '/admin/applications': 'Başvurular',
  '/admin/overview': 'Özet',
  '/admin/content': 'Site içeriği',
  '/admin/people': 'Kişisel veri talepleri',
  '/admin/team': 'Ekip',
  '/admin/system': 'Sistem',
  '/admin/account': 'Hesap ve oturumlar',
} as const;
type Path = keyof typeof doors;
const paths = Object.keys(doors) as Path[];

const own: Readonly<Record<Role, readonly Path[]>> = {
  owner: paths,
  office: ['/admin', '/admin/overview', '/admin/people', '/admin/account'],
  hiring: ['/admin/applications', '/admin/overview', '/admin/account'],
  editor: ['/admin/content', '/admin/account'],
  reader: ['/admin', '/admin/applications', '/admin/overview', '/admin/account'],
};

const sections = (page: Page) => page.getByRole('navigation', { name: 'Bölümler' }).first();

for (const role of roles) {
  test(`a user who is ${role} sees only their doors, and an address behind another shows nothing of it @release`, async ({
    page,
    own: site,
  }) => {
    test.slow();
    const message = await sendMessage(site, { fullName: 'Mesajcı Kişi' });
    const application = await apply(site, { nameSurname: 'Başvuran Kişi' });
    const user = await userOf(site, 'Deniz Er', role);
    const asked: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) asked.push(response.url());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAdmin(page, '/admin', { own: site, as: user });
    await expect(page).toHaveURL(site.url + own[role][0]);
    // The count is part of a link.
    const labels = own[role].map((path) => new RegExp(`^${doors[path]}`));
    await expect(sections(page).getByRole('link')).toHaveText(labels);
    const others = [
      ...paths.filter((path) => !own[role].includes(path)),
      ...(role === 'owner' ? [] : ['/admin/audit']),
      ...(own[role].includes('/admin') ? [] : [`/admin/messages/${message.id}`]),
      ...(own[role].includes('/admin/applications')
        ? []
        : [`/admin/applications/${application.id}`, '/admin/applications?view=interview']),
    ];
    for (const path of others) {
      await page.goto(site.url + path);
      await expect(page).toHaveURL(site.url + own[role][0]);
      await expect(sections(page)).toBeVisible();
      const said = page.getByText('Açmak istediğiniz sayfa rolünüze açık değil.');
      await expect(said).toHaveCount(path === '/admin' ? 0 : 1);
    }
    for (const path of own[role]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await sections(page).getByRole('link', { name: doors[path] }).click();
      await expect(page).toHaveURL(site.url + path);
      const title = page.getByRole('heading', { level: 1, name: doors[path] });
      await expect(title.first()).toBeVisible();
      if (doors[path] === 'Gelen kutusu' || doors[path] === 'Başvurular') {
        await expect(page.locator('#list')).toBeAttached();
      }
      await expect(page.getByRole('alert').filter({ hasText: 'Tekrar dene' })).toHaveCount(0);
      if (role !== 'owner') await isSound(page);
    }
    // A page asks for nothing that its user may not read.
    expect(asked).toEqual([]);
  });
}

test('an address of another role leads to the first page, which says why; the start page leads there without a word', async ({
  page,
  own: site,
}) => {
  const user = await userOf(site, 'Deniz Er', 'hiring');
  const said = page.getByText('Açmak istediğiniz sayfa rolünüze açık değil.');
  await openAdmin(page, '/admin/team', { own: site, as: user });
  await expect(page).toHaveURL(`${site.url}/admin/applications`);
  await expect(said).toHaveCount(1);
  await expect(said).toBeVisible();
  await page.goto(`${site.url}/admin`);
  await expect(page).toHaveURL(`${site.url}/admin/applications`);
  await expect(sections(page)).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('a reader sees whose task a record is and its note as text, and the dot of an unread message', async ({
  page,
  own: site,
}) => {
  const message = await sendMessage(site, { fullName: 'Okunmuş Kişi' });
  await sendMessage(site, { fullName: 'Okunmamış Kişi' });
  const office = await userOf(site, 'Ege Kaya', 'office');
  await office.adminCall(calls.changeMessage, {
    id: message.id,
    body: { status: 'read', note: 'Salı günü aranacak.', assignedTo: office.id },
  });
  const reader = await userOf(site, 'Deniz Er', 'reader');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAdmin(page, `/admin/messages/${message.id}`, { own: site, as: reader });
  const record = page.getByRole('article');
  await expect(record.getByText('Kime verildi: Ege Kaya')).toBeVisible();
  const note = record.getByRole('region', { name: 'Not' });
  await expect(note).toContainText('Salı günü aranacak.');
  await expect(note).toContainText('Ege Kaya');
  await expect(record.getByRole('button', { name: /^Kime verildi/ })).toHaveCount(0);
  await expect(record.getByRole('textbox')).toHaveCount(0);
  // As in the list of whoever may tick: left of the name. On touch screens it is before the name.
  const dotOf = (name: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: name }).locator('.bg-signal');
  await expect(dotOf('Okunmamış Kişi').first()).toBeVisible();
  await expect(dotOf('Okunmuş Kişi')).toHaveCount(0);
  await isSound(page);
});

test('a reader reads messages and applications, without their CVs and without anything to change or save @release', async ({
  page,
  own: site,
}) => {
  const message = await sendMessage(site);
  const application = await apply(site);
  const user = await userOf(site, 'Deniz Er', 'reader');
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) asked.push(response.url());
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of [`/admin/messages/${message.id}`, `/admin/applications/${application.id}`]) {
    await openAdmin(page, path, { own: site, as: user });
    const record = page.getByRole('article');
    await expect(record).toBeVisible();
    await expect(page.getByRole('button', { name: /Dışa aktar|CSV/ })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { disabled: false })).toHaveCount(0);
    for (const name of [/Yanıtla/, /Çöp/, /Kalıcı olarak sil/, /Özgeçmiş/, /aşaması/]) {
      await expect(page.getByRole('button', { name, disabled: false })).toHaveCount(0);
    }
    for (const key of ['e', 's', '#', 'i', 'r', 'x', 'u', 't', 'n']) await page.keyboard.press(key);
    await isSound(page);
  }
  const { adminCall } = await adminOf(site);
  expect(await adminCall(calls.readMessage, { id: message.id })).toMatchObject({ status: 'new' });
  expect(asked).toEqual([]);
});

test.describe('when the browser logs a refused request', () => {
  test.use({ complaintsExpected: true });

  test('another role counts at once in an open page @release', async ({ page, own: site }) => {
    const message = await sendMessage(site, { fullName: 'Mesajcı Kişi' });
    const user = await userOf(site, 'Deniz Er', 'office');
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAdmin(page, `/admin/messages/${message.id}`, { own: site, as: user });
    await expect(page.getByRole('article')).toContainText('Mesajcı Kişi');
    const { adminCall } = await adminOf(site);
    await adminCall(calls.changeUser, {
      id: user.id,
      body: { role: 'hiring', password: adminPassword },
    });
    await expect(page).toHaveURL(`${site.url}/admin/applications`);
    await expect(page.getByText('Mesajcı Kişi')).toHaveCount(0);
  });
});
