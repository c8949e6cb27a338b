import type { Chrome } from '../../content/chrome-schema.ts';
import { useConsent } from '../consent/consent-store.ts';
import { MapPanel } from './map-panel.tsx';

type MapConsentProps = {
  readonly texts: Chrome['map'];
  onShow(): void;
};

/** Names who would receive data, and asks for consent to maps. The other choices stay as they are. */
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
