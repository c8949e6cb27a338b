import { hrefFor } from '#contract/content/site-map.ts';
import { languages } from '#contract/languages.ts';
import { decideBefore } from '../support/browser/consent.ts';
import { expect, test, visitPage } from '../support/browser/site.ts';
import { releaseTag } from '../support/release.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => decideBefore(page));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of languages) {
    test(`the ${language} contact page shows the first field of its form without scrolling ${releaseTag}`, async ({
      page,
    }) => {
      await visitPage(page, hrefFor('contact', language));
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeInViewport({
        ratio: 1,
      });
    });
  }
});
