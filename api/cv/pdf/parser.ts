import { type Effort, Unreadable } from './effort.ts';
import { Dictionary, type Origin, PdfString, type PdfValue, Reference } from './values.ts';

const code = (letter: string) => letter.charCodeAt(0);
const codes = (letters: string) => [...letters].map(code);
const [slash, percent, open, close, less, more] = codes('/%()<>') as [
  ...[number, number, number, number, number, number],
];
const [squareOpen, squareClose, backslash, feed, line] = codes('[]\\\r\n') as [
  ...[number, number, number, number, number],
];
/** ISO 32000-2, tables 1 and 2: white space and delimiters end a name, a number and a keyword. */
const spaces = new Set(codes('\0\t\n\f\r '));
const isSpace = Array.from({ length: 256 }, (_, byte) => spaces.has(byte));
const ends = new Set([...spaces, ...codes('()<>[]{}/%')]);
const isEnd = Array.from({ length: 256 }, (_, byte) => ends.has(byte));
const numeric = new Set(codes('0123456789+-.'));
const isNumeric = Array.from({ length: 256 }, (_, byte) => numeric.has(byte));
/** Keywords that end an object, even with open brackets. */
const outer = new Set(['endobj', 'obj', 'stream', 'endstream', 'xref', 'trailer', 'startxref']);
const constants = new Map([
  ['null', null],
  ['true', true],
  ['false', false],
]);
/** Limits memory. An ordinary object has a few thousand. */
const maxItems = 200_000;
/** Of nested brackets. The code that walks through values is recursive. */
const maxDepth = 500;

/** A value takes more time than its bytes alone. */
const valueCost = 4;
/** In bytes as written, where a letter may take three (`#4A`). Longer than any relevant name. */
const longestName = 128;

type Frame = { readonly items: PdfValue[]; readonly isDictionary: boolean };

export type ParsedObject = {
  readonly value: PdfValue;
  /** Readers disagree about its syntax, such as a bracket that is not closed. */
  readonly isMalformed: boolean;
  /** The bytes ended before the object did. */
  readonly isCut: boolean;
  /** All its names, at any depth. */
  readonly names: ReadonlySet<string>;
};

/**
 * The object (ISO 32000-2, 7.3) at an offset of its origin's bytes.
 * @param end the offset where the bytes count as ended
 * @throws Unreadable when it has too many values, or the effort is spent
 */
export function parseObject(origin: Origin, at: number, end: number, effort: Effort): ParsedObject {
  return new Parser(origin, at, end, effort).parse();
}

class Parser {
  readonly #origin: Origin;
  readonly #bytes: Buffer;
  readonly #start: number;
  readonly #end: number;
  readonly #effort: Effort;
  /** Open brackets; the first one stands for the object itself. */
  readonly #frames: Frame[] = [{ items: [], isDictionary: false }];
  readonly #names = new Set<string>();
  #at: number;
  /** How many open brackets are dictionaries. */
  #dictionaries = 0;
  #items = 0;
  #isMalformed = false;
  #isOver = false;

  constructor(origin: Origin, at: number, end: number, effort: Effort) {
    this.#origin = origin;
    this.#bytes = origin.bytes;
    this.#start = at;
    this.#at = at;
    this.#end = end;
    this.#effort = effort;
  }

  parse(): ParsedObject {
    while (!this.#isOver && this.#skipGap()) this.#token();
    const isCut = !this.#isOver;
    if (this.#frames.length > 1) this.#isMalformed = true;
    while (this.#frames.length > 1) this.#closeFrame();
    const [value = null] = this.#top.items;
    if (value instanceof Dictionary && !this.#origin.isPacked) value.streamAt = this.#stream();
    this.#effort.spend(this.#at - this.#start + this.#items * valueCost);
    return { value, isMalformed: this.#isMalformed, isCut, names: this.#names };
  }

  get #top(): Frame {
    return this.#frames.at(-1) as Frame;
  }

  /** Skips white space and comments. @returns whether a token follows */
  #skipGap(): boolean {
    for (; this.#at < this.#end; this.#at += 1) {
      const byte = this.#bytes[this.#at] as number;
      if (byte === percent) this.#at = this.#lineEnd(this.#at);
      else if (!isSpace[byte]) return true;
    }
    this.#at = this.#end;
    return false;
  }

  #lineEnd(from: number): number {
    let at = from;
    while (at < this.#end && this.#bytes[at] !== feed && this.#bytes[at] !== line) at += 1;
    return at;
  }

  #token(): void {
    const byte = this.#bytes[this.#at] as number;
    const next = this.#bytes[this.#at + 1];
    if (byte === slash) this.#add(this.#name());
    else if (isNumeric[byte]) this.#add(this.#number());
    else if (byte === open) this.#add(this.#literal());
    else if (byte === less && next === less) this.#openFrame(true, 2);
    else if (byte === less) this.#add(this.#hex());
    else if (byte === more && next === more) this.#close(true, 2);
    else if (byte === squareOpen) this.#openFrame(false, 1);
    else if (byte === squareClose) this.#close(false, 1);
    else if (isEnd[byte]) this.#stray(1);
    else this.#keyword();
  }

  #add(value: PdfValue): void {
    this.#items += 1;
    if (this.#items > maxItems) throw new Unreadable('too many values');
    const { items } = this.#top;
    items.push(value);
    // Outside of brackets, two numbers may begin a reference.
    if (this.#frames.length === 1 && !(typeof value === 'number' && items.length < 3)) {
      this.#isOver = true;
    }
  }

  #openFrame(isDictionary: boolean, length: number): void {
    this.#at += length;
    this.#frames.push({ items: [], isDictionary });
    if (isDictionary) this.#dictionaries += 1;
    if (this.#frames.length > maxDepth) throw new Unreadable('too deep');
  }

  #close(isDictionary: boolean, length: number): void {
    const open = isDictionary ? this.#dictionaries : this.#frames.length - 1 - this.#dictionaries;
    if (open === 0) {
      this.#stray(length);
      return;
    }
    this.#at += length;
    while (this.#top.isDictionary !== isDictionary) {
      this.#isMalformed = true;
      this.#closeFrame();
    }
    this.#closeFrame();
  }

  #closeFrame(): void {
    const { items, isDictionary } = this.#frames.pop() as Frame;
    if (!isDictionary) {
      this.#add(items);
      return;
    }
    this.#dictionaries -= 1;
    this.#add(new Dictionary(this.#origin, this.#entries(items)));
  }

