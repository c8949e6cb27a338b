import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyNode, type Node, parse } from 'acorn';
import { full } from 'acorn-walk';
import { expect, test } from 'vitest';
import { site } from '#tests/support/pages/html.ts';
import { newerFeatures } from '#tests/support/pages/newer-features.ts';
import { releaseTag } from '#tests/support/release.ts';

/** Functions of this project or of a library that have the name of a browser's. */
const ownNames = [
  ...['.changed', '.check', '.watch', '.run', '.when', '.createContext', '.clamp', '.range'],
  ...['.isValid', '.fallback', '.use', '.destroy', '.build', '.retry'],
];
/** Used only after a check that the browser has them. */
const asked = [
  ...['.startViewTransition', '.skipTransition', '.moveBefore', '.checkVisibility'],
  ...['.createPolicy', '.createScriptURL'],
  // By the library of passkeys.
  ...['.signalAllAcceptedCredentials', '.signalCurrentUserDetails', '.signalUnknownCredential'],
  'PublicKeyCredential.getClientCapabilities',
];
/** Methods of Radix's dictionary, and of jsdiff. */
const ownOfFile: Readonly<Record<string, RegExp>> = {
  '.equals': /^assets\/content-/,
  '.toSorted': /^assets\/(?:language-menu|dist)-/,
};
const ofPdfJs = 'cv-viewer.html';
/**
 * Code of pdf.js that old browsers never run: its editor, WebGPU, and decoders that it uses only if they exist. Also its
 * own methods that have the name of a browser's.
 */
const unusedOfPdfJs = [
  ...['AbortSignal.any', 'for await', 'ImageDecoder', 'ImageDecoder.isTypeSupported', 'VideoFrame'],
  ...['.requestAdapter', '.requestDevice', '.getPreferredCanvasFormat', '.getCurrentTexture'],
  ...['.createShaderModule', '.createRenderPipeline', '.createBindGroup', '.createCommandEncoder'],
  ...['.createView', '.configure', '.getBindGroupLayout', '.beginRenderPass', '.setPipeline'],
  ...['.setBindGroup', '.setVertexBuffer', '.writeBuffer', '.dispatch', 'Float16Array'],
  ...['JSON.isRawJSON', 'JSON.rawJSON'],
  ...['.build', '.copyTo', '.draw', '.dump', '.getName', '.getViewport', '.grow', '.hide'],
  ...['.isVisible', '.refill'],
];

const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(js|html)$/.test(file))
  .sort();
const inlineScript = /<script(?![^>]*\+json)[^>]*>([^<][\s\S]*?)<\/script>/g;

function unknownFeatures(file: string): readonly string[] {
  const known = [...ownNames, ...asked, ...(file === ofPdfJs ? unusedOfPdfJs : [])];
  const scripts = scriptsOf(file);
  // The second is the worker that reads a CV.
  if (file === ofPdfJs) expect(scripts).toHaveLength(2);
  const newer = scripts
    .flatMap((script) =>
      newerFeatures(script).filter((feature) => !bringsPolyfill(script, feature)),
    )
    .filter((feature) => !known.includes(feature));
  return newer.filter((feature) => !ownOfFile[feature]?.test(file));
}

test('the oldest supported browsers have every feature that the site uses', () => {
  const others = files.filter((file) => file !== ofPdfJs);
  expect(others.length).toBeGreaterThan(30);
  const used = others.flatMap((file) => unknownFeatures(file).map((name) => `${name} in ${file}`));
  expect(used).toEqual([]);
});

// A file of 4 MB, which changes with pdf.js alone.
test(`they have those that the CV viewer uses too ${releaseTag}`, () => {
  expect(unknownFeatures(ofPdfJs)).toEqual([]);
});

/** Whether a script has core-js define it: `withResolvers:function…`. */
function bringsPolyfill(script: string, feature: string): boolean {
  const name = feature.slice(feature.lastIndexOf('.') + 1);
  return new RegExp(`[{,]${name}:(?:function|[\\w$]+[,}])`).test(script);
}

/** A file's scripts: itself, or those in a page, and the worker that one of these contains as a text. */
function scriptsOf(file: string): string[] {
  const text = readFileSync(join(site, file), 'utf8');
  if (file.endsWith('.js')) return [text];
  const scripts = [...text.matchAll(inlineScript)].map(([, script = '']) => script);
  return file === ofPdfJs ? [...scripts, ...scripts.flatMap(longTexts)] : scripts;
}

function longTexts(script: string): string[] {
  const texts: string[] = [];
  full(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), (node: Node) => {
    const one = node as AnyNode;
    const text =
      one.type === 'TemplateElement' ? one.value.cooked : one.type === 'Literal' && one.value;
    if (typeof text === 'string' && text.length > 100_000) texts.push(text);
  });
  return texts;
}
