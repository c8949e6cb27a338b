import { constants, inflateRawSync } from 'node:zlib';
import { activeMarkup } from './active-markup.ts';
import type { CvRefusal } from './cv-refusal.ts';
import {
  isProgram,
  type PartTypes,
  partOf,
  type Relation,
  readRelations,
  readTypes,
  sourceOf,
} from './docx-parts.ts';
import { isRemote } from './remote-target.ts';
import { isMarkup } from './xml.ts';
import { type ZipEntry, zipEntries } from './zip.ts';

/** In bytes, far more than a CV's markup. Parsing more would delay other applications. */
const maxMarkup = 8 * 1024 * 1024;
/** Enough for a Huffman table and the first bytes after it (RFC 1951, 3.2.7). */
const headBytes = 256;

const typesPart = '[content_types].xml';
const mainType = /wordprocessingml\.(?:document|template)\.main\+xml$/;
const chartType = /(?:drawingml\.chart|ms-office\.chartex)\+xml$/;
const macroType = /macroenabled|vbaproject|vbadata/;
const macroName = /vbaproject/;
/** Parts whose fields Word runs, or that name a template: they must be readable. */
const textKinds = new Set([
  ...['officedocument', 'glossarydocument', 'settings', 'websettings', 'numbering', 'styles'],
  ...['header', 'footer', 'footnotes', 'endnotes', 'comments'],
]);
/** ECMA-376-1, 11.3 and 15.2, and [MS-OFFMACRO2], 2.2. */
const macroKinds = new Set(['vbaproject', 'wordvbadata']);
const embeddedKinds = new Set([
  ...['oleobject', 'package', 'control', 'activexcontrolbinary', 'ctrlprop', 'afchunk'],
  ...['subdocument', 'extensibility', 'audio', 'video', 'media'],
]);
/** The pane of an add-in: a web page ([MS-OWEXML], 2.1). */
const paneKind = /^webextension/;
/** Types that a chart's workbook needs: no macros, objects, controls, external links, connections or queries. */
const workbookKinds =
  /^(?:officedocument|(?:core|extended|custom)-properties|worksheet|styles|theme|sharedstrings|table|calcchain|drawing|chart|chartstyle|chartcolorstyle|printersettings|thumbnail|metadata|sheetmetadata|customxml|customxmlprops|hyperlink|image|comments|threadedcomment|person|vmldrawing|docmetadata|classificationlabels|customproperty)$/;

/**
 * Why a Word document is refused: what its text and its relations run or load. A part without a reference does neither,
 * whatever its name; a program is refused in any case.
 * @returns `pdfOnly` for a package of another type, `unreadableFile` when what Word reads cannot be examined
 */
export function refusedDocx(entries: readonly ZipEntry[]): CvRefusal | undefined {
  const document = new WordPackage(entries);
  return document.refusal();
}

class WordPackage {
  readonly #entries: readonly ZipEntry[];
  readonly #names: ReadonlySet<string>;
  /** The parts that Word reads as text. */
  readonly #texts = new Set<string>();
  /** The ids of each part's links to other machines. */
  readonly #links = new Map<string, Set<string>>();
  readonly #targets = new Set(['']);
  readonly #unreadable: string[] = [];
  #left = maxMarkup;

  constructor(entries: readonly ZipEntry[]) {
    this.#entries = entries.filter(({ unpacked }) => unpacked > 0);
    this.#names = new Set(this.#entries.map(({ name }) => name.toLowerCase()));
  }

