import type { Language } from '#contract/languages.ts';
import type { Pages } from './pages.ts';
import type { ViewerTexts } from './protocol.ts';

const steps = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3];

/** The bar over the pages: shows the current page and the zoom. */
export function setUpBar(pages: Pages, language: Language, texts: ViewerTexts): void {
  const place = element('place');
  const out = element('zoom-out');
  const zoom = element('zoom');
  const zoomIn = element('zoom-in');
  let step = steps.indexOf(1);

  const say = () => {
    zoom.textContent = (steps[step] ?? 1).toLocaleString(language, { style: 'percent' });
    // Not `disabled`: the focus would be lost on the last step.
    out.ariaDisabled = String(step === 0);
    zoomIn.ariaDisabled = String(step === steps.length - 1);
  };
  const go = (by: 1 | -1) => {
    const factor = steps[step + by];
    if (!factor) return;
    step += by;
    pages.zoom = factor;
    say();
  };

  out.ariaLabel = texts.zoomOut;
  zoomIn.ariaLabel = texts.zoomIn;
  out.addEventListener('click', () => go(-1));
  zoomIn.addEventListener('click', () => go(1));
  place.textContent = pages.currentName;
  pages.onTurn = (name) => {
    place.textContent = name;
  };
  say();
  element('bar').hidden = false;
}

/** An element of document.ts. */
const element = (id: string) => document.getElementById(id) as HTMLElement;
