import type { Position } from 'geojson';
import type { Place } from './geography.ts';
import { lerp } from './shapes.ts';

/** Degrees of latitude between two rows of the mask: finer than the spacing of dots. */
const ROW_HEIGHT = 0.2;

/** In the Bering Strait: this cut splits only a few islands, behind any globe that shows Istanbul. */
const CUT = -169;

/** A test of whether a place is on land. Rows of shore crossings are a hundred times faster than spherical tests. */
export function landMask(shores: readonly Position[][]): (place: Place) => boolean {
  const rows = Array.from({ length: Math.ceil(180 / ROW_HEIGHT) }, (): number[] => []);
  for (const shore of shores) addOutline(rows, shore);
  return ([longitude, latitude]) => {
    const row = rows[Math.floor((latitude + 90) / ROW_HEIGHT)] ?? [];
    const x = eastOfCut(longitude);
    return row.filter((crossing) => crossing < x).length % 2 === 1;
  };
}

/** Records where an outline crosses the middle of each row. */
function addOutline(rows: number[][], shore: readonly Position[]): void {
  let [x0, y0] = [eastOfCut(shore[0]?.[0] ?? 0), shore[0]?.[1] ?? 0];
  for (const [longitude = 0, y1 = 0] of shore) {
    // The shorter way round, so that an outline stays closed across the cut.
    const x1 = x0 + ((longitude - CUT - x0 + 900) % 360) - 180;
    const last = firstRowFrom(Math.max(y0, y1));
    for (let row = firstRowFrom(Math.min(y0, y1)); row < last; row += 1) {
      rows[row]?.push(lerp(x0, x1, (middleOf(row) - y0) / (y1 - y0)));
    }
    [x0, y0] = [x1, y1];
  }
}

function eastOfCut(longitude: number): number {
  return (longitude - CUT + 360) % 360;
}

/** The first row whose middle is at this latitude or north of it. */
function firstRowFrom(latitude: number): number {
  return Math.ceil((latitude + 90) / ROW_HEIGHT - 0.5);
}

function middleOf(row: number): number {
  return (row + 0.5) * ROW_HEIGHT - 90;
}
