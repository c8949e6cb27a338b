import { useRef } from 'react';
import { useInView } from '../../ui/in-view.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Plate } from '../../ui/plate.tsx';
import { useAllowed } from '../consent/consent-store.ts';
import type { MapKind } from './live-map.tsx';

const MapKeeper = lazy(() => import('./live-map.tsx'));
const LiveMap = lazy(async () => ({ default: (await import('./live-map.tsx')).LiveMap }));

type MapSlotProps = {
  readonly kind: MapKind;
  /** False while it is mounted but not visible, as in a closed menu: other slots then get the map. */
  readonly isShown?: boolean;
  readonly alt: string;
  /** The width of the plate, as the `sizes` of HTML. */
  readonly plateSizes: string;
  /** Class of the plate, whose box the map fills. */
  readonly className?: string;
};

/**
 * The office's location: the site's own drawing, with the map over it once it is allowed and loaded. The one map of the
 * page is in the slot that was shown last; the other slots show their plate.
 */
export function MapSlot({ kind, isShown = true, alt, plateSizes, className }: MapSlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const allowed = useAllowed('maps');
  const isNear = useInView(box, '50%');
  // Without consent only the office slot asks for it.
  const isLive = allowed || (kind === 'office' && isNear);
  return (
    <div ref={box} className="map-box">
      <Plate id="strait" alt={alt} sizes={plateSizes} {...(className && { className })} />
      {isLive && <LiveMap kind={kind} isShown={isShown} />}
    </div>
  );
}

/** Loads the map as soon as the visitor allows it, or at once if allowed earlier. Removes it on withdrawal. */
export function MapPreload() {
  return useAllowed('maps') && <MapKeeper />;
}
