import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { publicSettings } from '#contract/public-settings.ts';
import { callApi } from '../call-api.ts';
import { identity } from '../content/identity.ts';
import { isMapOrder, type MapNews } from './messages.ts';
import { centreOf, placeOf } from './place.ts';

declare global {
  interface Window {
    /** Google's code calls it when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

const zoom = 14;
/** Specification, section 6. */
const locales = {
  tr: { language: 'tr', region: 'TR' },
  en: { language: 'en', region: 'US' },
} as const;

const language = new URLSearchParams(location.search).get('lang') === 'tr' ? 'tr' : 'en';
document.documentElement.lang = language;
// Opened by itself there is no page that has asked the visitor: then nothing is loaded.
if (parent !== window) start().catch(() => tell('failed'));

/** Google's map of the office, in this document's whole room. */
async function start(): Promise<void> {
  window.gm_authFailure = () => tell('failed');
  const settings = await callApi(publicSettings, { language });
  if (!settings.ok || !settings.data.googleMapsKey) throw new Error('There is no key');
  setOptions({ key: settings.data.googleMapsKey, v: 'weekly', ...locales[language] });
  const [{ Map: GoogleMap }, { Marker }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
  ]);
  const map = new GoogleMap(room(), {
    center: centreOf(identity.office),
    zoom,
    disableDefaultUI: true,
    gestureHandling: 'none',
    clickableIcons: false,
    keyboardShortcuts: false,
  });
  const position = placeOf(identity.office);
  // Not the advanced one, which wants a map's id from Google's console. No coordinates, no marker.
  if (position) new Marker({ map, position, title: identity.name });
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin || !isMapOrder(data)) return;
    map.setOptions({ gestureHandling: data.gestures });
  });
  tell('ready');
}

function room(): HTMLElement {
  const element = document.getElementById('map');
  if (!element) throw new Error('The document has no room for a map');
  return element;
}

function tell(news: MapNews): void {
  parent.postMessage(news, location.origin);
}
