import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified one: half of the other's time to start in each page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a colour scheme can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

type AxeOptions = {
  /** The only rules to apply; all by default. */
  readonly only?: string[];
  /** A selector: only its content is checked. */
  readonly within?: string;
  /** Rules to skip. */
  readonly except?: string[];
};

/**
 * The rules that axe finds violated, each with its elements. Frames are skipped: they are sandboxed, so that axe cannot
 * ask them. Its code is put into a document once, and into no frame.
 */
export async function axeFinds(page: Page, { within, only, except = [] }: AxeOptions = {}) {
  const options: axe.RunOptions = {
    ...{ resultTypes: ['violations'], iframes: false },
    ...(only && { runOnly: only.filter((rule) => !except.includes(rule)) }),
    ...(!only && { rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])) }),
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([context, how]) =>
      (window as unknown as { axe: typeof axe }).axe.run(context ?? document, how),
    [within, options] as const,
  );
  return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map(({ html }) => html) }));
}

/**
 * Expects axe to find nothing in a page as it stands, in either scheme. Then it is light, and nothing moves. Only the
 * rules on colours are applied in both: a scheme changes nothing else.
 */
export async function axeFindsNothing(page: Page, what = '', options: AxeOptions = {}) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' ? { only: colourRules } : {};
    const found = await axeFinds(page, { ...rules, ...options });
    expect(found, `${what} in the ${colorScheme} scheme`).toEqual([]);
  }
}
