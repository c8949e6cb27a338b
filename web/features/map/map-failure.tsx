import type { Chrome } from '../../content/chrome-schema.ts';
import { loadMap } from './map-frame.ts';
import { MapPanel } from './map-panel.tsx';

type MapFailureProps = {
  readonly texts: Chrome['map'];
  onRetry(): void;
};

/** Replaces a failed map: the specification's text, one in the visitor's language, and a retry button. */
export function MapFailure({ texts, onRetry }: MapFailureProps) {
  const retry = () => {
    loadMap();
    onRetry();
  };
  return (
    <MapPanel texts={texts} button={texts.retry} onPress={retry} role="alert">
      <p lang="en">Failed to load Google Maps JS API</p>
      <p>{texts.failed}</p>
    </MapPanel>
  );
}
