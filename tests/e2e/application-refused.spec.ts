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
import { releaseUnless } from '../support/release.ts';

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

test('the second step requires the experience, and rejects impossible graduation years; the upper one of two invalid fields gets the focus @release', async ({
  page,
}) => {
  const on = applicationOn(page);
  await on.open();
  await on.reach('path');
  await on.fill({ currentPosition: 'ş'.repeat(201) });
  await on.nextButton.click();
  await expectErrorAt(on.field('currentPosition'), words.tooLong);
  await expect(on.experiences).toHaveAccessibleDescription(words.selectOption);
  await expect(on.experience('0-1')).toBeFocused();
  await expect(on.alert).toHaveText(words.missing);
  await on.fill({ yearsOfExperience: '10+' });
  await expect(on.experiences).not.toHaveAccessibleDescription(words.selectOption);
  await on.nextButton.click();
  await expectErrorAt(on.field('currentPosition'), words.tooLong);
  await expect(on.field('currentPosition')).toHaveValue('ş'.repeat(201));
  await on.fill({ currentPosition: 'ş'.repeat(200) });
  for (const year of ['1949', `${lastGraduationYear() + 1}`, '2O19', '19,5']) {
    await on.fill({ graduationYear: year });
    await expect(on.field('graduationYear')).not.toHaveAttribute('aria-invalid');
    await on.nextButton.click();
    await expectErrorAt(on.field('graduationYear'), words.year);
    await expect(on.field('graduationYear')).toBeFocused();
    await expect(on.alert).toHaveText(words.wrong);
  }
  for (const year of ['1950', `${lastGraduationYear()}`]) {
    await on.fill({ graduationYear: year });
    await on.goOnTo('words');
    await on.backButton.click();
  }
});

test.describe('if the phone number parser fails to load', () => {
  // The browser logs each failed request; these tests expect it.
  test.use({ complaintsExpected: true });

  test('the steps can be completed, and an earlier error is shown in its step at the end @release', async ({
    page,
  }) => {
    const reader = /\/assets\/phone-tools-/;
    await page.route(reader, (route) => route.abort());
    const on = applicationOn(page);
    await on.open();
    await on.fill({ ...needed.person, email: 'ayse@' });
    await on.goOnTo('path');
    await page.unroute(reader);
    await on.fill(needed.path);
    await on.nextButton.click();
    await on.fill(needed.words);
    await on.goOnTo('file');
    await on.fill(needed.file);
    await on.sendButton.click();
    await expect(on.field('email')).toBeFocused();
    await expectErrorAt(on.field('email'), words.email);
  });
});

test('no step scrolls sideways on a phone, with or without errors @release', async ({ page }) => {
  const on = applicationOn(page);
  const fits = async (what: string) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${what} at ${width}`).toBe(0);
    }
  };
  await on.open();
  for (const step of stepIds) {
    await fits(step);
    await on.form.getByRole('button', { name: /^(Devam|Başvuruyu)/ }).click();
    await expect(on.alert).toHaveText(words.missing);
    await fits(`${step} with errors`);
    await on.fill(needed[step]);
    if (step !== 'file') await on.nextButton.click();
  }
  await on.removeButton.click();
  await on.fill({ cv: { ...needed.file.cv, name: `${'özgeçmiş'.repeat(25)}.pdf` } });
  await fits('a long name');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in any step, with or without errors, in the ${colorScheme} scheme${releaseUnless(colorScheme === 'light')}`, async ({
    page,
  }) => {
    test.slow();
    const violations = async () => axeFinds(page, { within: '#join-team' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const on = applicationOn(page);
    await on.open();
    for (const step of stepIds) {
      expect(await violations(), step).toEqual([]);
      await on.form.getByRole('button', { name: /^(Devam|Başvuruyu)/ }).click();
      await expect(on.alert).toHaveText(words.missing);
      expect(await violations(), `${step} with errors`).toEqual([]);
      await on.fill(needed[step]);
      if (step !== 'file') await on.nextButton.click();
    }
    await on.fill({ howDidYouFind: 'other', howDidYouFindOther: 'Bir arkadaş' });
    expect(await violations(), 'filled').toEqual([]);
    await on.sendButton.click();
    await expect(on.thanks).toBeVisible();
    expect(await violations(), 'sent').toEqual([]);
  });
}
