import { languages } from '#contract/languages.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { releaseUnless } from '../support/release.ts';

for (const language of languages) {
  test(`a laptop’s first screen shows the company’s figures (${language})${releaseUnless(language === 'tr')}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitPage(page, `/${language}`);
    for (const figure of ['15+', '150+', '350+', '24/7']) {
      await expect(page.locator('main dd', { hasText: figure })).toBeInViewport({ ratio: 1 });
    }
  });
}
