import type { CvRefusal } from './cv-refusal.ts';
import { isRemote } from './remote-target.ts';

/** A field begins with its keyword (ECMA-376-1, 17.16.1). Sticky: tried where a piece of an instruction begins. */
const beforeKeyword = '[\\0-\\x20\\s"“”]*';
/** Fields that start a program (ECMA-376-1, 17.16.5.14, and [MS-DOC] 2.9.90). */
const starting = new RegExp(`${beforeKeyword}DDE(?:AUTO)?(?!\\w)`, 'iy');
/** Fields that load what they name (17.16.5): another document, a picture, an object, rows of a database. */
const including = new RegExp(
  `${beforeKeyword}(?:INCLUDE(?:PICTURE|TEXT)?|IMPORT|(?<!HYPER)LINK|RD|DATA)(?!\\w)`,
  'iy',
);
/** Its source may be written in many ways, so each counts. */
const database = new RegExp(`${beforeKeyword}DATABASE(?!\\w)`, 'iy');
const onlyBefore = new RegExp(`^${beforeKeyword}$`);
const word = /[^\0-\x20\s"“”]+/g;

/** No CV has more; each is work. In letters, and in fields inside one another. */
const mostInstructions = 1024 * 1024;
const mostOpen = 200;

/** An instruction, and where its pieces begin. */
type Instruction = { text: string; readonly starts: number[] };
type Field = {
  readonly depth: number;
  /** With what is deleted in it by a tracked change, and without: readers differ. */
  readonly all: Instruction;
  readonly kept: Instruction;
  isResult: boolean;
  hasFields: boolean;
};

/**
 * The fields of a document, in the order of its text. Each is examined when it ends, by its own instruction alone: the
 * result, and text that is in no field, run nothing.
 */
export class WordFields {
  refusal: CvRefusal | undefined;
  readonly #open: Field[] = [];
  #left = mostInstructions;

  /** @param depth of elements that not every reader knows: a field is in one of them, or around all of it */
  begin(depth = 0): void {
    const around = this.#open.at(-1);
    if (around && !around.isResult) {
      around.hasFields = true;
      // The inner field would write the keyword of the outer one.
      if (onlyBefore.test(around.all.text) || onlyBefore.test(around.kept.text)) {
        this.refusal ??= 'startingFile';
      }
    }
    if (this.#open.length === mostOpen) this.refusal ??= 'unreadableFile';
    else {
      const [all, kept] = [
        { text: '', starts: [] },
        { text: '', starts: [] },
      ];
      this.#open.push({ depth, all, kept, isResult: false, hasFields: false });
    }
  }

  /** Whether what follows is a field's instruction, rather than its result or text in no field. */
  get isInstruction(): boolean {
    return this.#open.at(-1)?.isResult === false;
  }

  /** A piece of the instruction of the innermost field. */
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

  /** The end of an instruction, and the beginning of its result. */
  separate(): void {
    const field = this.#open.at(-1);
    if (field) field.isResult = true;
  }

  /** The end of a field. */
  end(): void {
    const field = this.#open.pop();
    if (field) this.refusal ??= refusedField(field);
  }

  /** The end of the text, which a reader may take for the end of open fields. */
  close(): void {
    while (this.#open.length > 0) this.end();
  }
}

/** A field that is written as one attribute. */
export function refusedInstruction(text: string): CvRefusal | undefined {
  if (text.length > mostInstructions) return 'unreadableFile';
  return refusedText({ text, starts: [0] }, false);
}

function refusedField({ all, kept, hasFields }: Field): CvRefusal | undefined {
  return refusedText(all, hasFields) ?? refusedText(kept, hasFields);
}

/** At the start of every piece: what stands before it may be what only some readers see. */
function refusedText({ text, starts }: Instruction, hasFields: boolean): CvRefusal | undefined {
  const has = (pattern: RegExp) =>
    starts.some((at) => {
      pattern.lastIndex = at;
      return pattern.test(text);
    });
  if (has(starting)) return 'startingFile';
  // Fields inside it may build an address.
  const loads = has(database) || (has(including) && (hasFields || namesRemote(text)));
  return loads ? 'loadingFile' : undefined;
}

function namesRemote(text: string): boolean {
  for (const [name] of text.matchAll(word)) {
    if (isRemote(name)) return true;
  }
  return false;
}
