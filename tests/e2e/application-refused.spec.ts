import { lastGraduationYear } from '#contract/fields.ts';
import {
  applicationOn,
  expectErrorAt,
  needed,
  stepIds,
} from '../support/browser/application-form.ts';
import { axeFinds } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test } from '../support/browser/site.ts';

test.beforeEach(({ page }) => decideBefore(page));

const words = {
  required: 'Bu alan zorunludur.',
  email: 'Lütfen geçerli bir e-posta adresi girin.',
  phone: 'Lütfen geçerli bir telefon numarası girin.',
  selectOption: 'Lütfen bir seçenek belirleyin.',
  uploadFile: 'Lütfen bir dosya yükleyin.',
  link: 'Lütfen https:// ile başlayan bir adres girin.',
  year: `Lütfen 1950 ile ${lastGraduationYear()} arasında bir yıl girin.`,
  tooLong: 'Lütfen en fazla 200 karakter kullanın.',
  essayTooLong: 'Lütfen en fazla 3.000 karakter kullanın.',
  counted: (count: string) => `${count} / 3.000 karakter`,
  missing: 'Lütfen tüm zorunlu alanları doldurun.',
  wrong: 'Lütfen işaretli alanları kontrol edin.',
} as const;

test('the first step reports missing and invalid fields, and clears each error when it is corrected; the third requires text, counts but never cuts it, and takes only web links; the last requires a file', async ({
  page,
}) => {
  const on = applicationOn(page);
  await on.open();
  await on.fill({ nameSurname: '   ' });
  await on.nextButton.click();
  for (const name of ['nameSurname', 'email', 'phone'] as const)
    await expectErrorAt(on.field(name), words.required);
  await expect(on.field('nameSurname')).toBeFocused();
  await expect(on.alert).toHaveText(words.missing);
  await page.keyboard.press('A');
  await expect(on.field('nameSurname')).not.toHaveAttribute('aria-invalid');
  await on.fill({ email: 'ayse@', phone: '123' });
  await expectErrorAt(on.field('email'), words.email);
  await expect(on.field('phone')).not.toHaveAttribute('aria-invalid');
  await on.nextButton.click();
  await expectErrorAt(on.field('phone'), words.phone);
  await expect(on.field('email')).toBeFocused();
  await expect(on.alert).toHaveText(words.wrong);
  await on.fill(needed.person);
  await expect(on.alert).toBeHidden();
  await on.goOnTo('path');
  await expect(on.alert).toBeHidden();

  const about = on.field('aboutYourself');
  await on.fill(needed.path);
  await on.goOnTo('words');
  await expect(about).toHaveAccessibleDescription(words.counted('0'));
  await on.nextButton.click();
  await expectErrorAt(about, words.required);
  await expect(about).toBeFocused();
  await expect(on.alert).toHaveText(words.missing);
  // White space around it is neither sent nor counted.
  await on.fill({ aboutYourself: '  ğ📞🇹🇷 ' });
  await expect(about).toHaveAccessibleDescription(words.counted('4'));
  const full = '📞'.repeat(3000);
  await on.fill({ aboutYourself: full, whyUs: `${full}a` });
  await expect(about).toHaveAccessibleDescription(words.counted('3.000'));
  await expect(on.field('whyUs')).toHaveAccessibleDescription(words.counted('3.001'));
  await on.nextButton.click();
  await expectErrorAt(on.field('whyUs'), words.essayTooLong);
  await expect(on.field('whyUs')).toHaveValue(`${full}a`);
  await expect(about).not.toHaveAttribute('aria-invalid');
  await on.fill({
    ...{ ...needed.words, whyUs: full },
    linkedin: 'javascript:alert(1)',
    github: 'ada',
    portfolio: 'ftp://ada.example/cv',
  });
  await on.nextButton.click();
  for (const name of ['linkedin', 'github', 'portfolio'] as const)
    await expectErrorAt(on.field(name), words.link);
  await expect(on.field('linkedin')).toBeFocused();
  await on.fill({ linkedin: 'www.linkedin.com/in/ada', github: 'GitHub.com', portfolio: '' });
  await on.goOnTo('file');
  // The field keeps what was typed; only what is sent is normalized.
  await expect(on.field('linkedin')).toHaveValue('www.linkedin.com/in/ada');
  await on.sendButton.click();
  await expectErrorAt(on.field('cv'), words.uploadFile);
  await expect(on.field('cv')).toBeFocused();
  await expect(on.alert).toHaveText(words.missing);
  await on.fill(needed.file);
  await expect(on.field('cv')).not.toHaveAttribute('aria-invalid');
  await expect(on.alert).toBeHidden();
});

test('axe finds nothing in any step with errors, in a dark scheme, and none scrolls sideways on a phone @release', async ({
  page,
}) => {
  test.slow();
  const violations = async () => axeFinds(page, { within: '#join-team' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const on = applicationOn(page);
  await on.open();
  for (const step of stepIds) {
    await on.form.getByRole('button', { name: /^(Devam|Başvuruyu)/ }).click();
    await expect(on.alert).toHaveText(words.missing);
    expect(await violations(), step).toEqual([]);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, step).toBe(width);
    }
    await on.fill(needed[step]);
    if (step !== 'file') await on.nextButton.click();
  }
  await on.fill({ howDidYouFind: 'other', howDidYouFindOther: 'Bir arkadaş' });
  expect(await violations(), 'filled').toEqual([]);
  await on.sendButton.click();
  await expect(on.thanks).toBeVisible();
  expect(await violations(), 'sent').toEqual([]);
});