  refusal(): CvRefusal | undefined {
    const types = this.#types();
    if (!types) return this.#names.has(typesPart) ? 'unreadableFile' : 'pdfOnly';
    if ([...this.#names].some((name) => macroName.test(name))) return 'macroFile';
    if (types.all.some((type) => macroType.test(type))) return 'macroFile';
    return this.#refusedRelations(types) ?? this.#refusedParts();
  }

  #types(): PartTypes | undefined {
    const entry = this.#entries.find(({ name }) => name === '[Content_Types].xml');
    const bytes = entry && this.#unpack(entry);
    return bytes && readTypes(bytes);
  }

  #refusedRelations(types: PartTypes): CvRefusal | undefined {
    let isWord = false;
    for (const entry of this.#entries) {
      const source = sourceOf(entry.name);
      if (source === undefined) continue;
      const bytes = this.#unpack(entry);
      if (!bytes) return 'unreadableFile';
      const relations = readRelations(bytes);
      if (!relations) this.#unreadable.push(source);
      for (const relation of relations ?? []) {
        const refusal = this.#refusedRelation(relation, source, types);
        if (refusal) return refusal;
        const isMain = source === '' && relation.kind === 'officedocument';
        if (isMain && !mainType.test(types.of(partOf('', relation.target)))) return 'pdfOnly';
        isWord ||= isMain;
      }
    }
    if (this.#unreadable.some((source) => this.#targets.has(source))) return 'unreadableFile';
    return isWord ? undefined : 'pdfOnly';
  }

  #refusedRelation(
    { id, kind, target, isExternal }: Relation,
    source: string,
    types: PartTypes,
  ): CvRefusal | undefined {
    if (isRemote(target)) {
      const isLinkedChart = kind === 'oleobject' && chartType.test(types.of(source));
      if (kind !== 'hyperlink' && !isLinkedChart) return 'loadingFile';
      // A chart shows its stored figures until a person asks for newer ones, unless its markup says otherwise.
      if (isLinkedChart) this.#texts.add(source);
      // Only a person's click follows it, and Word shows the target.
      this.#links.set(source, (this.#links.get(source) ?? new Set()).add(id));
      return undefined;
    }
    if (isExternal) return undefined;
    const part = partOf(source, target);
    this.#targets.add(part);
    if (textKinds.has(kind)) this.#texts.add(part);
    if (macroKinds.has(kind)) return 'macroFile';
    if (paneKind.test(kind)) return 'loadingFile';
    if (kind === 'package' && chartType.test(types.of(source))) return this.#refusedWorkbook(part);
    return embeddedKinds.has(kind) ? 'embeddedFile' : undefined;
  }

  /** Judges the workbook of a chart, which opens when a person edits the figures. */
  #refusedWorkbook(part: string): CvRefusal | undefined {
    const entry = this.#entries.find(({ name }) => name.toLowerCase() === part);
    // Word shows the chart without it.
    if (!entry) return undefined;
    const bytes = this.#unpack(entry);
    const inner = bytes && zipEntries(bytes);
    if (!inner) return 'embeddedFile';
    const book = new WordPackage(inner);
    book.#left = this.#left;
    const types = book.#types();
    if (types?.all.some((type) => macroType.test(type))) return 'macroFile';
    const rels = inner.filter(({ name }) => sourceOf(name) !== undefined);
    const isPlain = rels.every((one) => {
      const markup = book.#unpack(one);
      const relations = markup && readRelations(markup);
      return relations?.every(({ kind }) => workbookKinds.test(kind));
    });
    this.#left = book.#left;
    return types && isPlain ? undefined : 'embeddedFile';
  }

  #refusedParts(): CvRefusal | undefined {
    // A missing text may have a name that only Word resolves: any part may be the text then.
    const isMissing = [...this.#texts].some((part) => !this.#names.has(part));
    for (const entry of this.#entries) {
      const name = entry.name.toLowerCase();
      const isText = isMissing || this.#texts.has(name);
      const head = unpackedHead(entry);
      if (head && isProgram(head)) return 'embeddedFile';
      if (name === typesPart || sourceOf(name) !== undefined) continue;
      // A part that Word does not read as text is examined while the budget lasts.
      if (!isText && !(head && isMarkup(head) && entry.unpacked <= this.#left)) continue;
      const bytes = this.#unpack(entry);
      const refusal = bytes ? activeMarkup(bytes, this.#links.get(name)) : 'unreadableFile';
      if (refusal && (refusal !== 'unreadableFile' || isText)) return refusal;
    }
    return undefined;
  }

  /**
   * A whole entry; undefined when its length differs from the declared one, or when the budget for markup is used up.
   */
  #unpack({ bytes, isDeflated, unpacked: length }: ZipEntry): Buffer | undefined {
    this.#left -= length;
    if (this.#left < 0) return undefined;
    if (!isDeflated) return bytes;
    try {
      const whole = inflateRawSync(bytes, { maxOutputLength: length });
      return whole.length === length ? whole : undefined;
    } catch {
      return undefined;
    }
  }
}

/** The first unpacked bytes of an entry; undefined when they cannot be unpacked. */
function unpackedHead({ bytes, isDeflated }: ZipEntry): Buffer | undefined {
  const head = bytes.subarray(0, headBytes);
  if (!isDeflated) return head;
  try {
    return inflateRawSync(head, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return undefined;
  }
}
