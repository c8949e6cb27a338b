import { importLibrary, setOptions } from '@googlemaps/js-api-loader';
import { defaultLanguage, isLanguage, languageRecords } from '#contract/languages.ts';
import { isMapOrder, type MapNews, type MapOrder } from './messages.ts';
import { centreOf, type MapData, placeOf } from './place.ts';

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
// Loads nothing if opened directly: no page has asked the visitor for consent then.
if (parent !== window) {
  addEventListener('message', onMessage);
  send('waiting');
}

async function onMessage({ source, origin, data }: MessageEvent): Promise<void> {
  // `location.origin` is the address's origin, although the document's own is opaque.
  if (source !== parent || origin !== location.origin || !isMapOrder(data)) return;
  try {
    map ??= draw(data);
    (await map).setOptions({ gestureHandling: data.gestures });
  } catch {
    send('failed');
  }
}

async function draw({ key, gestures }: MapOrder) {
  window.gm_authFailure = () => send('failed');
  setOptions({ key, v: 'weekly', language, region: languageRecords[language].mapRegion });
  const [{ Map: GoogleMap }, { Marker }] = await Promise.all([
    importLibrary('maps'),
    importLibrary('marker'),
  ]);
  const element = document.getElementById('map') as HTMLElement;
  const { name, ...office }: MapData = JSON.parse(element.dataset.shown ?? '');
  const drawn = new GoogleMap(element, {
    center: centreOf(office),
    zoom,
    disableDefaultUI: true,
    gestureHandling: gestures,
    clickableIcons: false,
    keyboardShortcuts: false,
  });
  const position = placeOf(office);
  // The advanced marker would need a map id from Google's console. Without coordinates there is no marker.
  if (position) new Marker({ map: drawn, position, title: name });
  send('ready');
  return drawn;
}

function send(news: MapNews): void {
  parent.postMessage(news, location.origin);
}
