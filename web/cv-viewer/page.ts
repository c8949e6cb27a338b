import {
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type Undrawn, undrawnOf } from './undrawn.ts';

/** Limits of a canvas: a phone's memory holds a few of this size, and some browsers cannot draw longer ones. */
const maxPixels = 16_000_000;
const longestSide = 16_384;

/** One page: a box of constant size, with drawing and text while they are needed. */
export class Page {
  readonly box = document.createElement('section');
  readonly #pdf: PDFDocumentProxy;
  readonly #number: number;
  #opened: PDFPageProxy | undefined;
  #canvas: HTMLCanvasElement | undefined;
  #task: RenderTask | undefined;
  /** The width of the drawing; undefined without one. */
  #drawnAt: number | undefined;
  isRead = false;

  /** @param name the accessible name */
  constructor(pdf: PDFDocumentProxy, number: number, name: string) {
    this.#pdf = pdf;
    this.#number = number;
    this.box.ariaLabel = name;
  }

  isDrawnAt(width: number): boolean {
    return this.#drawnAt === width;
  }

  /** Gives the box the ratio of a page of this size, in points: its own, or another page's until that is known. */
  shape({ width, height }: { readonly width: number; readonly height: number }): void {
    this.box.style.setProperty('--points', String(width));
    this.box.style.setProperty('--ratio', String(width / height));
  }

  /** Shows a text until the page is drawn. */
  expect(text: string): void {
    this.box.ariaBusy = 'true';
    if (this.box.querySelector(':scope > p, :scope > canvas')) return;
    const note = document.createElement('p');
    note.className = 'busy';
    note.textContent = text;
    this.box.prepend(note);
  }

  /**
   * Draws the page, sharp for a box of this width in CSS pixels.
   * @returns what is missing in the drawing
   * @throws RenderingCancelledException when it is stopped; another error when it cannot be drawn
   */
  async draw(boxWidth: number): Promise<Undrawn | undefined> {
    const page = await this.#open();
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(
      (boxWidth * devicePixelRatio) / width,
      Math.sqrt(maxPixels / (width * height)),
      longestSide / Math.max(width, height),
    );
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    this.#task = page.render({ canvas, viewport });
    try {
      await this.#task.promise;
    } finally {
      this.#task = undefined;
    }
    this.#dropCanvas();
    this.#canvas = canvas;
    this.#drawnAt = boxWidth;
    this.box.ariaBusy = null;
    this.box.querySelector(':scope > p')?.remove();
    this.box.prepend(canvas);
    return undrawnOf(page, canvas).catch(() => 'incomplete');
  }

  /** Adds its text as a transparent layer, for search, copying and screen readers. */
  async read(): Promise<void> {
    if (this.isRead) return;
    this.isRead = true;
    const page = await this.#open();
    const container = document.createElement('div');
    container.className = 'text';
    this.box.append(container);
    const viewport = page.getViewport({ scale: 1 });
    await new TextLayer({
      textContentSource: page.streamTextContent(),
      container,
      viewport,
    }).render();
  }

  stop(): void {
    this.#task?.cancel();
  }

  /** Frees the memory of the drawing. */
  clear(): void {
    if (this.#drawnAt === undefined) return;
    this.#drawnAt = undefined;
    this.#dropCanvas();
    this.box.ariaBusy = null;
    this.#opened?.cleanup();
  }

  /** Leaves the page without a drawing: it is not drawn again at this width. */
  fail(boxWidth: number): void {
    this.#dropCanvas();
    this.#drawnAt = boxWidth;
    this.box.ariaBusy = null;
    this.box.replaceChildren();
  }

  async #open(): Promise<PDFPageProxy> {
    if (!this.#opened) {
      this.#opened = await this.#pdf.getPage(this.#number);
      this.shape(this.#opened.getViewport({ scale: 1 }));
    }
    return this.#opened;
  }

  #dropCanvas(): void {
    if (!this.#canvas) return;
    this.#canvas.remove();
    // Safari frees a canvas's memory only when its size is 0.
    this.#canvas.width = 0;
    this.#canvas = undefined;
  }
}
