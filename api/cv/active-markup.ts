import type { CvRefusal } from './cv-refusal.ts';
import { isRemote } from './remote-target.ts';
import { refusedInstruction, WordFields } from './word-fields.ts';
import { type Attributes, attributeOf, localOf, prefixOf, readXml } from './xml.ts';

/** The namespaces of Word's own elements: transitional and strict (ECMA-376-4 and -1). */
const wordNamespace =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/wordprocessingml\/2006|purl\.oclc\.org\/ooxml\/wordprocessingml)\/main$/;
/** Elements of VML (ECMA-376-4, 19.1) that load a picture from an address. */
const drawing = new Set(['imagedata', 'fill', 'stroke', 'image']);
const drawingAttributes = new Set(['src', 'href']);
/** Elements that load the target of a relation. */
const loading = new Set([
  ...['blip', 'svgBlip', 'imagedata', 'fill', 'stroke', 'attachedTemplate', 'subDoc', 'altChunk'],
  ...['sourceFileName', 'dataSource', 'headerSource', 'src', 'videoFile', 'control'],
]);
/** The source of a mail merge (ECMA-376-1, 17.14.8 and 17.14.38), as a file on the author's disk. */
const connections = new Set(['connectString', 'udl']);
const ownSource = /(?:Data Source|DBQ)=[a-z]:/i;

/**
 * Why a part of a Word document is refused by its markup: what its fields and elements run or load. Relationships are
 * judged elsewhere.
 * @param links the ids of its links to other machines, which only a person may follow
 * @returns `unreadableFile` for markup that `readXml` cannot read
 */
export function activeMarkup(bytes: Buffer, links: ReadonlySet<string> = new Set()) {
  const part = new Part(links);
  if (!readXml(bytes, part)) return part.refusal ?? 'unreadableFile';
  part.fields.close();
  return part.refusal;
}

class Part {
  readonly fields = new WordFields();
  #refusal: CvRefusal | undefined;
  /** Whether each prefix means Word's namespace. */
  readonly #prefixes = new Map<string, boolean>();
  /** Depth of open elements that are not Word's: readers that do not know them show alternatives, or nothing. */
  #foreign = 0;
  #instruction: 'none' | 'kept' | 'deleted' = 'none';

  readonly #links: ReadonlySet<string>;

  constructor(links: ReadonlySet<string>) {
    this.#links = links;
  }

  get refusal(): CvRefusal | undefined {
    return this.#refusal ?? this.fields.refusal;
  }

  isDone(): boolean {
    return this.refusal !== undefined;
  }

  attribute(name: string, value: string): void {
    if (name !== 'xmlns' && !name.startsWith('xmlns:')) return;
    const prefix = name.slice('xmlns:'.length);
    const isWord = wordNamespace.test(value);
    // A prefix with two meanings: readers could disagree about whether an element is Word's.
    if ((this.#prefixes.get(prefix) ?? isWord) !== isWord) this.#refusal ??= 'unreadableFile';
    this.#prefixes.set(prefix, isWord);
  }

  open(name: string, attributes: Attributes): void {
    const local = localOf(name);
    if (this.#isWord(name)) this.#openOfWord(local, attributes);
    else this.#foreign += 1;
    if (local === 'OLEObject') this.#refusal ??= 'embeddedFile';
    if (loads(local, attributes) || this.#loadsLink(local, attributes)) {
      this.#refusal ??= 'loadingFile';
    }
  }

  text(text: string): void {
    if (this.#instruction === 'none') return;
    this.fields.instruct(text, {
      depth: this.#foreign,
      isDeleted: this.#instruction === 'deleted',
    });
  }

  close(name: string): void {
    if (!this.#isWord(name)) this.#foreign -= 1;
    else if (/^(?:del)?instrText$/i.test(localOf(name))) this.#instruction = 'none';
  }

  /**
   * Whether an element loads a relation that is declared as a link: a chart loads its figures (ECMA-376-1, 21.2.2.5).
   */
  #loadsLink(local: string, attributes: Attributes): boolean {
    if (this.#links.size === 0) return false;
    if (local === 'autoUpdate') return !/^(?:0|false)$/.test(attributeOf(attributes, 'val') ?? '');
    if (!loading.has(local)) return false;
    return Object.values(attributes).some((value) => this.#links.has(value));
  }

  #isWord(name: string): boolean {
    return this.#prefixes.get(prefixOf(name)) ?? false;
  }

  #openOfWord(local: string, attributes: Attributes): void {
    if (local === 'instrText') this.#instruction = 'kept';
    else if (local === 'delInstrText') this.#instruction = 'deleted';
    else if (local === 'fldSimple') {
      this.#refusal ??= refusedInstruction(attributeOf(attributes, 'instr') ?? '');
    } else if (local === 'fldChar') {
      const type = attributeOf(attributes, 'fldCharType');
      if (type === 'begin') this.fields.begin(this.#foreign);
      else if (type === 'separate') this.fields.separate();
      else if (type === 'end') this.fields.end();
    } else if (connections.has(local)) {
      const source = attributeOf(attributes, 'val') ?? '';
      if (source !== '' && !ownSource.test(source)) this.#refusal ??= 'loadingFile';
    }
  }
}

/** Whether an element loads an address in its own attributes. */
function loads(local: string, attributes: Attributes): boolean {
  if (local === 'webVideoPr') return attributeOf(attributes, 'embeddedHtml') !== undefined;
  // Code of a smart document.
  if (local === 'schema') return isRemote(attributeOf(attributes, 'manifestLocation') ?? '');
  if (!drawing.has(local)) return false;
  return Object.entries(attributes).some(
    ([name, value]) => drawingAttributes.has(localOf(name)) && isRemote(value),
  );
}
