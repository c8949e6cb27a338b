import type { Place } from './geography.ts';

/** Degrees within which a coarse vertex and a placed one count as the same landmark. */
const SAME_PLACE = 0.03;

/**
 * What Natural Earth omits at the mouth of the Bosphorus, placed by hand to a few hundred metres: not for navigation.
 * Each run replaces the coarse coast between its two ends, in the direction of the outline.
 */
const placed: readonly (readonly Place[])[] = [
  // İstinye, Rumeli Hisarı, Bebek, Arnavutköy, Ortaköy, Beşiktaş, the Golden Horn up its northern shore and
  // down its southern one, Sarayburnu, Yenikapı, Yedikule.
  [
    [29.0572, 41.1108],
    [29.0578, 41.1045],
    [29.0545, 41.0965],
    [29.0556, 41.0912],
    [29.0576, 41.0848],
    [29.0556, 41.0805],
    [29.0445, 41.0768],
    [29.0462, 41.0712],
    [29.0472, 41.0675],
    [29.0402, 41.0648],
    [29.0362, 41.0588],
    [29.0338, 41.0525],
    [29.0268, 41.0472],
    [29.0158, 41.0437],
    [29.0073, 41.0418],
    [28.9998, 41.0388],
    [28.9935, 41.0345],
    [28.9872, 41.0292],
    [28.9815, 41.0247],
    [28.9745, 41.0215],
    [28.9685, 41.0258],
    [28.9662, 41.0298],
    [28.9585, 41.0322],
    [28.9512, 41.0385],
    [28.9458, 41.0442],
    [28.9425, 41.0522],
    [28.9448, 41.0625],
    [28.9395, 41.0612],
    [28.9378, 41.0525],
    [28.9398, 41.0438],
    [28.9445, 41.0382],
    [28.951, 41.0318],
    [28.9588, 41.0258],
    [28.9635, 41.0222],
    [28.971, 41.0182],
    [28.9778, 41.0168],
    [28.9858, 41.0172],
    [28.9868, 41.0115],
    [28.9832, 41.0055],
    [28.9728, 41.0032],
    [28.9632, 41.0028],
    [28.9515, 40.9998],
    [28.9388, 40.9965],
    [28.9281, 40.9942],
  ],
  // Kartal, Maltepe, Bostancı, Fenerbahçe, Moda, Haydarpaşa, Salacak, Üsküdar, Beylerbeyi,
  // Çengelköy, Kandilli, Anadolu Hisarı, Kanlıca, Paşabahçe.
  [
    [29.1865, 40.8885],
    [29.1655, 40.8968],
    [29.1522, 40.9002],
    [29.1418, 40.9128],
    [29.1265, 40.9192],
    [29.1165, 40.9335],
    [29.1065, 40.9442],
    [29.0938, 40.9512],
    [29.0808, 40.9572],
    [29.0638, 40.9632],
    [29.0508, 40.9678],
    [29.0412, 40.9695],
    [29.0322, 40.9685],
    [29.0368, 40.9762],
    [29.0328, 40.9812],
    [29.0232, 40.9785],
    [29.0192, 40.9848],
    [29.0222, 40.9918],
    [29.0178, 40.9968],
    [29.0098, 41.0045],
    [29.0082, 41.0118],
    [29.0062, 41.0205],
    [29.0135, 41.0272],
    [29.0222, 41.0322],
    [29.0302, 41.0362],
    [29.0405, 41.0422],
    [29.0498, 41.0492],
    [29.0532, 41.0562],
    [29.0588, 41.0632],
    [29.0572, 41.0735],
    [29.0648, 41.0785],
    [29.0668, 41.0832],
    [29.0698, 41.0872],
    [29.0668, 41.0925],
    [29.0658, 41.0998],
    [29.0828, 41.1075],
    [29.0928, 41.1165],
  ],
];

/** An islet as an oval, missing in Natural Earth: half sizes in degrees of latitude, `turn` in degrees from north. */
export type Islet = {
  readonly at: Place;
  readonly length: number;
  readonly width: number;
  readonly turn: number;
};

export const islets: readonly Islet[] = [
  { at: [29.0488, 40.9095], length: 0.0072, width: 0.0055, turn: 160 }, // Kınalıada
  { at: [29.0655, 40.8805], length: 0.0078, width: 0.0068, turn: 30 }, // Burgazada
  { at: [29.0895, 40.8765], length: 0.0115, width: 0.0068, turn: 20 }, // Heybeliada
];

/** An outline with its coarse runs replaced by the placed ones, where they match. */
export function withDetail(outline: readonly Place[]): readonly Place[] {
  return placed.reduce((coast, run) => {
    const [start, end] = [nearest(coast, run[0]), nearest(coast, run.at(-1))];
    return start >= 0 && start < end ? coast.toSpliced(start, end - start + 1, ...run) : coast;
  }, outline);
}

/** The index of the vertex nearest to a place; -1 if none is within `SAME_PLACE`. */
function nearest(outline: readonly Place[], place: Place = [0, 0]): number {
  const distances = outline.map(([x, y]) => Math.hypot(x - place[0], y - place[1]));
  const least = Math.min(...distances);
  return least < SAME_PLACE ? distances.indexOf(least) : -1;
}
