import { type ZipEntry, zip } from './zip-files.ts';

const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  v: 'urn:schemas-microsoft-com:vml',
  o: 'urn:schemas-microsoft-com:office:office',
  x: 'urn:another',
};
const xmlns = Object.entries(namespaces)
  .map(([prefix, uri]) => `xmlns:${prefix}="${uri}"`)
  .join(' ');
export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const microsoft = 'http://schemas.microsoft.com/office/2006/relationships';
export const external = 'TargetMode="External"';
const wordml = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

type WrittenRelation = readonly [type: string, target: string, more?: string];

/** A part of relations, each with a type, a target and further attributes. */
export function relationsOf(name: string, ...all: readonly WrittenRelation[]): ZipEntry {
  const inner = all.map(
    ([type, target, more = ''], index) =>
      `<Relationship Id="r${index}" Type="${type}" Target="${target}" ${more}/>`,
  );
  const bytes = Buffer.from(
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join('')}</Relationships>`,
  );
  return { name, bytes };
}

/** The parts that every Word document has, with a short text: the smallest that Word opens. */
export const wordParts: readonly ZipEntry[] = [
  contentTypes(['/word/document.xml', '.document.main+xml']),
  relationsOf('_rels/.rels', [`${office}/officeDocument`, 'word/document.xml']),
  { name: 'word/document.xml', bytes: Buffer.from(markup('<w:r><w:t>Ada Yılmaz</w:t></w:r>')) },
];

/** A Word document whose text has this relationship. */
export function related(type: string, target: string, more = external): Buffer {
  return withParts(relationsOf('word/_rels/document.xml.rels', [type, target, more]));
}

/** A Word document with additional or replaced parts. */
export function withParts(...parts: ZipEntry[]): Buffer {
  const kept = wordParts.filter(({ name }) => !parts.some((part) => part.name === name));
  return zip([...kept, ...parts]);
}

/** The part that lists the types of others, each by its name and its type behind `wordprocessingml`. */
export function contentTypes(...parts: readonly [part: string, type: string][]): ZipEntry {
  const inner = parts.map(([part, type]) => {
    const whole = type.startsWith('.') ? wordml + type : type;
    return `<Override PartName="${part}" ContentType="${whole}"/>`;
  });
  return {
    name: '[Content_Types].xml',
    bytes: Buffer.from(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${inner.join('')}</Types>`,
    ),
  };
}

/** The markup of a text whose only paragraph is this. */
export function markup(inner: string, { head = '', root = 'document', more = '' } = {}): string {
  return `${head}<w:${root} ${xmlns} ${more}><w:body><w:p>${inner}</w:p></w:body></w:${root}>`;
}

/** A Word document whose only paragraph is this markup. */
export function withText(inner: string, options?: Parameters<typeof markup>[1]): Buffer {
  return withParts({ name: 'word/document.xml', bytes: Buffer.from(markup(inner, options)) });
}

/** A part besides the text, with its relation. */
export function withPart(kind: string, name: string, bytes: Buffer): Buffer {
  return withParts(
    { name: `word/${name}`, bytes },
    relationsOf('word/_rels/document.xml.rels', [`${office}/${kind}`, name]),
  );
}

const character = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
export const begin = character('begin');
export const separate = character('separate');
export const end = character('end');

/** A piece of a field's instruction. */
export function instruction(text: string, element = 'w:instrText'): string {
  return `<w:r><${element}>${text}</${element}></w:r>`;
}

/** A field as Word writes it, with its result. */
export function field(text: string, result = '<w:r><w:t>x</w:t></w:r>'): string {
  return `${begin}${instruction(text)}${separate}${result}${end}`;
}

/** The workbook of a chart, with further relations. */
export function workbook(
  kind = `${office}/styles`,
  target = 'styles.xml',
  mainType = 'sheet.main+xml',
) {
  return zip([
    contentTypes(['/xl/workbook.xml', `application/vnd.ms-excel.${mainType}`]),
    relationsOf('_rels/.rels', [`${office}/officeDocument`, 'xl/workbook.xml']),
    { name: 'xl/workbook.xml', bytes: Buffer.from('<workbook/>') },
    relationsOf(
      'xl/_rels/workbook.xml.rels',
      [`${office}/worksheet`, 'sheet1.xml'],
      [kind, target],
    ),
    { name: 'xl/sheet1.xml', bytes: Buffer.from('<worksheet/>') },
  ]);
}

/** A Word document with a chart, and the workbook of its figures. */
export function withChart(book: Buffer): Buffer {
  return withChartOf(
    [`${office}/package`, '../embeddings/Microsoft_Excel_Sheet1.xlsx'],
    '<c:chartSpace xmlns:c="urn:c"/>',
    { name: 'word/embeddings/Microsoft_Excel_Sheet1.xlsx', bytes: book },
  );
}

/** A Word document with a chart whose figures are in a workbook on a server. */
export function withLinkedChart(update: string): Buffer {
  return withChartOf(
    [`${office}/oleObject`, 'file:///\\\\server\\figures.xlsx', external],
    `<c:chartSpace xmlns:c="urn:c" xmlns:r="urn:r"><c:externalData r:id="r0">${update}</c:externalData></c:chartSpace>`,
  );
}

function withChartOf(
  relation: WrittenRelation,
  chart: string,
  ...parts: Parameters<typeof withParts>
): Buffer {
  return withParts(
    contentTypes(
      ['/word/document.xml', '.document.main+xml'],
      [
        '/word/charts/chart1.xml',
        'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
      ],
    ),
    relationsOf('word/_rels/document.xml.rels', [`${office}/chart`, 'charts/chart1.xml']),
    { name: 'word/charts/chart1.xml', bytes: Buffer.from(chart) },
    relationsOf('word/charts/_rels/chart1.xml.rels', relation),
    ...parts,
  );
}

/** A file of each value, under the name that it has with `what` before it. */
export function each(
  what: string,
  values: readonly string[],
  file: (value: string) => Buffer,
): Record<string, Buffer> {
  return Object.fromEntries(values.map((value) => [`${what} ${value}`, file(value)]));
}
