import type { Language } from '#contract/languages.ts';
import { isMapNews, type MapOrder } from '../../map/messages.ts';
import { mapKey } from './map-key.ts';
import { useMap } from './map-store.ts';

/** Google's code is large, and a phone's line may be slow; after this long nothing is coming. */
const answersWithinMs = 20_000;

type Wanted = { readonly language: Language; readonly title: string };
type Claim = Pick<MapOrder, 'gestures'> & { readonly slot: Element };

/** Set while maps are allowed. */
let wanted: Wanted | undefined;
let frame: HTMLIFrameElement | undefined;
let key = '';
let parkingPlace: Element | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whoever wants to show the map; the last has it. */
let claims: readonly Claim[] = [];

/**
 * Loads the one map of this page, into the slot that claims it or a place out of sight.
 * @returns what removes it, and with it all of Google's code
 */
export function openMap(language: Language, title: string): () => void {
  wanted = { language, title };
  loadMap();
  return () => {
    wanted = undefined;
    removeFrame();
    useMap.setState({ state: 'none' });
  };
}

/** Loads the map, where maps are allowed; after a failure once more, in a new frame. */
export async function loadMap(): Promise<void> {
  const loading = wanted;
  if (!loading) return;
  useMap.setState({ state: 'loading' });
  const found = await mapKey(loading.language);
  // Withdrawn meanwhile, or wanted in another language.
  if (wanted !== loading) return;
  if (found === undefined) {
    fail();
  } else if (!found) {
    useMap.setState({ state: 'none' });
  } else {
    removeFrame();
    key = found;
    frame = createFrame(loading);
    addEventListener('message', onMessage);
    place();
  }
}

/**
 * Has the map moved into a slot, while no later claim takes it from there.
 * @returns what gives it back: to be called before the slot leaves the document, or the map reloads
 */
export function claimMap(slot: Element, gestures: MapOrder['gestures']): () => void {
  const claim = { slot, gestures };
  claims = [...claims, claim];
  place();
  return () => {
    claims = claims.filter((other) => other !== claim);
    place();
  };
}

function createFrame({ language, title }: Wanted): HTMLIFrameElement {
  const created = document.createElement('iframe');
  // No origin, as in its policy: Google's code reaches neither the site's storage nor its API. Links of the map
  // open windows, which are none of its own.
  created.sandbox.value = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
  created.src = `/map?lang=${language}`;
  created.title = title;
  created.className = 'map-frame';
  return created;
}

function place(): void {
  if (!frame) return;
  const home = claims.at(-1)?.slot ?? park();
  if (frame.parentElement !== home) move(frame, home);
  giveOrder();
}

function move(moved: HTMLIFrameElement, home: Element): void {
  // Safari has none, as of 2026; connected anew, a frame loads anew.
  if (moved.isConnected && typeof home.moveBefore === 'function') {
    home.moveBefore(moved, null);
    return;
  }
  home.append(moved);
  moved.removeAttribute('data-ready');
  useMap.setState({ state: 'loading' });
  clearTimeout(timer);
  timer = setTimeout(fail, answersWithinMs);
}

/** Off screen rather than not displayed: without a size Google's code would draw nothing. */
function park(): Element {
  if (parkingPlace) return parkingPlace;
  parkingPlace = document.createElement('div');
  parkingPlace.className = 'map-parking-place';
  parkingPlace.toggleAttribute('inert', true);
  parkingPlace.ariaHidden = 'true';
  document.body.append(parkingPlace);
  return parkingPlace;
}

function onMessage({ source, data }: MessageEvent): void {
  if (!frame || source !== frame.contentWindow || !isMapNews(data)) return;
  if (data === 'waiting') giveOrder();
  else if (data === 'failed') fail();
  else show(frame);
}

/** Seen from now on; until then the plate is. */
function show(arrived: HTMLIFrameElement): void {
  clearTimeout(timer);
  arrived.setAttribute('data-ready', '');
  useMap.setState({ state: 'ready' });
}

function giveOrder(): void {
  const order: MapOrder = { key, gestures: claims.at(-1)?.gestures ?? 'none' };
  // An opaque origin cannot be named. By the policy's frame-src the document is ours, and any visitor gets the key.
  frame?.contentWindow?.postMessage(order, '*');
}

/** What failed goes at once: Google's code would write over the place, and could still ask for more. */
function fail(): void {
  removeFrame();
  useMap.setState({ state: 'failed' });
}

function removeFrame(): void {
  clearTimeout(timer);
  removeEventListener('message', onMessage);
  frame?.remove();
  frame = undefined;
  parkingPlace?.remove();
  parkingPlace = undefined;
}
