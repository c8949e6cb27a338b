import type { Chrome } from '../../content/chrome-schema.ts';
import { useConsent } from '../consent/consent-store.ts';
import { MapPanel } from './map-panel.tsx';

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
    <MapPanel texts={texts} button={texts.show} onPress={show}>
      <p>{texts.question}</p>
    </MapPanel>
  );
}