  /** Leaves out entries whose key is not a name, as readers do. */
  #entries(items: readonly PdfValue[]): [string, PdfValue][] {
    const entries: [string, PdfValue][] = [];
    for (let at = 0; at < items.length; ) {
      const key = items[at];
      const value = items[at + 1];
      if (typeof key === 'string') entries.push([key, value ?? null]);
      if (typeof key !== 'string' || value === undefined) this.#isMalformed = true;
      at += typeof key === 'string' ? 2 : 1;
    }
    return entries;
  }

  #stray(length: number): void {
    this.#at += length;
    this.#isMalformed = true;
  }

  /** The end of a word that begins at `from`. */
  #wordEnd(from: number): number {
    let at = from;
    while (at < this.#end && !isEnd[this.#bytes[at] as number]) at += 1;
    return at;
  }

  /** With `#4A` decoded. A NUL ends it for readers written in C. */
  #name(): string {
    const name = this.#nameAt();
    this.#names.add(name);
    return name;
  }

  #nameAt(): string {
    const start = this.#at + 1;
    this.#at = this.#wordEnd(start);
    if (this.#at - start > longestName) return '';
    const written = this.#bytes.toString('latin1', start, this.#at);
    if (!written.includes('#')) return written;
    const name = written.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return name.split('\0', 1)[0] ?? '';
  }

  #number(): number {
    const start = this.#at;
    while (this.#at < this.#end && isNumeric[this.#bytes[this.#at] as number]) this.#at += 1;
    return Number(this.#bytes.toString('latin1', start, this.#at)) || 0;
  }

  /** A string in parentheses, balanced or escaped. */
  #literal(): PdfString {
    const start = this.#at + 1;
    let depth = 1;
    let at = start;
    for (; at < this.#end && depth > 0; at += 1) {
      const byte = this.#bytes[at];
      if (byte === backslash) at += 1;
      else if (byte === open) depth += 1;
      else if (byte === close) depth -= 1;
    }
    this.#at = Math.min(at, this.#end);
    return new PdfString(this.#origin, start, depth > 0 ? this.#at : this.#at - 1, false);
  }

  #hex(): PdfString {
    const start = this.#at + 1;
    let at = start;
    while (at < this.#end && this.#bytes[at] !== more) at += 1;
    this.#at = Math.min(at + 1, this.#end);
    return new PdfString(this.#origin, start, at, true);
  }

  #keyword(): void {
    const end = this.#wordEnd(this.#at);
    const word = end - this.#at > 10 ? '' : this.#bytes.toString('latin1', this.#at, end);
    if (outer.has(word)) {
      this.#isOver = true;
      return;
    }
    this.#at = end;
    const { items } = this.#top;
    if (word === 'R' && typeof items.at(-2) === 'number' && typeof items.at(-1) === 'number') {
      items.pop();
      this.#add(new Reference(items.pop() as number));
      return;
    }
    if (!constants.has(word)) this.#isMalformed = true;
    this.#add(constants.get(word) ?? null);
  }

  /** The offset after the keyword `stream`, if it is next. */
  #stream(): number | undefined {
    const { length } = 'stream';
    if (!this.#skipGap()) return undefined;
    return this.#bytes.toString('latin1', this.#at, this.#at + length) === 'stream'
      ? this.#at + length
      : undefined;
  }
}
