import { identity } from '#contract/content/identity.ts';
import { applicationPath } from '../support/api/applications.ts';
import {
  applicationOn,
  applicationUrl,
  cvPayload,
  keepsAll,
} from '../support/browser/application-form.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, holdBack, test } from '../support/browser/site.ts';
import { recordUploads } from '../support/browser/uploads.ts';
import { docx } from '../support/files/cv-files.ts';

test.beforeEach(({ page }) => decideBefore(page));

const cv = cvPayload('Şeyma Öğüt özgeçmiş.docx', docx(), '');
const path = {
  yearsOfExperience: '5-10',
  currentPosition: 'Ağ mühendisi',
  university: 'İğdır Üniversitesi',
  department: 'Elektronik ve Haberleşme',
  graduationYear: '2019',
} as const;
const source = { howDidYouFind: 'other', howDidYouFindOther: 'Bir konferansta' } as const;
const links = {
  github: 'https://github.com/seyma',
  portfolio: 'http://seyma.example/isler?dil=tr',
} as const;

test('an application is sent as filled in, with its file unchanged, by steps that a desktop names', async ({
  page,
}) => {
  const uploads = await recordUploads(page);
  const on = applicationOn(page);
  await on.open();
  await on.fill({
    nameSurname: ' Şeyma Çağrı Öğüt ',
    email: 'seyma@ornek.example',
    phone: '05321234567',
  });
  await on.goOnTo('path');
  await on.fill(path);
  await on.goOnTo('words');
  const steps = on.form.getByRole('list', { name: on.texts.progress });
  for (const name of Object.values(on.texts.steps)) {
    // Not only for screen readers, as on a phone.
    expect((await steps.getByText(name).boundingBox())?.width, name).toBeGreaterThan(30);
  }
  await on.fill({
    ...{ aboutYourself: 'Ses trafiğini severim.\nİkinci satır. 📞', whyUs: 'Hat burada.' },
    ...{ ...links, linkedin: 'linkedin.com/in/seyma' },
  });
  await on.goOnTo('file');
  await on.fill({ cv, ...source });
  await on.consent.check();
  await on.sendButton.click();
  await expect(
    page.getByText('Başvurunuz başarıyla alındı. En kısa sürede sizinle iletişime geçeceğiz.'),
  ).toBeVisible();
  await expect(on.form).toBeHidden();

  expect(uploads).toHaveLength(1);
  const [upload] = uploads;
  const { cv: file, ...texts } = Object.fromEntries(upload?.form ?? []);
  expect(texts).toEqual({
    ...{ nameSurname: 'Şeyma Çağrı Öğüt', email: 'seyma@ornek.example', phone: '+905321234567' },
    ...{ ...path, ...source, ...links, linkedin: 'https://linkedin.com/in/seyma' },
    // Multipart forms send line breaks as CRLF.
    ...{ aboutYourself: 'Ses trafiğini severim.\r\nİkinci satır. 📞', whyUs: 'Hat burada.' },
    talentPool: 'true',
  });
  expect((file as File).name).toBe(cv.name);
  expect(Buffer.from(await (file as File).arrayBuffer())).toEqual(cv.buffer);
  expect(upload?.headers['accept-language']).toBe('tr');
  expect(upload?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect(upload?.answer.status).toBe(201);
});

test('entries are kept when going back by the button or by the list of steps; the consent is separate; a double click sends once; the button keeps the focus and reports it; then the thanks get the focus', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(applicationPath)) calls += 1;
  });
  await page.setViewportSize({ width: 390, height: 800 });
  const release = await holdBack(page, applicationUrl);
  const on = applicationOn(page);
  const stops = on.form.getByRole('list', { name: on.texts.progress });
  await on.open();
  await on.fillAll();

  await test.step('the consent is unchecked by default, also after its notice was read in another tab', async () => {
    await expect(on.consent).not.toBeChecked();
    await expect(on.consent).not.toHaveAccessibleName(new RegExp(on.texts.noticeLink));
    const opened = page.context().waitForEvent('page');
    await on.form.getByRole('link', { name: on.texts.noticeLink }).click();
    const notice = await opened;
    await expect(notice).toHaveURL('/tr/privacy#candidates');
    await expect(notice.locator('#candidates')).toBeVisible();
    await notice.close();
    await expect(on.consent).not.toBeChecked();
    await keepsAll(on);
  });
  await test.step('entries are kept when going back by the button or by the list of steps', async () => {
    await on.backButton.click();
    await expect(on.heading('words')).toBeFocused();
    await on.backButton.click();
    await expect(on.heading('path')).toBeFocused();
    await on.goOnTo('words');
    await on.goOnTo('file');
    await expect(stops.getByRole('button')).toHaveCount(3);
    await expect(stops.locator('[aria-current=step]')).toHaveText(on.texts.steps.file);
    await stops.getByRole('button', { name: on.texts.steps.person }).click();
    await expect(on.heading('person')).toBeFocused();
    await expect(on.backButton).toBeHidden();
    await expect(stops.getByRole('button')).toHaveCount(0);
    await keepsAll(on);
    await on.goOnTo('path');
    await on.goOnTo('words');
    await on.goOnTo('file');
  });
  await test.step('it is sent once, and the button keeps the focus and reports it', async () => {
    // A real double click: a layout change at the first press must not put something else under the second.
    await on.sendButton.dblclick();
    const busy = on.form.getByRole('button', { name: 'Gönderiliyor...' });
    await expect(busy).toBeFocused();
    await busy.press('Enter');
    await expect(on.form).toHaveAttribute('aria-busy', 'true');
    release();
    const note = page.getByRole('status').filter({ has: on.thanks });
    await expect(note).toBeFocused();
    await expect(note).toBeInViewport();
    expect(calls).toBe(1);
  });
});

