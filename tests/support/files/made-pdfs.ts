/** A PDF of these objects, numbered from 1; the first is its catalogue. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

/** A stream object with this content and further dictionary entries. */
export function stream(content: string, dictionary = ''): string {
  return `<< /Length ${content.length} ${dictionary} >>\nstream\n${content}\nendstream`;
}

/** Turkish letters missing from PDF's own encoding, mapped to codes 1 to 6. */
const turkish =
  '/Encoding << /BaseEncoding /WinAnsiEncoding /Differences [1 /gbreve /Gbreve /Idotaccent /dotlessi /scedilla /Scedilla] >>';
const codes: Readonly<Record<string, number>> = {
  ...{ ğ: 1, Ğ: 2, İ: 3, ı: 4, ş: 5, Ş: 6 },
  ...{ '€': 0x80, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95, '–': 0x96 },
};

export function helvetica(name = 'Helvetica'): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} ${turkish} >>`;
}

/** A PDF string in that encoding. Other letters that it lacks lose their accents, or become question marks. */
export function inFont(text: string): string {
  const bytes = Array.from(text, (letter) => {
    const bare = letter <= '\xff' ? letter : letter.normalize('NFD').charAt(0);
    return codes[letter] ?? (bare <= '\xff' ? bare.charCodeAt(0) : 0x3f);
  });
  return `<${Buffer.from(bytes).toString('hex')}>`;
}

/**
 * A font of CJK text that the file does not embed, with one of the character maps that PDF knows by name. Its ASCII
 * letters are as usual.
 */
export function mappedFont(characterMap: string): string {
  return `<< /Type /Font /Subtype /Type0 /BaseFont /MS-Gothic /Encoding /${characterMap} /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /MS-Gothic /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /FontDescriptor << /Type /FontDescriptor /FontName /MS-Gothic /Flags 4 /FontBBox [0 -137 1000 859] /ItalicAngle 0 /Ascent 859 /Descent -137 /CapHeight 700 /StemV 80 >> >>] >>`;
}

type Look = {
  /** The lines of text of each page. */
  readonly pages: readonly (readonly string[])[];
  /** Added to each page's dictionary. */
  readonly page?: string;
  /** Added to the catalogue. */
  readonly catalogue?: string;
  readonly font?: string;
  readonly trailer?: string;
  /** The size of each page and of the letters, in points. */
  readonly size?: readonly [number, number];
  readonly letters?: number;
  /** Objects from number 4 on. */
  readonly more?: readonly string[];
};

/** Pages of text in a font that the file names but does not embed. */
export function textPdf({
  pages,
  page = '',
  catalogue = '',
  trailer,
  more = [],
  font,
  size = [595, 842],
  letters = 24,
}: Look): Buffer {
  const first = 4 + more.length;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const objects = pages.flatMap((lines, index) => {
    const content = lines.map((line) => `${inFont(line)} Tj T*`).join('\n');
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents ${first + 2 * index + 1} 0 R /Resources << /Font << /F 3 0 R >> >> ${page} >>`,
      stream(
        `BT /F ${letters} Tf ${(letters * 4) / 3} TL 60 ${Math.max(2, size[1] - 90)} Td\n${content}\nET`,
      ),
    ];
  });
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
      font ?? helvetica(),
      ...more,
      ...objects,
    ],
    trailer,
  );
}

/** A black disc of 64 by 64 pixels, in scanners' encodings. */
const discs = {
  fax: {
    base64: '/yBDlWGIIHCDpwg6dOnT9On679P+u///7X/tf2vate1atWoYVqGFBgpAhx/gAgAg',
    dictionary:
      '/ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 64 /Rows 64 >>',
  },
  jpeg2000: {
    base64:
      '/0//UQApAAAAAABAAAAAQAAAAAAAAAAAAAAAQAAAAEAAAAAAAAAAAAABDwEB/1IADAAAAAEABQQEAAH/XAATQICIiJCIiJCIiJCIiJCIiJD/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAABwAAH/k98wUAQML1eIz6Qs+MJHxhAMHToG3Q5rFmAKq1Zvz4hU+IVPiEgPULYd7v26EvJgF+BrsGMWFIWhDSS8YLqcd4btb8yZkBqFyAnLow/BEyBOKMLHqEi2ypBtaO0pmxYJasSA/9k=',
    dictionary: '/ColorSpace /DeviceGray /Filter /JPXDecode',
  },
} as const;

/** A page with one scanned image. @param length how many of its bytes are there */
export function scanPdf(kind: keyof typeof discs, length = Number.POSITIVE_INFINITY): Buffer {
  const { base64, dictionary } = discs[kind];
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    stream('q 400 0 0 400 100 300 cm /I Do Q'),
    stream(
      Buffer.from(base64, 'base64').toString('latin1').slice(0, length),
      `/Type /XObject /Subtype /Image /Width 64 /Height 64 ${dictionary}`,
    ),
  ]);
}
