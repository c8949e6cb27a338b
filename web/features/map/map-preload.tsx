import { lazy } from '../../ui/lazy.tsx';
import { useAllowed } from '../consent/consent-store.ts';
import type { MapKeeperProps } from './map-keeper.tsx';

const MapKeeper = lazy(() => import('./lazy-map.ts'));

/** Loads the map as soon as the visitor allows it, or at once if allowed earlier. Removes it on withdrawal. */
export function MapPreload(props: MapKeeperProps) {
  return useAllowed('maps') && <MapKeeper {...props} />;
}
