import type { ComponentProps } from 'react';
import { lazy } from '../../ui/lazy.tsx';
import { useAllowed } from '../consent/consent-store.ts';

const MapKeeper = lazy(() => import('./live-map.tsx'));

/** Loads the map as soon as the visitor allows it, or at once if allowed earlier. Removes it on withdrawal. */
export function MapPreload(props: ComponentProps<typeof MapKeeper>) {
  return useAllowed('maps') && <MapKeeper {...props} />;
}
