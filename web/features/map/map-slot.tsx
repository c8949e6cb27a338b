import { useRef } from 'react';
import type { Language } from '#contract/languages.ts';
import type { Chrome } from '../../content/chrome-schema.ts';
import { useInView } from '../../ui/in-view.ts';
import { lazy } from '../../ui/lazy.tsx';
import { Plate } from '../../ui/plate.tsx';
import { useAllowed } from '../consent/consent-store.ts';
import type { MapKind } from './live-map.tsx';

const LiveMap = lazy(async () => ({ default: (await import('./lazy-map.ts')).LiveMap }));

type MapSlotProps = {
  readonly kind: MapKind;
  /** False for one that stays in the page unseen, as in a closed menu: it leaves the map to others. */
  readonly isShown?: boolean;
  readonly language: Language;
  readonly texts: Chrome['map'];
  /** What the plate shows. */
  readonly alt: string;
  /** How wide the plate is shown, as the `sizes` of HTML. */
  readonly plateSizes: string;
  /** The plate's; the map takes its room. */
  readonly className?: string;
};

/**
 * Where the office is: the site's own drawing, and the map over it once it is allowed and here. The one map
 * of the page is in the slot that was shown last; while another has it, this one shows its plate.
 */
export function MapSlot({
  kind,
  isShown = true,
  language,
  texts,
  alt,
  plateSizes,
  className,
}: MapSlotProps) {
  const box = useRef<HTMLDivElement>(null);
  const allowed = useAllowed('maps');
  const isNear = useInView(box, '50%');
  // Not allowed, only the office asks.
  const isLive = allowed || (kind === 'office' && isNear);
  return (
    <div ref={box} className="map-box">
      <Plate id="strait" alt={alt} sizes={plateSizes} {...(className && { className })} />
      {isLive && <LiveMap kind={kind} isShown={isShown} language={language} texts={texts} />}
    </div>
  );
}
