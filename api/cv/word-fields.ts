import type { CvRefusal } from './cv-refusal.ts';
import { isRemote } from './remote-target.ts';

/** A field begins with its keyword (ECMA-376-1, 17.16.1). Sticky: tested at each start of a piece of an instruction. */
const beforeKeyword = '[\\0-\\x20\\s"“”]*';
/** Fields that start a program (ECMA-376-1, 17.16.5.14, and [MS-DOC] 2.9.90). */
const starting = new RegExp(`${beforeKeyword}DDE(?:AUTO)?(?!\\w)`, 'iy');
/** Fields that load what they name (17.16.5): another document, a picture, an object, rows of a database. */
const including = new RegExp(
  `${beforeKeyword}(?:INCLUDE(?:PICTURE|TEXT)?|IMPORT|(?<!HYPER)LINK|RD|DATA)(?!\\w)`,
  'iy',
);
/** Any DATABASE field is refused: its source has many notations. */
const database = new RegExp(`${beforeKeyword}DATABASE(?!\\w)`, 'iy');
const onlyBefore = new RegExp(`^${beforeKeyword}$`);
const word = /[^\0-\x20\s"“”]+/g;

/** Limits of the work, far above a CV's: instructions in characters, and nested fields. */
const maxInstructions = 1024 * 1024;
const maxOpen = 200;

/** An instruction, and the offsets at which its pieces begin. */
type Instruction = { text: string; readonly starts: number[] };
type Field = {
  readonly depth: number;
  /** With text that a tracked change deletes, and without: readers differ. */
  readonly all: Instruction;
  readonly kept: Instruction;
  isResult: boolean;
  hasFields: boolean;
};

/**
 * The fields of a document, in the order of its text. Each is examined at its end, by its own instruction alone:
 * results and text outside of fields run nothing.
 */
export class WordFields {
  refusal: CvRefusal | undefined;
  readonly #open: Field[] = [];
  #left = maxInstructions;

  /**
   * @param depth of open elements that not every reader knows: a field must lie within one of them, or around all of it
   */
  begin(depth = 0): void {
    const around = this.#open.at(-1);
    if (around && !around.isResult) {
      around.hasFields = true;
      // The inner field's result would be the outer field's keyword.
      if (onlyBefore.test(around.all.text) || onlyBefore.test(around.kept.text)) {
        this.refusal ??= 'startingFile';
      }
    }
    if (this.#open.length === maxOpen) this.refusal ??= 'unreadableFile';
    else {
      const [all, kept] = [
        { text: '', starts: [] },
        { text: '', starts: [] },
      ];
      this.#open.push({ depth, all, kept, isResult: false, hasFields: false });
    }
  }

  /** Whether the following text is an instruction, rather than a result or text outside of fields. */
  get isInstruction(): boolean {
    return this.#open.at(-1)?.isResult === false;
  }

  /** Adds a piece to the innermost field's instruction. */
  instruct(text: string, { depth = 0, isDeleted = false } = {}): void {
    const field = this.#open.at(-1);
    if (!field || this.refusal) return;
    this.#left -= text.length;
    if (this.#left < 0) this.refusal = 'unreadableFile';
    if (field.depth !== depth) this.refusal ??= 'unreadableFile';
    for (const instruction of isDeleted ? [field.all] : [field.all, field.kept]) {
      instruction.starts.push(instruction.text.length);
      instruction.text += text;
    }
  }

  /** Ends the instruction and begins the result. */
  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.isResult = true;
  }

  end(): void {
    const field = this.#open.pop();
    if (field) this.refusal ??= refusedField(field);
  }

  /** The end of the text: some readers end open fields there. */
  close(): void {
    while (this.#open.length > 0) this.end();
  }
}

/** A field in a single attribute. */
export function refusedInstruction(text: string): CvRefusal | undefined {
  if (text.length > maxInstructions) return 'unreadableFile';
  return refusedText({ text, starts: [0] }, false);
}

function refusedField({ all, kept, hasFields }: Field): CvRefusal | undefined {
  return refusedText(all, hasFields) ?? refusedText(kept, hasFields);
}

/** Tested at the start of every piece: some readers see only the pieces from there on. */
function refusedText({ text, starts }: Instruction, hasFields: boolean): CvRefusal | undefined {
  const has = (pattern: RegExp) =>
    starts.some((at) => {
      pattern.lastIndex = at;
      return pattern.test(text);
    });
  if (has(starting)) return 'startingFile';
  // Nested fields may build an address.
  const loads = has(database) || (has(including) && (hasFields || namesRemote(text)));
  return loads ? 'loadingFile' : undefined;
}

function namesRemote(text: string): boolean {
  for (const [name] of text.matchAll(word)) {
    if (isRemote(name)) return true;
  }
  return false;
}
