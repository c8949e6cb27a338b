import { identity } from '../../content/identity.ts';
import type { Chrome } from '../../content/schema.ts';
import { mapLink } from '../../map/place.ts';
import { useConsent } from '../consent/consent-store.ts';

type MapConsentProps = {
  readonly texts: Chrome['map'];
  onShow(): void;
};

/** Says who would get what, and asks; the other choices stay as they are. */
export function MapConsent({ texts, onShow }: MapConsentProps) {
  const show = () => {
    const { record, choose } = useConsent.getState();
    choose({ ...record.choices, maps: true });
    onShow();
  };
  return (
    <div className="map-panel">
      <p>{texts.question}</p>
      <p className="map-ways">
        <button type="button" onClick={show} className="map-button">
          {texts.show}
        </button>
        <a href={mapLink(identity.office)} rel="noopener" className="inline-link">
          {texts.link}
        </a>
      </p>
    </div>
  );
}
