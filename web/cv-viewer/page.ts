import {
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Of a canvas: a phone's memory holds a few of these, and some browsers draw none that is longer. */
const mostPixels = 16_000_000;
const longestSide = 16_384;

/** One page: a box that keeps its size, with the drawing and the text in it while they are needed. */
export class Page {
  readonly box = document.createElement('section');
  readonly #pdf: PDFDocumentProxy;
  readonly #number: number;
  #opened: PDFPageProxy | undefined;
  #canvas: HTMLCanvasElement | undefined;
  #task: RenderTask | undefined;
  /** The width at which it was drawn last; none when it is not drawn. */
  #drawnAt: number | undefined;
  #isRead = false;

  /** @param name for anyone who does not see it */
  constructor(pdf: PDFDocumentProxy, number: number, name: string) {
    this.#pdf = pdf;
    this.#number = number;
    this.box.ariaLabel = name;
  }

  get isRead(): boolean {
    return this.#isRead;
  }

  isDrawnAt(width: number): boolean {
    return this.#drawnAt === width;
  }

  /** Shapes the box as the page of this size, in points: of its own once it is known, until then of another. */
  shape({ width, height }: { readonly width: number; readonly height: number }): void {
    this.box.style.setProperty('--points', String(width));
    this.box.style.setProperty('--ratio', String(width / height));
  }

  /**
   * Draws it, sharp for a box that is so many CSS pixels wide.
   * @throws RenderingCancelledException when it is stopped; another error when it cannot be drawn
   */
  async draw(boxWidth: number): Promise<void> {
    const page = await this.#open();
    const { width, height } = page.getViewport({ scale: 1 });
    const scale = Math.min(
      (boxWidth * devicePixelRatio) / width,
      Math.sqrt(mostPixels / (width * height)),
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
    this.box.querySelector('p')?.remove();
    this.box.prepend(canvas);
  }

  /** Lays its text over it, unseen, to be found, copied and read out. */
  async read(): Promise<void> {
    if (this.#isRead) return;
    this.#isRead = true;
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

  /** Stops the drawing under way, if there is one. */
  stop(): void {
    this.#task?.cancel();
  }

  /** Gives back what the drawing takes. */
  clear(): void {
    if (this.#drawnAt === undefined) return;
    this.#drawnAt = undefined;
    this.#dropCanvas();
    this.#opened?.cleanup();
  }

  /** Says in its place that it cannot be drawn, which at this width is not tried again. */
  fail(text: string, boxWidth: number): void {
    this.#dropCanvas();
    this.#drawnAt = boxWidth;
    const note = document.createElement('p');
    note.textContent = text;
    this.box.replaceChildren(note);
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
    // Safari gives the memory back only so.
    this.#canvas.width = 0;
    this.#canvas = undefined;
  }
}
