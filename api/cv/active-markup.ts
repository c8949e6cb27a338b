import { setImmediate } from 'node:timers/promises';
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** Characters parsed in one turn of the event loop: a few milliseconds. */
const inTurn = 64 * 1024;

/** Relationships to something that runs or opens, by the end of their type's name (ECMA-376-1, 11.3 and 15.2). */
const activeRelation =
  /\/(?:oleObject|package|vbaProject|wordVbaData|attachedTemplate|activeXControlBinary|control|ctrlProp|aFChunk|webextension\w*|extensibility|subDocument|frame|audio|video|media)$/i;
const activeType =
  /macroEnabled|vbaProject|vbaData|oleObject|activeX|ms-package|webextension|customUI/i;
/** External links that open only on a click: web, e-mail or telephone. Others open files and programs. */
const linkRelation = /\/hyperlink$/i;
const linkTarget = /^(?:https?:|mailto:|tel:|#|(?![a-z][\w+.-]*:|\\\\|\/\/))/i;
const main = {
  part: /^\/word\/document\.xml$/i,
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
} as const;
/** Fields that start a program or include external content (ECMA-376-1, 17.16.5). */
const activeField =
  /(?<![\w/.:@-])(?:DDE(?:AUTO)?(?=[\s"])|(?:INCLUDETEXT|INCLUDEPICTURE|LINK|IMPORT)\s[\s\S]{0,400}?(?::\/\/|\\\\))/i;

/**
 * Whether a part of a Word document, by its markup, runs or fetches something. Markup that is not XML in UTF-8 or
 * UTF-16, as a package requires (ISO/IEC 29500-2, 6.2.5), or that has a DOCTYPE counts as active: another reader may
 * interpret it differently.
 */
export async function activeMarkup(name: string, bytes: Buffer): Promise<boolean> {
  const text = decode(bytes);
  if (text === undefined) return true;
  const part = new Part(name);
  try {
    for (let at = 0; at < text.length; at += inTurn) {
      part.parser.write(text.slice(at, at + inTurn));
      if (part.isActive) return true;
      await setImmediate();
    }
    part.parser.close();
  } catch {
    return true;
  }
  return part.isActive || activeField.test(part.fields);
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

/** Examines a part while it is parsed. */
class Part {
  readonly parser = new SaxesParser({ xmlns: true });
  isActive = false;
  /** The instructions of all fields, joined: one may be spread over many runs. */
  fields = '';
  #isInstruction = false;

  constructor(name: string) {
    const isRelations = name.toLowerCase().endsWith('.rels');
    const isTypes = name === '[Content_Types].xml';
    this.parser.on('error', (reason) => {
      throw reason;
    });
    this.parser.on('doctype', () => {
      this.isActive = true;
    });
    this.parser.on('opentag', (tag) => {
      if (isRelations && tag.local === 'Relationship') this.#takeRelation(attributesOf(tag));
      else if (isTypes) this.#takeType(attributesOf(tag));
      else this.#takeElement(tag);
    });
    this.parser.on('text', (text) => {
      if (this.#isInstruction) this.fields += text;
    });
    this.parser.on('closetag', ({ local }) => {
      if (local === 'instrText') this.#isInstruction = false;
    });
  }

  #takeRelation({ Type = '', Target = '', TargetMode = '' }: Attributes): void {
    const isExternal = TargetMode.toLowerCase() === 'external';
    const isLink = linkRelation.test(Type) && linkTarget.test(Target.trim());
    if (activeRelation.test(Type) || (isExternal && !isLink)) this.isActive = true;
  }

  #takeType({ ContentType = '', PartName = '' }: Attributes): void {
    if (activeType.test(ContentType)) this.isActive = true;
    if (main.part.test(PartName) && ContentType !== main.type) this.isActive = true;
  }

  #takeElement({ local, attributes }: SaxesTagNS): void {
    if (local === 'instrText') this.#isInstruction = true;
    if (local === 'altChunk' || local === 'OLEObject') this.isActive = true;
    if (local !== 'fldSimple') return;
    for (const { local: name, value } of Object.values(attributes)) {
      if (name === 'instr') this.fields += ` ${value} `;
    }
  }
}

type Attributes = Readonly<
  Partial<Record<'Type' | 'Target' | 'TargetMode' | 'ContentType' | 'PartName', string>>
>;

function attributesOf({ attributes }: SaxesTagNS): Attributes {
  return Object.fromEntries(Object.values(attributes).map(({ local, value }) => [local, value]));
}
