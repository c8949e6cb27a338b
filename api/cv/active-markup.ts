import { SaxesParser } from 'saxes';
import type { CvRefusal } from './cv-refusal.ts';

/** Characters that are parsed before what the parser holds is flattened. */
const piece = 64 * 1024;

/** Relationships to something that runs or opens, by the end of their type's name (ECMA-376-1, 11.3 and 15.2). */
const activeRelation =
  /\/(?:oleObject|package|attachedTemplate|activeXControlBinary|control|ctrlProp|aFChunk|webextension\w*|extensibility|subDocument|frame|audio|video|media)$/i;
const activeType = /oleObject|activeX|ms-package|webextension|customUI/i;
const macro = /macroEnabled|vbaProject|vbaData/i;
/** External links that open only on a click: web, e-mail or telephone. Others open files and programs. */
const linkRelation = /\/hyperlink$/i;
const linkTarget = /^(?:https?:|mailto:|tel:|#|(?![a-z][\w+.-]*:|\\\\|\/\/))/i;
const main = {
  part: /^\/word\/document\.xml$/i,
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
} as const;
/** Fields that start a program, and those that include content, external if they have `external` (ECMA-376-1, 17.16.5). */
const startingField = /(?<![\w/.:@-])DDE(?:AUTO)?(?=[\s"])/i;
const includingField = /(?<![\w/.:@-])(?:INCLUDETEXT|INCLUDEPICTURE|LINK|IMPORT)\s/gi;
const external = /:\/\/|\\\\/;
const longestField = 400;
/** No CV has more; each is work. Word itself writes some ten levels, and a document's namespaces as forty attributes. */
const mostDeep = 256;
const mostAttributes = 128;
const mostIncluding = 1000;
const mostInstructions = 1024 * 1024;

/**
 * Whether a part of a Word document, by its markup, runs or fetches something. Markup that is not XML in UTF-8 or
 * UTF-16, as a package requires (ISO/IEC 29500-2, 6.2.5), or that has a DOCTYPE counts as active: another reader may
 * interpret it differently.
 */
export function activeMarkup(name: string, bytes: Buffer): CvRefusal | undefined {
  const text = decode(bytes);
  if (text === undefined) return 'unreadableFile';
  const part = new Part(name);
  try {
    for (let at = 0; at < text.length; at += piece) {
      part.parser.write(text.slice(at, at + piece));
      flatten(part.parser);
      if (part.refusal) return part.refusal;
    }
    part.parser.close();
  } catch {
    return 'unreadableFile';
  }
  return part.refusal ?? includesOrStarts(part.fields);
}

/** Each field is looked at once: a pattern that also reads on from it would read the same letters again for the next. */
function includesOrStarts(fields: string): CvRefusal | undefined {
  if (fields.length > mostInstructions) return 'unreadableFile';
  if (startingField.test(fields)) return 'startingFile';
  let found = 0;
  for (const { index } of fields.matchAll(includingField)) {
    found += 1;
    if (found > mostIncluding) return 'unreadableFile';
    if (external.test(fields.slice(index, index + longestField))) return 'loadingFile';
  }
  return undefined;
}

/** Applied to a text, it makes V8 join its pieces. The optimizing compiler would drop a `charCodeAt` without a use. */
const anyText = /^/;

/**
 * What the parser has of an unfinished text it joins letter by letter, and each join is an object of 32 bytes until the
 * text is read: 8 MiB of comment would take 250 MB.
 */
function flatten(parser: SaxesParser): void {
  for (const value of Object.values(parser)) {
    if (typeof value === 'string' && value.length > piece / 16) anyText.test(value);
  }
}

function decode(bytes: Buffer): string | undefined {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    const [, named = encoding] =
      /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})/.exec(text) ?? [];
    return named.toLowerCase().startsWith(encoding.slice(0, 6)) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Examines a part while it is parsed: by local names, since the parser's own namespaces cost the square of the depth. */
class Part {
  readonly parser = new SaxesParser();
  refusal: CvRefusal | undefined;
  /** The instructions of all fields, joined: one may be spread over many runs. */
  fields = '';
  #isInstruction = false;
  #deep = 0;
  #attributes = 0;

  constructor(name: string) {
    const isRelations = name.toLowerCase().endsWith('.rels');
    const isTypes = name === '[Content_Types].xml';
    this.parser.on('error', (reason) => {
      throw reason;
    });
    this.parser.on('doctype', () => {
      this.refusal = 'unreadableFile';
    });
    this.parser.on('opentagstart', () => {
      this.#deep += 1;
      this.#attributes = 0;
      if (this.#deep > mostDeep) throw new Error('elements are too deep');
    });
    this.parser.on('attribute', () => {
      this.#attributes += 1;
      if (this.#attributes > mostAttributes) throw new Error('too many attributes');
    });
    this.parser.on('opentag', ({ name, attributes }) => {
      const local = localOf(name);
      if (isRelations && local === 'Relationship') this.#takeRelation(byLocalName(attributes));
      else if (isTypes) this.#takeType(byLocalName(attributes));
      else this.#takeElement(local, attributes);
    });
    this.parser.on('text', (text) => {
      if (this.#isInstruction) this.fields += text;
    });
    this.parser.on('closetag', ({ name }) => {
      this.#deep -= 1;
      if (localOf(name) === 'instrText') this.#isInstruction = false;
    });
  }

  #takeRelation({ Type = '', Target = '', TargetMode = '' }: Attributes): void {
    const isExternal = TargetMode.toLowerCase() === 'external';
    const isLink = linkRelation.test(Type) && linkTarget.test(Target.trim());
    if (isExternal && !isLink) this.refusal = 'loadingFile';
    else if (macro.test(Type)) this.refusal = 'macroFile';
    else if (activeRelation.test(Type)) this.refusal = 'embeddedFile';
  }

  #takeType({ ContentType = '', PartName = '' }: Attributes): void {
    if (macro.test(ContentType)) this.refusal = 'macroFile';
    else if (activeType.test(ContentType)) this.refusal = 'embeddedFile';
    else if (main.part.test(PartName) && ContentType !== main.type) this.refusal = 'pdfOnly';
  }

  #takeElement(local: string, attributes: Readonly<Record<string, string>>): void {
    if (local === 'instrText') this.#isInstruction = true;
    if (local === 'altChunk' || local === 'OLEObject') this.refusal = 'embeddedFile';
    const { instr } = local === 'fldSimple' ? byLocalName(attributes) : {};
    if (instr !== undefined) this.fields += ` ${instr} `;
  }
}

const sought = ['Type', 'Target', 'TargetMode', 'ContentType', 'PartName', 'instr'] as const;
type Attributes = Readonly<Partial<Record<(typeof sought)[number], string>>>;

/**
 * The sought attributes: an object of all names, each another one, would be slow to make.
 * @throws for two of one name, by which another reader could take the other one
 */
function byLocalName(attributes: Readonly<Record<string, string>>): Attributes {
  const found: Partial<Record<string, string>> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const local = localOf(name);
    if (!sought.some((one) => one === local)) continue;
    if (Object.hasOwn(found, local)) throw new Error('two attributes of one name');
    found[local] = value;
  }
  return found;
}

function localOf(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1);
}
