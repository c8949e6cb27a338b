import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The lines of text of each page of a PDF, from top to bottom. */
export async function printedPages(bytes: Buffer): Promise<string[][]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const lines = new Map<number, string>();
    for (const item of items) {
      if (!('str' in item) || !item.str.trim()) continue;
      const level = Math.round(item.transform[5]);
      lines.set(level, `${lines.get(level) ?? ''}${item.str}`);
    }
    // A PDF page's origin is at the bottom.
    pages.push([...lines].toSorted(([one], [other]) => other - one).map(([, text]) => text));
  }
  return pages;
}
