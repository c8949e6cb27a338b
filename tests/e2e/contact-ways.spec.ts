import type { Page } from '@playwright/test';
import { referenceOf } from '#contract/reference.ts';
import { axeFindsNothing } from '../support/browser/axe.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { en, tr } from '../support/browser/contact-words.ts';
import {
  expect,
  fillMessage,
  holdBack,
  reloadPage,
  test,
  visitPage,
} from '../support/browser/site.ts';
import { releaseTag, releaseUnless } from '../support/release.ts';

test.beforeEach(({ page }) => decideBefore(page));

const reference = /R-[0-9A-F]{4}-[0-9A-F]{4}/;

test.describe('a call to action opens the right form with its subject chosen, which can be changed, and a reload keeps the change', () => {
  for (const [path, link, way, subject] of [
    ['/tr', 'İş ortağımız olun', tr.ways.full, 'partnership'],
    ['/en/about', 'Get to know us', en.ways.full, 'partnership'],
    ['/tr/services', 'SMS ve ses fiyatı isteyin', tr.ways.quote, undefined],
    ['/tr/sustainability', 'Bize sorun', tr.ways.short, undefined],
  ] as const) {
    test(`“${link}” on ${path}${releaseUnless(path === '/tr')}`, async ({ page }) => {
      await visitPage(page, path);
      const action = page.getByRole('main').getByRole('link', { name: link, exact: true });
      const href = await action.getAttribute('href');
      for (const open of [() => action.click(), () => page.goto(href ?? '')]) {
        await open();
        await expect(page).toHaveURL(/\/contact/);
        await expect(page.getByRole('button', { name: way })).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        if (subject) await expect(page.getByLabel(/^(Konu|Subject)$/)).toHaveValue(subject);
        await expect(page.getByText(/Yazdıklarınız bu sekmede|kept in this tab/)).toHaveCount(0);
      }
      if (!subject) return;
      await page.getByLabel(/^(Konu|Subject)$/).selectOption('support');
      await page.getByLabel(/^(Mesaj|Message)/).fill('Hat kesik.');
      await reloadPage(page);
      await expect(page.getByLabel(/^(Konu|Subject)$/)).toHaveValue('support');
      await expect(page.getByLabel(/^(Mesaj|Message)/)).toHaveValue('Hat kesik.');
    });
  }
});

test.describe('a service’s call to action opens the quote with that service ticked', () => {
  const group = (page: Page, words: typeof tr | typeof en = tr) =>
    page.getByRole('group', { name: words.quote.services });
  const ticked = (page: Page, words: typeof tr | typeof en = tr) =>
    group(page, words)
      .getByRole('checkbox', { checked: true })
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value));

  for (const [path, link, services] of [
    ['/tr/services', 'Arabağlantı ya da rota isteyin', ['interconnection']],
    ['/tr/services', 'SMS ve ses fiyatı isteyin', ['sms', 'voice']],
    ['/en/services', 'Ask for API access', ['api']],
    ['/tr/services', 'Teklif isteyin', []],
  ] as const) {
    test(`“${link}”, also by its address ${releaseTag}`, async ({ page }) => {
      await visitPage(page, path);
      const words = path.startsWith('/tr') ? tr : en;
      const action = page.getByRole('main').getByRole('link', { name: link, exact: true });
      const href = await action.getAttribute('href');
      for (const open of [() => action.click(), () => page.goto(href ?? '')]) {
        await open();
        await expect(group(page, words)).toBeVisible();
        expect(await ticked(page, words)).toEqual(services);
      }
    });
  }

  const asks = '/tr/contact?form=quote&service=sms&service=voice';

  test('what is unticked stays so on a reload; another form, the other language and Back keep the rest', async ({
    page,
  }) => {
    await visitPage(page, '/tr/services');
    await page.getByRole('link', { name: 'SMS ve ses fiyatı isteyin' }).click();
    await expect(group(page)).toBeVisible();
    await page.getByRole('button', { name: tr.ways.short }).click();
    await page.getByRole('button', { name: tr.ways.quote }).click();
    await expect.poll(() => ticked(page)).toEqual(['sms', 'voice']);
    await page.goBack();
    await expect(page).toHaveURL(/\/services/);
    await page.goForward();
    await expect.poll(() => ticked(page)).toEqual(['sms', 'voice']);
    await group(page).getByLabel(tr.quote.serviceNames.sms).uncheck();
    await reloadPage(page);
    await expect.poll(() => ticked(page)).toEqual(['voice']);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/en\/contact\?form=quote/);
    await expect.poll(() => ticked(page, en)).toEqual(['voice']);
  });

  test('a draft from before loses nothing, and gains what is asked for @release', async ({
    page,
  }) => {
    await visitPage(page, '/tr/contact?form=quote');
    await group(page).getByLabel(tr.quote.serviceNames.api).check();
    await page.getByLabel(tr.quote.countries, { exact: true }).fill('Irak');
    await visitPage(page, asks);
    await expect.poll(() => ticked(page)).toEqual(['sms', 'voice', 'api']);
    await expect(page.getByLabel(tr.quote.countries, { exact: true })).toHaveValue('Irak');
    await expect(page.getByText('Kaldığınız yerden devam edebilirsiniz.')).toBeVisible();
  });

  test('what the address ticks is sent, and is no draft until something is typed @release', async ({
    page,
  }) => {
    await visitPage(page, asks);
    await expect.poll(() => ticked(page)).toEqual(['sms', 'voice']);
    expect(await page.evaluate(() => sessionStorage.getItem('draft:quote'))).toBeNull();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    await field(tr.quote.countries).fill('Irak');
    await field(tr.quote.volume).fill('1 milyon');
    await field(tr.name).fill('Deniz Ak');
    await field(tr.company).fill('Örnek A.Ş.');
    await field(tr.email).fill('deniz@ornek.example');
    const sent = page.waitForRequest('**/api/QuoteRequests');
    await page.getByRole('button', { name: tr.send }).click();
    expect((await sent).postDataJSON()).toMatchObject({ services: ['sms', 'voice'] });
  });
});

