import type { Locator } from '@playwright/test';

/** What a row shows at a glance, each as the contrast to the row's own ground. */
export type RowSigns = {
  readonly frame: number;
  readonly leftBar: number;
  readonly rightBar: number;
  readonly ring: number;
};

/** Reads the signs of a row's state as they are painted; 1 stands for none. */
export function signsOf(row: Locator): Promise<RowSigns> {
  return row.evaluate((element) => {
    const painted = (colour: string, ground: readonly number[]): number[] => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('no canvas');
      canvas.fillStyle = `rgb(${ground.join(' ')})`;
      canvas.fillRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
    };
    // WCAG 2.2, relative luminance.
    const luminance = (colour: readonly number[]) =>
      colour
        .map((one) => one / 255)
        .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
        .reduce((sum, one, index) => sum + one * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const page = painted(getComputedStyle(document.documentElement).backgroundColor, [0, 0, 0]);
    const style = getComputedStyle(element);
    const ground = painted(style.backgroundColor, page);
    const contrast = (colour: string | undefined) => {
      if (colour === undefined) return 1;
      const [light = 0, dark = 0] = [luminance(painted(colour, ground)), luminance(ground)].sort(
        (one, other) => other - one,
      );
      return (light + 0.05) / (dark + 0.05);
    };
    // "rgb(…) 4px 0px 0px 0px inset, …"
    const shadows = [
      ...style.boxShadow.matchAll(/(\w+\([^)]*\)) (-?\d+)px 0px 0px (\d+)px inset/g),
    ];
    const find = (isWanted: (x: number, spread: number) => boolean) =>
      contrast(shadows.find(([, , x, spread]) => isWanted(Number(x), Number(spread)))?.[1]);
    return {
      frame: find((x, spread) => x === 0 && spread > 0),
      leftBar: find((x) => x > 0),
      rightBar: find((x) => x < 0),
      ring: contrast(style.outlineStyle === 'none' ? undefined : style.outlineColor),
    };
  });
}
