import type { Page } from '@playwright/test';
import { hrefFor } from '#contract/content/site-map.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { releaseUnless } from '../support/release.ts';

/**
 * What a partner, a buyer and a regulator come to find, from the home page. Each is answered within three clicks; those
 * of the specification's menus and forms have their own tests.
 */
const mostClicks = 3;

test.beforeEach(({ page }) => decideBefore(page));

type Visitor = {
  readonly page: Page;
  /** Follows a link of the header, the footer or the page. */
  follow(name: string | RegExp, within?: 'banner' | 'contentinfo' | 'main'): Promise<void>;
  /** Opens what is folded, or another form. */
  open(name: string | RegExp): Promise<void>;
  /** Expects these words in view of someone who has come to the section. */
  reads(words: string | RegExp, section?: string): Promise<void>;
};

type Answer = (visitor: Visitor) => Promise<void>;

const services = ({ follow }: Visitor) => follow('Hizmetler', 'banner');
const inFooter = 'contentinfo';

const questions: Readonly<Record<string, Answer>> = {
  'What does it cost?': async (visitor) => {
    await services(visitor);
    await visitor.follow('SMS ve ses fiyatı isteyin');
    await expect(visitor.page.getByLabel('A2P ve OTP SMS')).toBeChecked();
    await visitor.reads(/bir iş günü içinde/);
  },
  'Which countries do you reach?': async (visitor) => {
    await services(visitor);
    await visitor.reads('Almanya', 'international-ops');
    await visitor.open(/^Bütün ülkeleri göster/);
    await visitor.reads('Özbekistan', 'international-ops');
  },
  'Which licence do you hold, and where do I check it?': async (visitor) => {
    await visitor.follow('Yasal uyarı', inFooter);
    await visitor.reads(/BTK yetkilendirme/, 'imprint');
  },
  'Where are your statutory announcements?': async (visitor) => {
    await visitor.follow('Bilgi toplumu hizmetleri', inFooter);
    await visitor.reads(/ilan/i, 'information-society');
  },
  'Under which sender does my SMS arrive?': async (visitor) => {
    await services(visitor);
    await visitor.reads(/SMS yerel bir numaradan gider/, 'international-ops');
  },
  'Do you have an SLA?': async (visitor) => {
    await services(visitor);
    await visitor.reads('Hizmet düzeyi (SLA)', 'international-ops');
  },
  'How do I complain?': async (visitor) => {
    await visitor.follow('Sertifikalar', 'banner');
    await visitor.reads(/Her şikâyet kaydedilir/);
  },
  'Whom do I tell of a weakness?': async ({ page }) => {
    const { headers, text } = await page.evaluate(async () => {
      const response = await fetch('/.well-known/security.txt');
      return { headers: response.headers.get('content-type'), text: await response.text() };
    });
    expect(headers).toContain('text/plain');
    expect(text).toMatch(/^Contact: mailto:\S+@/m);
  },
  'Is there an open position?': async (visitor) => {
    await visitor.follow('Bize katılın', inFooter);
    await expect(visitor.page.getByLabel('Ad Soyad').first()).toBeVisible();
  },
  'Where are you?': async (visitor) => {
    await visitor.follow(/Örnek Mahallesi/, inFooter);
    await visitor.reads(/34750/, 'office-locations');
  },
  'When do I get an answer?': async (visitor) => {
    await visitor.follow('İletişim', 'banner');
    await visitor.open('Ayrıntılı form');
    await visitor.reads(/bir iş günü içinde size yazar/, 'contact-form');
  },
  'Who are you?': async (visitor) => {
    await visitor.follow('Yasal uyarı', inFooter);
    await visitor.reads(/A\.Ş\./, 'imprint');
    await visitor.reads('Yönetim kurulu', 'imprint');
  },
  'How long may an SMS be?': async (visitor) => {
    await services(visitor);
    await expect(visitor.page.getByRole('row', { name: /^GSM-7/ })).toContainText('155');
  },
  'What does a request look like?': async (visitor) => {
    await services(visitor);
    await visitor.page.getByText('Bir istek, bir yanıt.').scrollIntoViewIfNeeded();
    await expect(visitor.page.getByRole('tabpanel').last()).toContainText(/^curl /);
  },
  'Something is wrong right now: whom do I call?': async ({ page }) => {
    await expect(page.getByRole(inFooter)).toContainText('Ağ operasyon merkezi');
    await expect(page.getByRole(inFooter).getByRole('link', { name: /^noc@/ })).toBeVisible();
  },
};

const everyRun = Object.keys(questions).slice(0, 4);

for (const [question, answer] of Object.entries(questions)) {
  test(question + releaseUnless(everyRun.includes(question)), async ({ page }) => {
    let clicks = 0;
    await visitPage(page, hrefFor('home', 'tr'));
    await answer({
      page,
      async follow(name, within = 'main') {
        clicks += 1;
        await page.getByRole(within).getByRole('link', { name, exact: true }).first().click();
      },
      async open(name) {
        clicks += 1;
        await page.getByText(name, { exact: true }).click();
      },
      async reads(words, section) {
        const part = section ? page.locator(`#${section}`) : page.getByRole('main');
        await expect(part.getByText(words).first()).toBeVisible();
      },
    });
    expect(clicks).toBeLessThanOrEqual(mostClicks);
  });
}
