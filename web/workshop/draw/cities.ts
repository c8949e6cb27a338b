import type { Place } from './geography.ts';

/** The cities where the arcs of *Reach* land, spread so that no two arcs cover each other. */
export const cities: readonly Place[] = [
  [-0.1, 51.5], // London
  [2.35, 48.85], // Paris
  [13.4, 52.5], // Berlin
  [18.07, 59.33], // Stockholm
  [-3.7, 40.4], // Madrid
  [12.5, 41.9], // Rome
  [37.6, 55.75], // Moscow
  [-7.6, 33.6], // Casablanca
  [-17.4, 14.7], // Dakar
  [3.4, 6.5], // Lagos
  [15.3, -4.3], // Kinshasa
  [31.2, 30], // Cairo
  [43.1, 11.6], // Djibouti
  [36.8, -1.3], // Nairobi
  [44.4, 33.3], // Baghdad
  [46.7, 24.7], // Riyadh
  [55.3, 25.2], // Dubai
  [60.6, 56.8], // Yekaterinburg
  [69.2, 41.3], // Tashkent
  [76.9, 43.2], // Almaty
  [67, 24.9], // Karachi
  [72.8, 19], // Mumbai
  [103.8, 1.35], // Singapore
  [114.2, 22.3], // Hong Kong
  [139.7, 35.7], // Tokyo
  [-74, 40.7], // New York
  [-38.5, -3.7], // Fortaleza
];
