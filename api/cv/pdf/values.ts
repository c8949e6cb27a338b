/** The object that a value is part of: its bytes, and the ids for its decryption. */
export type Origin = {
  /** The file, or an unpacked object stream. */
  readonly bytes: Buffer;
  /** The object's number; negative for a trailer, 0 if it cannot be read. */
  readonly id: number;
  readonly generation: number;
  /** In an object stream, which is encrypted as a whole. */
  readonly isPacked: boolean;
};

/** A name is a string without its slash. A keyword other than `true` and `false` is null. */
export type PdfValue =
  | string
  | number
  | boolean
  | null
  | PdfString
  | Reference
  | Dictionary
  | PdfValue[];

export class Reference {
  readonly id: number;

  constructor(id: number) {
    this.id = id;
  }
}

/** In bytes. Decoding a string of several megabytes would take many times its size. */
const maxWritten = 4096;

/** ISO 32000-2, 7.3.4. */
export class PdfString {
  readonly origin: Origin;
  readonly #start: number;
  readonly #end: number;
  readonly #isHex: boolean;

  /** @param start the offset after its opening bracket */
  constructor(origin: Origin, start: number, end: number, isHex: boolean) {
    this.origin = origin;
    this.#start = start;
    this.#end = end;
    this.#isHex = isHex;
  }

  /** Whether it exceeds `maxWritten`: longer than any path or key. */
  get isLong(): boolean {
    return this.#end - this.#start > maxWritten;
  }

  /** Its first bytes, encrypted in an encrypted file. */
  get bytes(): Buffer {
    const end = Math.min(this.#end, this.#start + maxWritten);
    const written = this.origin.bytes.toString('latin1', this.#start, end);
    if (this.#isHex) return hexBytes(written);
    return Buffer.from(written.replace(escapes, unescaped), 'latin1');
  }
}

/** The bytes of hexadecimal digits; other characters are ignored. A single last digit is followed by a zero. */
function hexBytes(written: string): Buffer {
  const digits = written.replace(/[^0-9a-f]/gi, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

const escapes = /\\(?:([0-7]{1,3})|(\r\n|.))|\r\n?/gs;
const controls: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' },
  // A backslash at the end of a line continues the string.
  ...{ '\n': '', '\r': '', '\r\n': '' },
};

/** ISO 32000-2, table 3. */
function unescaped(_: string, octal: string | undefined, letter: string | undefined): string {
  if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
  return letter === undefined ? '\n' : (controls[letter] ?? letter);
}

/** A dictionary, or a stream with it. */
export class Dictionary {
  readonly origin: Origin;
  /** A key may occur twice: readers differ in which one counts. */
  readonly entries: readonly (readonly [key: string, value: PdfValue])[];
  /** The offset after the keyword `stream`. */
  streamAt: number | undefined;

  constructor(origin: Origin, entries: readonly (readonly [string, PdfValue])[]) {
    this.origin = origin;
    this.entries = entries;
  }

  has(sought: string): boolean {
    return this.entries.some(([key]) => key === sought);
  }

  /** All values of a key. */
  get(sought: string): PdfValue[] {
    return this.entries.filter(([key]) => key === sought).map(([, value]) => value);
  }
}