test('“other” asks for the source, and its answer is not sent once another option is chosen @release', async ({
  page,
}) => {
  const uploads = await recordUploads(page);
  const on = applicationOn(page);
  await on.open();
  await on.fillAll();
  await expect(on.field('howDidYouFindOther')).toHaveCount(0);
  await on.fill({ howDidYouFind: 'other' });
  await on.sendButton.click();
  await expect(on.field('howDidYouFindOther')).toHaveAccessibleDescription('Bu alan zorunludur.');
  await expect(on.field('howDidYouFindOther')).toBeFocused();
  await expect(on.alert).toHaveText('Lütfen tüm zorunlu alanları doldurun.');
  await on.fill({ howDidYouFindOther: 'Çay ocağında' });
  await on.fill({ howDidYouFind: 'friend' });
  await expect(on.field('howDidYouFindOther')).toHaveCount(0);
  await on.sendButton.click();
  await expect(on.thanks).toBeVisible();
  expect(uploads[0]?.form.get('howDidYouFind')).toBe('friend');
  expect(uploads[0]?.form.has('howDidYouFindOther')).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an application can be written and sent by keyboard alone', async ({ page }) => {
    const on = applicationOn(page);
    const { press, type } = page.keyboard;
    const keys = async (...strokes: string[]) => {
      for (const stroke of strokes) await press.call(page.keyboard, stroke);
    };
    const write = (text: string) => type.call(page.keyboard, text);
    await on.open();
    await page.getByRole('main').getByRole('link', { name: identity.email.careers }).focus();
    await keys('Tab');
    await expect(on.field('nameSurname')).toBeFocused();
    await write('Ayşe Işık');
    await keys('Enter');
    await expect(on.field('email')).toBeFocused();
    await write('ayse@ornek.example');
    // Over the country button.
    await keys('Tab', 'Tab');
    await expect(on.field('phone')).toBeFocused();
    await write('05321234567');
    await keys('Enter');
    await expect(on.heading('path')).toBeFocused();
    await keys('Tab', 'Enter');
    await expect(on.experience('0-1')).toBeFocused();
    await expect(on.experiences).toHaveAccessibleDescription('Lütfen bir seçenek belirleyin.');
    await keys('ArrowDown', 'ArrowRight');
    await expect(on.experience('3-5')).toBeChecked();
    await keys('Enter');
    await expect(on.heading('words')).toBeFocused();
    await keys('Tab');
    await expect(on.field('aboutYourself')).toBeFocused();
    await write('Ses trafiğini severim.');
    // In this field Enter starts a new line.
    await keys('Enter');
    await write('Hat burada.');
    await expect(on.field('aboutYourself')).toHaveValue('Ses trafiğini severim.\nHat burada.');
    await keys('Tab', 'Tab');
    await expect(on.field('linkedin')).toBeFocused();
    await keys('Enter');
    await expect(on.heading('file')).toBeFocused();
    await keys('Tab');
    await expect(on.field('cv')).toBeFocused();
    await on.field('cv').setInputFiles(cvPayload());
    await keys('Tab');
    await expect(on.removeButton).toBeFocused();
    await keys('Tab', 'Tab', 'Space');
    await expect(on.consent).toBeChecked();
    await keys('Tab', 'Tab');
    await expect(on.sendButton).toBeFocused();
    await keys('Enter');
    await expect(on.thanks).toBeVisible();
  });
});
