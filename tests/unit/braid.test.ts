import { expect, test } from 'vitest';
import { course, height, people, width } from '#web/workshop/draw/braid.ts';

/** The part of the drawing's height that the life page shows at 1920 px, where it is cropped the most (site.css). */
const shown = (40 * 17) / ((1920 * height) / width);

test('every strand of the braid lies within what the page shows of it', () => {
  const edge = (height * (1 - shown)) / 2;
  for (const [place, person] of people.entries()) {
    for (const { at, spread, sway } of course(person, place)) {
      const [, y] = at;
      expect(y - spread - Math.abs(sway)).toBeGreaterThan(edge);
      expect(y + spread + Math.abs(sway)).toBeLessThan(height - edge);
    }
  }
});
