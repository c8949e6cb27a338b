import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { defaultLanguage, isLanguage, languageRecords } from '#contract/languages.ts';
import { identity } from '../content/identity.ts';
import { isMapOrder, type MapNews, type MapOrder } from './messages.ts';
import { centreOf, placeOf } from './place.ts';

declare global {
  interface Window {
    /** Google's code calls it when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

const zoom = 14;

const asked = new URLSearchParams(location.search).get('lang');
const language = isLanguage(asked) ? asked : defaultLanguage;
document.documentElement.lang = language;
let map: ReturnType<typeof draw> | undefined;
// Opened by itself there is no page that has asked the visitor: then nothing is loaded.
if (parent !== window) {
  addEventListener('message', onMessage);
  tell('waiting');
}

async function onMessage({ source, origin, data }: MessageEvent): Promise<void> {
  // Of its address: the document's own origin is opaque.
  if (source !== parent || origin !== location.origin || !isMapOrder(data)) return;
  try {
    map ??= draw(data);
    (await map).setOptions({ gestureHandling: data.gestures });
  } catch {
    tell('failed');
  }
}

/** Google's map of the office, in this document's whole room. */
async function draw({ key, gestures }: MapOrder) {
  window.gm_authFailure = () => tell('failed');
  setOptions({ key, v: 'weekly', language, region: languageRecords[language].mapRegion });
  const [{ Map: GoogleMap }, { Marker }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
  ]);
  const drawn = new GoogleMap(room(), {
    center: centreOf(identity.office),
    zoom,
    disableDefaultUI: true,
    gestureHandling: gestures,
    clickableIcons: false,
    keyboardShortcuts: false,
  });
  const position = placeOf(identity.office);
  // Not the advanced one, which wants a map's id from Google's console. No coordinates, no marker.
  if (position) new Marker({ map: drawn, position, title: identity.name });
  tell('ready');
  return drawn;
}

function room(): HTMLElement {
  const element = document.getElementById('map');
  if (!element) throw new Error('The document has no room for a map');
  return element;
}

function tell(news: MapNews): void {
  parent.postMessage(news, location.origin);
}