test.describe('while the code of a form is loading', () => {
  const form = '**/assets/large-form-*.js';
  /** Its fields are in the page, its code is not. */
  const serverForm = '**/assets/simple-form-*.js';

  /** Fills the short note in while that code is held back; returns what lets it come. */
  async function typedMeanwhile(page: Page, code: string) {
    const release = await holdBack(page, code);
    await visitPage(page, '/tr/contact');
    await fillMessage(page, { name: 'Ada Ak', email: 'ada@ornek.example', message: 'Bir' });
    return release;
  }

  test('a reload keeps what was typed later in the full form, not the older short note; pressing the form that is already chosen loses no word of its draft', async ({
    page,
  }) => {
    await visitPage(page, '/tr/contact');
    await fillMessage(page, { name: 'Ada Ak', email: 'ada@ornek.example', message: 'Bir' });
    await page.getByRole('button', { name: tr.ways.full }).click();
    await expect(page.getByLabel('Mesaj')).toHaveValue('Bir');
    await page.getByLabel('Mesaj').fill('İki');
    await page.getByLabel('Ad', { exact: true }).fill('Ayşe Nur');
    await page.getByLabel('Soyad', { exact: true }).fill('Işık');
    const release = await holdBack(page, form);
    await reloadPage(page);
    const full = page.getByRole('button', { name: tr.ways.full });
    await expect(full).toHaveAttribute('aria-pressed', 'true');
    await full.click();
    release();
    await expect(page.getByLabel('Konu', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Mesaj')).toHaveValue('İki');
    await expect(page.getByLabel('Soyad', { exact: true })).toHaveValue('Işık');
    await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Ayşe Nur');
  });

  test('the form of the server, whose own code never came, hands on what was typed @release', async ({
    page,
  }) => {
    const release = await typedMeanwhile(page, serverForm);
    await page.getByRole('button', { name: tr.ways.full }).click();
    await expect(page.getByLabel('Soyad', { exact: true })).toHaveValue('Ak');
    await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Ada');
    await expect(page.getByLabel('E-posta')).toHaveValue('ada@ornek.example');
    await expect(page.getByLabel('Mesaj')).toHaveValue('Bir');
    release();
  });
});

test('a quote request sends countries, services and volume, and its reference stays visible; axe finds nothing in it, with errors or sent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitPage(page, '/tr/contact?form=quote');
  await expect(page.getByText(tr.next.quote)).toBeVisible();
  await page.getByRole('button', { name: tr.send }).click();
  const services = page.getByRole('group', { name: tr.quote.services });
  await expect(services).toHaveAccessibleDescription(tr.option);
  const sms = services.getByLabel(tr.quote.serviceNames.sms);
  await expect(sms).toBeFocused();
  await sms.check();
  await services.getByLabel(tr.quote.serviceNames.api).check();
  const field = (label: string) => page.getByLabel(label, { exact: true });
  for (const label of [tr.quote.countries, tr.quote.volume, tr.name, tr.company]) {
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(tr.required));
  }
  await axeFindsNothing(page, 'with errors', { within: 'main' });
  await field(tr.quote.countries).fill('Almanya, Irak');
  await field(tr.quote.volume).fill('2 milyon SMS');
  await field(tr.name).fill('Deniz Ak');
  await field(tr.company).fill('Örnek A.Ş.');
  await field(tr.email).fill('deniz@ornek.example');
  const answering = page.waitForResponse('**/api/QuoteRequests');
  await page.getByRole('button', { name: tr.send }).click();
  const answer = await answering;
  expect(answer.request().postDataJSON()).toEqual({
    ...{ fullName: 'Deniz Ak', email: 'deniz@ornek.example', company: 'Örnek A.Ş.' },
    ...{ services: ['sms', 'api'], countries: 'Almanya, Irak', monthlyVolume: '2 milyon SMS' },
  });
  const note = page.getByRole('status').filter({ hasText: tr.quote.success });
  await expect(note).toBeFocused();
  await expect(note).toContainText(referenceOf((await answer.json()).id));
  await expect(note).toContainText(tr.next.quote);
  await axeFindsNothing(page, 'sent', { within: 'main' });
});

