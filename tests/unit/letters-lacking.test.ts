import { describe, expect, it } from 'vitest';
import { strings } from '#web/workshop/fonts/texts.ts';
import { lettersLacking } from '../../web/admin/content/publishing/words.ts';
import { readContent } from '../../web/content/read-content.ts';

describe('letters that the typefaces lack', () => {
  it('are named once each, in the order of the text', () => {
    expect(lettersLacking('Здравей, İstanbul! Здраве')).toEqual([
      'З',
      'д',
      'р',
      'а',
      'в',
      'е',
      'й',
    ]);
    expect(lettersLacking('Grüße 漢字 🚀')).toEqual(['ß', '漢', '字', '🚀']);
  });

  it('do not count what has no shape of its own: spaces, soft hyphens, accents that join a letter', () => {
    expect(lettersLacking('I\u0307stan\u00adbul\n\u2009g\u0306')).toEqual([]);
  });

  it('are not in any text of the site as it comes', async () => {
    const texts = strings(await readContent()).map(([, text]) => text);
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.flatMap(lettersLacking)).toEqual([]);
  });
});
