import type { CvRefusal } from './cv-refusal.ts';
import { Unreadable } from './pdf/effort.ts';
import { PdfObjects } from './pdf/objects.ts';
import { Dictionary, PdfString, type PdfValue, Reference } from './pdf/values.ts';

/**
 * Actions (ISO 32000-2, 12.6.4) that are refused even after a press, with entries that they need: an element of the
 * structure may have the same name.
 */
const refusedActions: Readonly<Record<string, readonly [CvRefusal, ...string[]]>> = {
  Launch: ['startingFile', 'F', 'Win', 'Mac', 'Unix'],
  GoToE: ['actionFile', 'F', 'T', 'D'],
  SubmitForm: ['actionFile', 'F'],
  ImportData: ['actionFile', 'F'],
  Movie: ['mediaFile', 'Annotation', 'T', 'Operation'],
  Sound: ['mediaFile', 'Sound'],
  Rendition: ['mediaFile', 'R', 'AN', 'OP'],
  RichMediaExecute: ['mediaFile', 'CMD', 'TA'],
};
/** Actions that a person may start, with the entry of their target: an address, or a file on the person's disk. */
const links: Readonly<Record<string, string>> = { URI: 'URI', GoToR: 'F', Thread: 'F' };
/** Annotations that play media (13.2 to 13.4), with the entry of what they play. */
const players: Readonly<Record<string, string>> = {
  ...{ Movie: 'Movie', Sound: 'Sound', RichMedia: 'RichMediaContent' },
};
/** Events of an annotation that are a press (12.6.3). Others occur without one. */
const presses = new Set(['D', 'U']);
/** Entries with further actions: after an action (12.6.2), or during a presentation (12.4.4.2). */
const followers = new Set(['Next', 'NA', 'PA']);
/** Entries of a file specification that hold its path, by system (7.11.3). */
const pathKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
/** Names that a malformed object must not have: readers disagree about its structure. */
const neverMalformed = [
  ...['JS', 'OnInstantiate', 'XFA', 'RichMediaContent', 'GoToR', 'Thread'],
  ...Object.keys(refusedActions),
];

/**
 * Why a PDF is refused: what it would run or load, a password, or that it cannot be examined. Objects without a
 * reference count too.
 * @returns undefined for a PDF with none of these
 */
export function refusedPdf(file: Buffer): CvRefusal | undefined {
  try {
    const objects = new PdfObjects(file);
    return objects.isLocked ? 'lockedFile' : new Examination(objects).refusal();
  } catch (reason) {
    if (reason instanceof Unreadable) return 'unreadableFile';
    throw reason;
  }
}

class Examination {
  readonly #objects: PdfObjects;
  /** Actions that run without a press. */
  readonly #automatic: PdfValue[] = [];

  constructor(objects: PdfObjects) {
    this.#objects = objects;
  }

  refusal(): CvRefusal | undefined {
    for (const { value, isMalformed, names } of this.#objects.all()) {
      const isStream = value instanceof Dictionary && value.streamAt !== undefined;
      const isPacked = isStream && names.has('First');
      if (isMalformed && (isPacked || neverMalformed.some((name) => names.has(name)))) {
        throw new Unreadable('a malformed object');
      }
      const refusal = this.#inValue(value);
      if (refusal) return refusal;
    }
    return this.#opensUnasked() ? 'actionFile' : undefined;
  }

  #inValue(value: PdfValue): CvRefusal | undefined {
    if (Array.isArray(value)) return firstOf(value, (item) => this.#inValue(item));
    if (!(value instanceof Dictionary)) return undefined;
    return firstOf(
      value.entries,
      ([key, item]) => this.#inEntry(value, key, item) ?? this.#inValue(item),
    );
  }

