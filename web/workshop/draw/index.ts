import type { PlateId } from '#contract/content/plate-ids.ts';
import type { Tone } from '../../plates/plates.ts';
import { call } from './call.ts';
import { constellation } from './constellation.ts';
import { contours } from './contours.ts';
import { convergence } from './convergence.ts';
import { guilloche } from './guilloche.ts';
import { reach } from './reach.ts';
import { rings } from './rings.ts';
import { skyline, skylinePhone } from './skyline.ts';
import { spectrum } from './spectrum.ts';
import { strait } from './strait.ts';
import { tides } from './tides.ts';
import { voices } from './voices.ts';
import { years } from './years.ts';

/** Draws a plate as SVG, in the size of the table. The same tone always gives the same lines. */
export type Draw = (tone: Tone) => string;

export const draw: Readonly<Record<PlateId, Draw>> = {
  skyline,
  'skyline-phone': skylinePhone,
  call,
  reach,
  convergence,
  constellation,
  spectrum,
  years,
  contours,
  rings,
  tides,
  iso9001: guilloche('iso9001'),
  iso14001: guilloche('iso14001'),
  iso27001: guilloche('iso27001'),
  iso10002: guilloche('iso10002'),
  voices,
  strait,
};
