import type { ReactNode } from 'react';
import type { Chrome } from '../../content/chrome-schema.ts';
import { identity } from '../../content/identity.ts';
import { mapLink } from '../../map/place.ts';

type MapPanelProps = {
  readonly texts: Chrome['map'];
  readonly button: string;
  onPress(): void;
  readonly role?: 'alert';
  readonly children: ReactNode;
};

/** The panel over the bottom of the plate: a text, a button, and a plain link that works without them. */
export function MapPanel({ texts, button, onPress, role, children }: MapPanelProps) {
  return (
    <div role={role} className="map-panel">
      {children}
      <p className="map-ways">
        <button type="button" onClick={onPress} className="map-button">
          {button}
        </button>
        <a href={mapLink(identity.office)} rel="noopener" className="inline-link">
          {texts.link}
        </a>
      </p>
    </div>
  );
}
