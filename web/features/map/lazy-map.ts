/** Everything that the map needs, in one file for all importers. */
export { LiveMap } from './live-map.tsx';
export { MapKeeper as default } from './map-keeper.tsx';
