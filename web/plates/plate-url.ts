import { type Format, type PlateId, plateFile, type Tone } from './plates.ts';

/** Where the build or the development server serves `web/plates/files` (vite.config.ts). */
declare const __PLATES__: string;

/** The address of one file of a plate. */
export function plateUrl(id: PlateId, tone: Tone, width: number, format: Format): string {
  return `${__PLATES__}/${plateFile(id, tone, width, format)}`;
}
