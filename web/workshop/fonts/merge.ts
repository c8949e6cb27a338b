import { openFont } from '../../fonts/open-font.ts';

/**
 * Merges two TrueType fonts that fontsource cut from one: `base`, then the glyphs and characters of `extra`. Layout and
 * names are the base's. No HVAR: gvar's phantom points vary the advance too. Table formats: OpenType 1.9.
 * Not a font to serve: it has what harfbuzz (`subsetFont`) reads, which computes checksums and the rest.
 * @throws Error when the axes or the units per em differ, or a table is missing
 */
export function mergeFonts(base: Buffer, extra: Buffer): Buffer {
  const ours = tablesOf(base);
  const theirs = tablesOf(extra);
  mustBeAlike(ours, theirs);

  const oldGlyphs = glyphsOf(ours);
  // The base already has .notdef, the first glyph.
  const shift = oldGlyphs.length - 1;
  const shiftTuple = sharedTuples(ours).length / tupleSize(ours);
  const newGlyphs = glyphsOf(theirs)
    .slice(1)
    .map((glyph) => ({
      ...glyph,
      outline: shiftComponents(glyph.outline, shift),
      variation: shiftSharedTuples(glyph.variation, shiftTuple, tupleSize(theirs)),
    }));
  const glyphs = [...oldGlyphs, ...newGlyphs];
  const characters = new Map([
    ...[...charactersOf(extra)].map(([point, id]) => [point, id + shift] as const),
    ...charactersOf(base),
  ]);

  const merged = new Map(ours);
  merged.delete('HVAR');
  const outlines = joined(glyphs.map(({ outline }) => outline));
  merged.set('glyf', outlines.data);
  merged.set('loca', uint32(...outlines.offsets));
  merged.set('gvar', gvarTable(ours, theirs, glyphs));
  merged.set('hmtx', uint16(...glyphs.flatMap(({ advance, bearing }) => [advance, bearing])));
  merged.set('hhea', hheaTable(ours, glyphs.length));
  merged.set('maxp', maxpTable(ours, theirs, glyphs.length));
  merged.set('head', headTable(ours, theirs));
  merged.set('cmap', cmapTable(characters));
  return fontFile(merged);
}

type Tables = ReadonlyMap<string, Buffer>;
type Glyph = {
  readonly outline: Buffer;
  readonly advance: number;
  readonly bearing: number;
  readonly variation: Buffer;
};

function tablesOf(font: Buffer): Tables {
  return new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const record = font.subarray(12 + 16 * index, 28 + 16 * index);
      const start = record.readUInt32BE(8);
      const data = font.subarray(start, start + record.readUInt32BE(12));
      return [record.toString('latin1', 0, 4), data] as const;
    }),
  );
}

function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
}

/** Coordinates are comparable only with the same axes and the same units per em. */
function mustBeAlike(ours: Tables, theirs: Tables): void {
  const scales = [ours, theirs].map((tables) => [
    table(tables, 'head').readUInt16BE(18),
    table(tables, 'fvar').toString('hex'),
    tables.get('avar')?.toString('hex'),
  ]);
  if (String(scales[0]) !== String(scales[1])) throw new Error('The fonts vary in different ways');
}

function charactersOf(font: Buffer): Map<number, number> {
  const opened = openFont(font);
  const points = opened.characterSet.map(
    (point) => [point, opened.glyphForCodePoint(point).id] as const,
  );
  return new Map(points.filter(([, id]) => id !== 0));
}

function glyphsOf(tables: Tables): Glyph[] {
  const outlines = table(tables, 'glyf');
  const places = table(tables, 'loca');
  const longPlaces = table(tables, 'head').readInt16BE(50) === 1;
  const place = (id: number) => offsetAt(places, id, longPlaces);

  const metrics = table(tables, 'hmtx');
  const fullMetrics = table(tables, 'hhea').readUInt16BE(34);

  const variations = table(tables, 'gvar');
  const longVariations = (variations.readUInt16BE(14) & 1) === 1;
  const variation = (id: number) =>
    variations.readUInt32BE(16) + offsetAt(variations.subarray(20), id, longVariations);

  return Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, id) => ({
    outline: outlines.subarray(place(id), place(id + 1)),
    // Only bearings follow the full metrics: those glyphs are all as wide as the last full one.
    advance: metrics.readUInt16BE(4 * Math.min(id, fullMetrics - 1)),
    bearing: metrics.readUInt16BE(id < fullMetrics ? 4 * id + 2 : 2 * (fullMetrics + id)),
    variation: variations.subarray(variation(id), variation(id + 1)),
  }));
}

function offsetAt(offsets: Buffer, index: number, long: boolean): number {
  return long ? offsets.readUInt32BE(4 * index) : 2 * offsets.readUInt16BE(2 * index);
}

/** glyf: shifts the glyph ids in a composite outline. */
function shiftComponents(outline: Buffer, shift: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const shifted = Buffer.from(outline);
  let at = 10;
  let flags: number;
  do {
    flags = shifted.readUInt16BE(at);
    shifted.writeUInt16BE(shifted.readUInt16BE(at + 2) + shift, at + 2);
    const placeSize = flags & 0x0001 ? 4 : 2;
    const scaleSize = flags & 0x0080 ? 8 : flags & 0x0040 ? 4 : flags & 0x0008 ? 2 : 0;
    at += 4 + placeSize + scaleSize;
  } while (flags & 0x0020);
  return shifted;
}

