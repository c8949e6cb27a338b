import { create } from 'zustand';
import type { Language } from '#contract/languages.ts';
import { publicSettings } from '#contract/service.ts';
import { callApi } from '../../api-client/call-api.ts';
import { isMapNews, type MapOrder } from '../../map/messages.ts';

/** `none` also if maps are not allowed, or there is no key. */
export const useMapState = create<'none' | 'loading' | 'ready' | 'failed'>(() => 'none');

/** Google's code is large, and a phone's connection may be slow. After this time it counts as failed. */
const respondsWithinMs = 20_000;

type Wanted = { readonly language: Language; readonly title: string; readonly parking: Element };
type Claim = Pick<MapOrder, 'gestures'> & { readonly slot: Element };

/** Set while maps are allowed. */
let wanted: Wanted | undefined;
let frame: HTMLIFrameElement | undefined;
let key = '';
let timer: ReturnType<typeof setTimeout> | undefined;
/** Slots that claim the map. The last one gets it. */
let claims: readonly Claim[] = [];

/**
 * Loads the one map of this page, into the slot that claims it, else into `parking`.
 * @returns removes it, including all of Google's code
 */
export function openMap(opened: Wanted): () => void {
  wanted = opened;
  loadMap();
  return () => {
    wanted = undefined;
    removeFrame();
    useMapState.setState('none');
  };
}

/** Loads the map, if maps are allowed. After a failure it loads again in a new frame. */
export async function loadMap(): Promise<void> {
  const loading = wanted;
  if (!loading) return;
  useMapState.setState('loading');
  const found = await mapKey(loading.language);
  // Consent was withdrawn meanwhile, or the language changed.
  if (wanted !== loading) return;
  if (found === undefined) {
    fail();
  } else if (!found) {
    useMapState.setState('none');
  } else {
    removeFrame();
    key = found;
    frame = createFrame(loading);
    addEventListener('message', onMessage);
    place();
  }
}

/**
 * Moves the map into a slot, until a later claim takes it.
 * @returns releases the map. Call it before the slot leaves the document, or the map reloads
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
  // An opaque origin, as in its policy: Google's code cannot access the site's storage or API. Links of the map open
  // windows that are not sandboxed.
  created.sandbox.value = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
  created.src = `/map?lang=${language}`;
  created.title = title;
  created.className = 'map-frame';
  return created;
}

function place(): void {
  if (!frame || !wanted) return;
  const home = claims.at(-1)?.slot ?? wanted.parking;
  if (frame.parentElement !== home) move(frame, home);
  giveOrder();
}

function move(moved: HTMLIFrameElement, home: Element): void {
  // Safari does not support it, as of 2026. A frame that is reattached reloads.
  if (moved.isConnected && typeof home.moveBefore === 'function') {
    home.moveBefore(moved, null);
    return;
  }
  home.append(moved);
  moved.removeAttribute('data-ready');
  useMapState.setState('loading');
  clearTimeout(timer);
  timer = setTimeout(fail, respondsWithinMs);
}

function onMessage({ source, data }: MessageEvent): void {
  if (!frame || source !== frame.contentWindow || !isMapNews(data)) return;
  if (data === 'waiting') giveOrder();
  else if (data === 'failed') fail();
  else show(frame);
}

/** Makes the map visible; until then the plate is shown. */
function show(arrived: HTMLIFrameElement): void {
  clearTimeout(timer);
  arrived.setAttribute('data-ready', '');
  useMapState.setState('ready');
}

function giveOrder(): void {
  const order: MapOrder = { key, gestures: claims.at(-1)?.gestures ?? 'none' };
  // An opaque origin cannot be named. The policy's frame-src ensures that the document is ours; the key is public.
  frame?.contentWindow?.postMessage(order, '*');
}

/** Removes a failed frame at once: Google's code would replace its content, and could still send requests. */
function fail(): void {
  removeFrame();
  useMapState.setState('failed');
}

function removeFrame(): void {
  clearTimeout(timer);
  removeEventListener('message', onMessage);
  frame?.remove();
  frame = undefined;
}

let asked: Promise<string | null | undefined> | undefined;

/**
 * The site's key for Google Maps, requested from our API once per page load.
 * @returns null if there is no key, undefined if the API did not respond; the next call then requests it again
 */
export function mapKey(language: Language): Promise<string | null | undefined> {
  asked ??= ask(language);
  return asked;
}

async function ask(language: Language): Promise<string | null | undefined> {
  const settings = await callApi(publicSettings, { language });
  if (settings.ok) return settings.data.googleMapsKey;
  asked = undefined;
  return undefined;
}
