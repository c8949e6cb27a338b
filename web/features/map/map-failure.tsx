import { identity } from '../../content/identity.ts';
import type { Chrome } from '../../content/schema.ts';
import { mapLink } from '../../map/place.ts';
import { loadMap } from './map-frame.ts';

type MapFailureProps = {
  readonly texts: Chrome['map'];
  onRetry(): void;
};

/** In the map's place: that it did not come, in the specification's words, and what can be done. */
export function MapFailure({ texts, onRetry }: MapFailureProps) {
  const retry = () => {
    loadMap();
    onRetry();
  };
  return (
    <div role="alert" className="map-panel">
      <p lang="en">Failed to load Google Maps JS API</p>
      <p className="map-ways">
        <button type="button" onClick={retry} className="map-button">
          {texts.retry}
        </button>
        <a href={mapLink(identity.office)} rel="noopener" className="inline-link">
          {texts.link}
        </a>
      </p>
    </div>
  );
}
