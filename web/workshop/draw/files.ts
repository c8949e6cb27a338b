import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plateIds } from '#contract/content/plate-ids.ts';
import { palette } from '../../plates/palette.ts';
import { formats, plateFile, plates } from '../../plates/plates.ts';

export const directory = join(import.meta.dirname, '../../plates/files');

/** Every plate in each of its tones. */
export const drawings = plateIds.flatMap((id) => plates[id].tones.map((tone) => ({ id, tone })));
export type Drawing = (typeof drawings)[number];

export function filesOf({ id, tone }: Drawing) {
  return plates[id].widths.flatMap((width) =>
    formats.map((format) => ({ name: plateFile(id, tone, width, format), width, format })),
  );
}

/** By drawing: the fingerprint of what `npm run workshop -- plates` made. */
export const fingerprintFile = join(import.meta.dirname, '../../plates/fingerprints.json');

export function readFingerprints(): Record<string, string> {
  return JSON.parse(readFileSync(fingerprintFile, 'utf8'));
}

/** A hash of a drawing with its files: it changes if a generator or the palette does, or a file is exchanged. */
export function fingerprint(drawing: Drawing, svg: string): string {
  const hash = createHash('sha256').update(palette[drawing.tone]).update(svg);
  for (const { name } of filesOf(drawing)) hash.update(readFileSync(join(directory, name)));
  return hash.digest('base64url');
}
