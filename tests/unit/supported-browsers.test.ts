import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '#tests/support/html.ts';
import { newerFeatures } from '#tests/support/newer-features.ts';
import { supportedBrowsers } from '#web/build/supported-browsers.ts';

/** What only looks like one: a function of ours or of a library, by the same name. */
const ownNames = [
  ...['.changed', '.check', '.watch', '.run', '.when', '.createContext', '.clamp', '.range'],
  ...['.isValid', '.fallback', '.use', '.destroy'],
];
/** What is used where the browser has it, and done in another way where it has not. */
const asked = [
  ...['.startViewTransition', '.skipTransition', '.moveBefore', '.checkVisibility'],
  ...['.createPolicy', '.createScriptURL'],
];
/** Radix has a dictionary that sorts itself. */
const ownOfFile: Readonly<Record<string, RegExp>> = {
  '.toSorted': /^assets\/(?:language-menu|widgets)-/,
};
/**
 * pdf.js brings core-js with it; what that has not (WebGPU, signals, a stream's iterator) belongs to its editor and to
 * a way of drawing that it chooses where there is one. That it draws in such a browser the experiments show.
 */
const ofPdfJs = 'cv-viewer.html';

const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(js|html)$/.test(file))
  .sort();
const inlineScript = /<script(?![^>]*\+json)[^>]*>([^<][\s\S]*?)<\/script>/g;

test.each(files)('the oldest browsers that we serve have all that %s calls', (file) => {
  const found = scriptsOf(file).flatMap(newerFeatures);
  if (file === ofPdfJs) return;
  const newer = found.filter((feature) => ![...ownNames, ...asked].includes(feature));
  expect(newer.filter((feature) => !ownOfFile[feature]?.test(file))).toEqual([]);
});

test('a script that is newer than those browsers is found out', () => {
  const told = (script: string) => newerFeatures(script);
  expect(told('Promise.withResolvers()')).toEqual(['Promise.withResolvers']);
  expect(told('AbortSignal.any([a])')).toEqual(['AbortSignal.any']);
  expect(told('list.toSorted()')).toEqual(['.toSorted']);
  expect(told('new Float16Array(1)')).toEqual(['Float16Array']);
  expect(told('for await (const part of stream) part()')).toEqual(['for await']);
  expect(told('list.findLast(f); URL.createObjectURL(b); Object.hasOwn(a, "b")')).toEqual([]);
  expect(() => told('/[a--b]/v')).toThrow(SyntaxError);
  expect(() => told('import a from "./a.json" with { type: "json" }')).toThrow(SyntaxError);
});

test('the README names the browsers that the build is made for', () => {
  const { chrome, safari, firefox } = supportedBrowsers;
  const text = `Chrome ${chrome}, Safari ${safari} and Firefox ${firefox}`;
  expect(readFileSync('README.md', 'utf8')).toContain(text);
});

/** A file's scripts: itself, or those that stand in a page. */
function scriptsOf(file: string): string[] {
  const text = readFileSync(join(site, file), 'utf8');
  if (file.endsWith('.js')) return [text];
  return [...text.matchAll(inlineScript)].map(([, script = '']) => script);
}
