import './map.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import type { Chrome } from '../../content/chrome-schema.ts';
import { Loading } from '../../ui/loading.tsx';
import { useAllowed } from '../consent/consent-store.ts';
import { MapConsent } from './map-consent.tsx';
import { MapFailure } from './map-failure.tsx';
import { claimMap } from './map-frame.ts';
import { mapKey } from './map-key.ts';
import { useMap } from './map-store.ts';

/** `preview`: a picture of the place without gestures. `office`: the map itself, with the consent question. */
export type MapKind = 'preview' | 'office';

export type LiveMapProps = {
  readonly kind: MapKind;
  /** False while it is mounted but not visible: the map is then elsewhere. */
  readonly isShown: boolean;
  readonly language: Language;
  readonly texts: Chrome['map'];
};

const gestures = { preview: 'none', office: 'cooperative' } as const;

/** The layer over a slot's plate: the map once it is loaded, until then its status. */
export function LiveMap({ kind, isShown, language, texts }: LiveMapProps) {
  const room = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const allowed = useAllowed('maps');
  const isOffered = useOffer(language);
  const { state } = useMap();
  // A layout effect: its cleanup must run while the slot is still in the document.
  useLayoutEffect(() => {
    if (isShown && slot.current) return claimMap(slot.current, gestures[kind]);
  }, [kind, isShown]);
  // The pressed button is gone, so keyboard users stay at the map.
  const stay = () => room.current?.focus({ preventScroll: true });
  const asks = kind === 'office' && !allowed && isOffered;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups a form's controls
    <div ref={room} role="group" aria-label={texts.title} tabIndex={-1} className="map-room">
      <div ref={slot} className="map-slot" />
      {kind === 'office' && state === 'loading' && <Loading className="map-panel map-loading" />}
      {state === 'failed' && <MapFailure texts={texts} onRetry={stay} />}
      {asks && <MapConsent texts={texts} onShow={stay} />}
    </div>
  );
}

/** Whether there is a key, and so a map to offer. False until the API has answered. */
function useOffer(language: Language): boolean {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    mapKey(language).then((key) => setOffered(Boolean(key)));
  }, [language]);
  return isOffered;
}