  #inEntry(dictionary: Dictionary, key: string, value: PdfValue): CvRefusal | undefined {
    const found = () => this.#objects.resolve(value);
    switch (key) {
      case 'S':
        return firstOf(found(), (kind) => this.#inAction(dictionary, String(kind)));
      case 'Subtype':
        return firstOf(found(), (kind) =>
          hasOneOf(dictionary, [players[String(kind)]]) ? 'mediaFile' : undefined,
        );
      case 'JS':
      case 'OnInstantiate':
        return found().some((script) => this.#hasText(script)) ? 'scriptFile' : undefined;
      case 'XFA':
        return found().some((form) => form !== null) ? 'actionFile' : undefined;
      // A stream with external content (7.3.8.2). A name would be its filter.
      case 'F':
        return dictionary.streamAt && found().some(isFile) ? 'loadingFile' : undefined;
      // A page of another file (8.10.4).
      case 'Ref':
        return found().some(hasFile) ? 'loadingFile' : undefined;
      case 'OpenAction':
      case 'PresSteps':
        this.#automatic.push(value);
        return undefined;
      case 'AA':
        for (const action of found().flatMap(eventsOf)) this.#automatic.push(action);
        return undefined;
      default:
        return undefined;
    }
  }

  #inAction(action: Dictionary, kind: string): CvRefusal | undefined {
    const [refusal, ...entries] = refusedActions[kind] ?? [];
    if (refusal && hasOneOf(action, entries)) return refusal;
    if (kind !== 'GoToR' && kind !== 'Thread') return undefined;
    const isShared = action.get('F').some((file) => this.#isShared(file));
    return isShared ? 'actionFile' : undefined;
  }

  /** Google's editors leave an empty script, which does nothing. */
  #hasText(script: PdfValue): boolean {
    if (!(script instanceof PdfString) && !(script instanceof Dictionary)) return false;
    if (script instanceof PdfString && script.isLong) return true;
    const content = this.#objects.content(script);
    return !content || /[^\s\0\xfe\xff]/.test(content.toString('latin1'));
  }

  /** Whether a file specification (7.11) leads to a share, which learns who reads the file (CVE-2018-4993). */
  #isShared(file: PdfValue): boolean {
    const { resolve } = this.#objects;
    const found = resolve(file);
    const dictionaries = found.filter((one) => one instanceof Dictionary);
    const inside = dictionaries.flatMap((one) => pathKeys.flatMap((key) => one.get(key)));
    return [...found, ...inside.flatMap(resolve)]
      .filter((path) => path instanceof PdfString)
      .some((path) => isSharedPath(this.#objects.content(path)?.toString('latin1') ?? ''));
  }

  /** Whether an automatic action opens an address or another file. */
  #opensUnasked(): boolean {
    const seen = new Set<number>();
    for (const value of this.#automatic) {
      if (value instanceof Reference && seen.has(value.id)) continue;
      if (value instanceof Reference) seen.add(value.id);
      for (const action of this.#objects.resolve(value)) {
        if (Array.isArray(action)) for (const one of action) this.#automatic.push(one);
        if (!(action instanceof Dictionary)) continue;
        const kinds = action.get('S').flatMap(this.#objects.resolve);
        if (kinds.some((kind) => hasOneOf(action, [links[String(kind)]]))) return true;
        for (const [key, next] of action.entries)
          if (followers.has(key)) this.#automatic.push(next);
      }
    }
    return false;
  }
}

function eventsOf(events: PdfValue): PdfValue[] {
  if (!(events instanceof Dictionary)) return [];
  return [...events.entries].filter(([event]) => !presses.has(event)).map(([, action]) => action);
}

function hasOneOf(dictionary: Dictionary, keys: readonly (string | undefined)[]): boolean {
  return keys.some((key) => key !== undefined && dictionary.has(key));
}

function isFile(value: PdfValue): boolean {
  return value instanceof PdfString || value instanceof Dictionary;
}

function hasFile(value: PdfValue): boolean {
  return value instanceof Dictionary && value.has('F');
}

/** Windows reads `/host/share/a.pdf` as a path to another machine, unless the first part is a disk (7.11.2.3). */
function isSharedPath(text: string): boolean {
  const path = text
    .replace(/[\0\xfe\xff]/g, '')
    .replace(/^file:(?:\/\/(?:localhost)?(?=\/))?/i, '');
  return /^[\\/](?:[\\/]|(?![a-z]:[\\/])[^\\/]*[.\d:][^\\/]*[\\/])/i.test(path);
}

function firstOf<Item>(items: Iterable<Item>, refusalOf: (item: Item) => CvRefusal | undefined) {
  for (const item of items) {
    const refusal = refusalOf(item);
    if (refusal) return refusal;
  }
  return undefined;
}
