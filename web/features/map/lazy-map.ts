/** All that comes with the visitor's wish for a map: one file, whoever asks for it first. */
export { LiveMap } from './live-map.tsx';
export { MapKeeper as default } from './map-keeper.tsx';