/** gvar: shifts the indices into the shared tuples; a variation may carry its own tuple instead. */
function shiftSharedTuples(variation: Buffer, shift: number, tupleSize: number): Buffer {
  if (variation.length === 0) return variation;
  const shifted = Buffer.from(variation);
  let at = 4;
  for (let left = shifted.readUInt16BE(0) & 0x0fff; left > 0; left--) {
    const index = shifted.readUInt16BE(at + 2);
    const ownPeak = (index & 0x8000) !== 0;
    const ownRange = (index & 0x4000) !== 0;
    if (!ownPeak) shifted.writeUInt16BE(index + shift, at + 2);
    at += 4 + (ownPeak ? tupleSize : 0) + (ownRange ? 2 * tupleSize : 0);
  }
  return shifted;
}

/** In bytes: two for each axis. */
function tupleSize(tables: Tables): number {
  return 2 * table(tables, 'gvar').readUInt16BE(4);
}

function sharedTuples(tables: Tables): Buffer {
  const gvar = table(tables, 'gvar');
  const start = gvar.readUInt32BE(8);
  return gvar.subarray(start, start + gvar.readUInt16BE(6) * tupleSize(tables));
}

function gvarTable(ours: Tables, theirs: Tables, glyphs: readonly Glyph[]): Buffer {
  const tuples = Buffer.concat([sharedTuples(ours), sharedTuples(theirs)]);
  const { data, offsets } = joined(glyphs.map(({ variation }) => variation));
  const headerSize = 20;
  const tuplesAt = headerSize + 4 * offsets.length;
  const longOffsets = 1;
  return Buffer.concat([
    uint16(1, 0, tupleSize(ours) / 2, tuples.length / tupleSize(ours)),
    uint32(tuplesAt),
    uint16(glyphs.length, longOffsets),
    uint32(tuplesAt + tuples.length, ...offsets),
    tuples,
    data,
  ]);
}

/** Only the count of advances: harfbuzz computes the extremes. */
function hheaTable(ours: Tables, glyphCount: number): Buffer {
  const hhea = Buffer.from(table(ours, 'hhea'));
  hhea.writeUInt16BE(glyphCount, 34);
  return hhea;
}

function maxpTable(ours: Tables, theirs: Tables, glyphCount: number): Buffer {
  const maxp = Buffer.from(table(ours, 'maxp'));
  const other = table(theirs, 'maxp');
  for (let at = 6; at < maxp.length; at += 2) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), other.readUInt16BE(at)), at);
  }
  maxp.writeUInt16BE(glyphCount, 4);
  return maxp;
}

/** The box around all glyphs, and long offsets in loca. */
function headTable(ours: Tables, theirs: Tables): Buffer {
  const head = Buffer.from(table(ours, 'head'));
  const other = table(theirs, 'head');
  for (const at of [36, 38]) {
    head.writeInt16BE(Math.min(head.readInt16BE(at), other.readInt16BE(at)), at);
  }
  for (const at of [40, 42]) {
    head.writeInt16BE(Math.max(head.readInt16BE(at), other.readInt16BE(at)), at);
  }
  head.writeInt16BE(1, 50);
  return head;
}

/** Format 4, with a segment for each character, and the last one that the format requires. */
function cmapTable(characters: ReadonlyMap<number, number>): Buffer {
  const sorted = [...characters].toSorted(([a], [b]) => a - b);
  const segments = [...sorted, [0xffff, 0]] as const;
  const points = segments.map(([point]) => point);
  const shifts = segments.map(([point, id]) => (id - point) & 0xffff);
  const rangeOffsets = segments.map(() => 0);
  // Without the three hints for a binary search.
  const count = [2 * points.length, 0, 0, 0];
  const body = uint16(...count, ...points, 0, ...points, ...shifts, ...rangeOffsets);
  const [unicode, windows] = [uint16(0, 3), uint16(3, 1)];
  const start = uint32(20);
  const format = uint16(4, body.length + 6, 0);
  return Buffer.concat([uint16(0, 2), unicode, start, windows, start, format, body]);
}

function fontFile(tables: Tables): Buffer {
  const { data, offsets } = joined([...tables.values()]);
  const directorySize = 12 + 16 * tables.size;
  const records = [...tables].map(([tag, { length }], index) =>
    Buffer.concat([
      Buffer.from(tag, 'latin1'),
      uint32(0, directorySize + (offsets[index] ?? 0), length),
    ]),
  );
  return Buffer.concat([uint32(0x00010000), uint16(tables.size, 0, 0, 0), ...records, data]);
}

/** Concatenates pieces, each padded to 32-bit words. `offsets`: where each begins, and last where all end. */
function joined(pieces: readonly Buffer[]): { data: Buffer; offsets: number[] } {
  const padded = pieces.map((piece) =>
    Buffer.concat([piece, Buffer.alloc((4 - (piece.length % 4)) % 4)]),
  );
  const offsets = [0];
  let end = 0;
  for (const { length } of padded) {
    end += length;
    offsets.push(end);
  }
  return { data: Buffer.concat(padded), offsets };
}

function uint16(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, 2 * index);
  return bytes;
}

function uint32(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * index);
  return bytes;
}