test('technical details are folded, shown for services that have them, and stay in the draft; a wrong address opens them @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/contact?form=quote&service=numbers');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const part = page.getByText(tr.quote.technical);
  await expect(field(tr.quote.volume)).toBeVisible();
  await expect(part).toHaveCount(0);
  await page.getByLabel(tr.quote.serviceNames.sms).check();
  await part.click();
  await field(tr.quote.connections.names.smpp).check();
  await field(tr.quote.directions.names.originating).check();
  await field(tr.quote.technicalEmail).fill('ece@');
  await part.click();
  await expect(field(tr.quote.technicalEmail)).toBeHidden();
  await field(tr.quote.countries).fill('Irak');
  await field(tr.quote.volume).fill('1 milyon');
  await field(tr.name).fill('Deniz Ak');
  await field(tr.company).fill('Örnek A.Ş.');
  await field(tr.email).fill('deniz@ornek.example');
  await page.getByRole('button', { name: tr.send }).click();
  await expect(field(tr.quote.technicalEmail)).toBeFocused();
  await expect(field(tr.quote.technicalEmail)).toHaveAccessibleDescription(/geçerli bir e-posta/);
  await axeFindsNothing(page, 'with technical details', { within: 'main' });
  await reloadPage(page);
  await expect(field(tr.quote.connections.names.smpp)).toBeChecked();
  await field(tr.quote.technicalEmail).fill('ece@ornek.example');
  const sent = page.waitForRequest('**/api/QuoteRequests');
  await page.getByRole('button', { name: tr.send }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    ...{ services: ['sms', 'numbers'], directions: ['originating'], connections: ['smpp'] },
    technicalEmail: 'ece@ornek.example',
  });
});

test('a short note’s reference stays on the page when the toast is gone @release', async ({
  page,
}) => {
  await visitPage(page, '/tr/contact');
  await fillMessage(page, { name: 'Ada', email: 'ada@ornek.example', message: 'Kaldı mı?' });
  // While other tests cause pressure, the first answer requires a proof of work.
  const answering = page.waitForResponse(
    (answer) => answer.url().endsWith('/ContactForms/simple') && answer.ok(),
  );
  await page.getByRole('button', { name: 'Gönder' }).click();
  const { id } = await (await answering).json();
  const line = page.getByRole('main').getByText(reference);
  await expect(line).toHaveText(referenceOf(id));
  await expect(page.getByText('Mesajınız alındı.')).toHaveCount(0, { timeout: 8000 });
  await expect(line).toBeVisible();
});

test.describe('when a message cannot be sent', () => {
  test.use({ complaintsExpected: true });

  test('the reason stays beside the short note until it is sent @release', async ({
    page,
    context,
  }) => {
    await visitPage(page, '/tr/contact');
    await fillMessage(page, { name: 'Ada', email: 'ada@ornek.example', message: 'Gitmedi mi?' });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Gönder' }).click();
    const why = page.getByRole('main').getByText(/^Gönderilemedi\./);
    await expect(why).toBeVisible();
    await expect(page.getByText(/^Gönderilemedi\./)).toHaveCount(1, { timeout: 8000 });
    await expect(why).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page.getByRole('main').getByText(reference)).toBeVisible();
    await expect(why).toHaveCount(0);
  });
});
