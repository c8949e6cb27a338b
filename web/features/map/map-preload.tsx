import { lazy } from '../../ui/lazy.tsx';
import { useAllowed } from '../consent/consent-store.ts';
import type { MapKeeperProps } from './map-keeper.tsx';

const MapKeeper = lazy(() => import('./lazy-map.ts'));

/** Has the map loaded once the visitor allows it, at once where that was before, and removed when no longer. */
export function MapPreload(props: MapKeeperProps) {
  return useAllowed('maps') && <MapKeeper {...props} />;
}
