import {
  type PDFDocumentProxy,
  RenderingCancelledException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import { Page } from './page.ts';
import type { ViewerTexts } from './protocol.ts';

/** Pages that are drawn at a time; and pages whose text is loaded in advance for searching. */
const maxDrawn = 50;
const maxRead = 50;
/** A file of a few kilobytes can declare millions. */
const maxShown = 1000;
/** In CSS pixels: longer lines are hard to read. */
const widest = 1100;
/** The distance from the view at which a page counts as near. */
const nearMargin = '100% 0px';
/** The pause after a zoom or a new width before pages are drawn again; until then they are stretched. */
const restMs = 150;
/** A page that takes longer to draw is announced. */
const longMs = 1000;

/** The pages of a file in a column. Each is drawn when it comes near the view, one at a time. */
export class Pages {
  readonly count: number;
  /** Called when another page is in the middle of the view. */
  onTurn: ((name: string) => void) | undefined;
  readonly #pdf: PDFDocumentProxy;
  readonly #language: Language;
  readonly #texts: ViewerTexts;
  readonly #download: () => void;
  readonly #container = document.getElementById('pages') ?? document.body;
  readonly #pages: readonly Page[];
  readonly #near = new Set<Page>();
  #current = 0;
  #zoom = 1;
  /** The boxes' width, and the width that pages are drawn for, which follows after a pause. */
  #boxWidth = 0;
  #drawWidth = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isWorking = false;

  /** @param download called by the button beside what cannot be shown */
  constructor(pdf: PDFDocumentProxy, language: Language, texts: ViewerTexts, download: () => void) {
    this.#pdf = pdf;
    this.#language = language;
    this.#texts = texts;
    this.#download = download;
    this.count = pdf.numPages;
    this.#pages = Array.from({ length: Math.min(this.count, maxShown) }, (_, index) => {
      const name = fill(texts.page, { number: index + 1, count: this.count }, language);
      return new Page(pdf, index + 1, name);
    });
  }

  /**
   * Lays the pages out, and from then on draws those near the view.
   * @throws when the first page cannot be read
   */
  async show(): Promise<void> {
    const size = (await this.#pdf.getPage(1)).getViewport({ scale: 1 });
    for (const page of this.#pages) page.shape(size);
    this.#container.append(...this.#pages.map(({ box }) => box));
    if (this.count > maxShown) this.#announceRest();
    new ResizeObserver(() => this.#fit()).observe(document.documentElement);
    this.#watchNear();
    addEventListener('scroll', () => requestAnimationFrame(() => this.#turn()), { passive: true });
    this.#fit();
    this.#drawAnew();
  }

  /** 1 fits the width of the view. */
  set zoom(zoom: number) {
    this.#zoom = zoom;
    this.#fit();
  }

  /** The label of the page in the middle of the view. */
  get currentName(): string {
    return this.#pages[this.#current]?.box.ariaLabel ?? '';
  }

  /** Sets the boxes' width, and keeps the position at the top of the view. */
  #fit(): void {
    const gutter = Number.parseFloat(getComputedStyle(this.#container).paddingLeft);
    const view = document.documentElement.clientWidth - 2 * gutter;
    const fitted = Math.floor(Math.max(1, Math.min(view, widest)));
    const width = Math.round(fitted * this.#zoom);
    if (width === this.#boxWidth) return;
    this.#boxWidth = width;
    const goBack = this.#holdHead();
    this.#container.style.setProperty('--width', String(width));
    goBack();
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#drawAnew(), restMs);
  }

  #drawAnew(): void {
    if (this.#drawWidth === this.#boxWidth) return;
    this.#drawWidth = this.#boxWidth;
    for (const page of this.#near) page.stop();
    this.#work();
  }

  /** @returns a function that scrolls back to the point that is now at the middle of the view's top edge */
  #holdHead(): () => void {
    const box = this.#pages[this.#current]?.box;
    const before = box?.getBoundingClientRect();
    const x = innerWidth / 2;
    const y = Number.parseFloat(getComputedStyle(this.#container).paddingTop);
    return () => {
      const after = box?.getBoundingClientRect();
      if (!before || !after || before.width === 0 || before.height === 0) return;
      const shareX = (x - before.left) / before.width;
      const shareY = (y - before.top) / before.height;
      scrollBy({
        left: after.left + shareX * after.width - x,
        top: after.top + shareY * after.height - y,
        behavior: 'instant',
      });
    };
  }

  #watchNear(): void {
    const pageOf = new Map<Element, Page>(this.#pages.map((page) => [page.box, page]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const page = pageOf.get(target);
          if (!page) continue;
          if (isIntersecting) this.#near.add(page);
          else if (this.#near.delete(page)) page.stop();
        }
        this.#work();
      },
      // The default root is the top window, where a margin has no effect for a frame of another origin.
      { root: document, rootMargin: nearMargin },
    );
    for (const { box } of this.#pages) observer.observe(box);
  }

  #turn(): void {
    const box = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('section');
    const index = this.#pages.findIndex((page) => page.box === box);
    if (index === -1 || index === this.#current) return;
    this.#current = index;
    this.onTurn?.(this.currentName);
  }

  async #work(): Promise<void> {
    for (const page of this.#nearest()) {
      if (!page.isDrawnAt(this.#drawWidth)) page.expect(this.#texts.busy);
    }
    // Waits for the first near pages: reading a long text first would delay the drawing.
    if (this.#isWorking || this.#near.size === 0) return;
    this.#isWorking = true;
    for (let page = this.#next(); page; page = this.#next()) await this.#serve(page);
    this.#isWorking = false;
  }

  /** The next page to draw, or to read once all near pages are drawn. Clears the others. */
  #next(): Page | undefined {
    const wanted = this.#nearest();
    for (const page of this.#pages) if (!wanted.includes(page)) page.clear();
    return (
      wanted.find((page) => !page.isDrawnAt(this.#drawWidth)) ??
      [...wanted, ...this.#pages.slice(0, maxRead)].find((page) => !page.isRead)
    );
  }

  #nearest(): Page[] {
    const distance = (page: Page) => Math.abs(this.#pages.indexOf(page) - this.#current);
    return [...this.#near].sort((a, b) => distance(a) - distance(b)).slice(0, maxDrawn);
  }

  async #serve(page: Page): Promise<void> {
    const width = this.#drawWidth;
    const timer = setTimeout(() => this.#say(page, this.#texts.busy), longMs);
    try {
      if (this.#near.has(page) && !page.isDrawnAt(width)) {
        const undrawn = await page.draw(width);
        if (undrawn) this.#note(page, this.#texts[undrawn]);
      }
    } catch (error) {
      if (error instanceof RenderingCancelledException) return;
      page.fail(width);
      this.#note(page, this.#texts.pageFailed);
    } finally {
      clearTimeout(timer);
    }
    // The page stays visible without its text.
    await page.read().catch(() => undefined);
  }

  /** Announces a text about a visible page to screen readers. */
  #say(page: Page, text: string): void {
    const said = document.getElementById('said');
    if (said && page === this.#pages[this.#current])
      said.textContent = `${page.box.ariaLabel}: ${text}`;
  }

  /** Shows once, above a page, what is missing in it, and offers the file. */
  #note(page: Page, text: string): void {
    if (page.box.previousElementSibling?.className === 'note') return;
    const note = document.createElement('div');
    note.className = 'note';
    const words = document.createElement('p');
    words.textContent = text;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = this.#texts.download;
    button.addEventListener('click', this.#download);
    note.append(words, button);
    page.box.before(note);
    this.#say(page, text);
  }

  #announceRest(): void {
    const note = document.createElement('p');
    note.textContent = fill(this.#texts.rest, { count: maxShown }, this.#language);
    this.#container.append(note);
  }
}
