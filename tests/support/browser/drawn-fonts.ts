import type { CDPSession, Page } from '@playwright/test';

const texts = 'h1, h2, h3, p, li, a, button, label, legend, dt, dd, blockquote, figcaption, span';

/** The texts that Chromium drew, wholly or in part, with a system font: how many letters, in which, and the element. */
export async function lettersInOtherFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: texts,
  });
  const strays: string[] = [];
  for (const nodeId of nodeIds) strays.push(...(await systemFontsOf(session, nodeId)));
  await session.detach();
  return strays;
}

async function systemFontsOf(session: CDPSession, nodeId: number): Promise<string[]> {
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  const strays = fonts.filter(({ isCustomFont }) => !isCustomFont);
  if (strays.length === 0) return [];
  const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
  return strays.map(({ familyName, glyphCount }) => `${glyphCount} ${familyName}: ${outerHTML}`);
}

/** Waits until both faces have been fetched and are drawn, on a page that has loaded. */
export async function facesAreDrawn(page: Page): Promise<void> {
  // Each is fetched when a text asks for it.
  await page.waitForFunction(() => {
    const fetched = performance.getEntriesByType('resource');
    return fetched.filter(({ name }) => name.endsWith('.woff2')).length > 1;
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A layout shift is reported one frame after it.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}
