import type { PlateId } from '#contract/content/plate-ids.ts';
import { type Format, plateFile, type Tone } from './plates.ts';

/** Where the build or the development server serves `web/plates/files` (vite.config.ts). */
declare const __PLATES__: string;

/**
 * The address of a plate's file.
 * @param key of an uploaded picture that replaces the plate
 */
export function plateUrl(
  id: PlateId,
  tone: Tone,
  width: number,
  format: Format,
  key?: string,
): string {
  const folder = key ? `/assets/pictures/${key}` : __PLATES__;
  return `${folder}/${plateFile(id, tone, width, format)}`;
}
