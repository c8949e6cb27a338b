import './map.css';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useChrome } from '../../loading/content-cache.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { mapLink } from '../../map/place.ts';
import { Loading } from '../../ui/loading.tsx';
import { choose, useAllowed, useConsent } from '../consent/consent-store.ts';
import { claimMap, loadMap, mapKey, openMap, useMapState } from './map-frame.ts';

/** Holds a map in the page's language while mounted. */
export default function MapKeeper() {
  const language = usePageLanguage();
  const { title } = useChrome().map;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) return openMap({ language, title, parking: place.current });
  }, [language, title]);
  // Off screen instead of `display: none`: without a size Google's code would draw nothing.
  return <div ref={place} inert aria-hidden="true" className="map-parking-place" />;
}

/** `preview`: a map without gestures. `office`: the full map, with the consent question. */
export type MapKind = 'preview' | 'office';

type LiveMapProps = {
  readonly kind: MapKind;
  /** False while it is mounted but not visible: another slot then has the map. */
  readonly isShown: boolean;
};

const gestures = { preview: 'none', office: 'cooperative' } as const;

/** The layer over a slot's plate: the map once it is loaded, until then its status. */
export function LiveMap({ kind, isShown }: LiveMapProps) {
  const texts = useChrome().map;
  const layer = useRef<HTMLDivElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const allowed = useAllowed('maps');
  const isOffered = useOffer();
  const state = useMapState();
  // A layout effect: its cleanup must run while the slot is still in the document.
  useLayoutEffect(() => {
    if (isShown && slot.current) return claimMap(slot.current, gestures[kind]);
  }, [kind, isShown]);
  // The pressed button unmounts: keyboard users stay at the map.
  const stay = () => layer.current?.focus({ preventScroll: true });
  const retry = () => {
    loadMap();
    stay();
  };
  // The other choices stay as they are.
  const allow = () => {
    choose({ ...useConsent.getState().choices, maps: true });
    stay();
  };
  const asks = kind === 'office' && !allowed && isOffered;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups a form's controls
    <div ref={layer} role="group" aria-label={texts.title} tabIndex={-1} className="map-layer">
      <div ref={slot} className="map-slot" />
      {kind === 'office' && state === 'loading' && <Loading className="map-panel map-loading" />}
      {/* A preview shows its plate instead. */}
      {kind === 'office' && state === 'failed' && (
        <MapPanel button={texts.retry} onPress={retry} role="alert">
          <p>{texts.failed}</p>
          {/* The specification's words. */}
          <p lang="en" className="map-reason">
            Failed to load Google Maps JS API
          </p>
        </MapPanel>
      )}
      {asks && (
        <MapPanel button={texts.show} onPress={allow}>
          <p>{texts.question}</p>
        </MapPanel>
      )}
    </div>
  );
}

/** Whether there is a key, and so a map to offer. False until the API has responded. */
function useOffer(): boolean {
  const language = usePageLanguage();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    mapKey(language).then((key) => setOffered(Boolean(key)));
  }, [language]);
  return isOffered;
}

type MapPanelProps = {
  readonly button: string;
  onPress(): void;
  readonly role?: 'alert';
  readonly children: ReactNode;
};

/** The panel over the bottom of the plate: a text, a button, and a plain link that works without them. */
function MapPanel({ button, onPress, role, children }: MapPanelProps) {
  const { map, identity } = useChrome();
  return (
    <div role={role} className="map-panel">
      {children}
      <p className="map-ways">
        <button type="button" onClick={onPress} className="map-button">
          {button}
        </button>
        <a href={mapLink(identity.offices[0])} rel="noopener" className="inline-link">
          {map.link}
        </a>
      </p>
    </div>
  );
}
