import type { Frame, Page } from '@playwright/test';

/** The map that the stand-in draws. */
export type DrawnMap = {
  readonly options: Readonly<Record<string, unknown>>;
  readonly markers: readonly { readonly position: unknown; readonly title: string }[];
};

declare global {
  interface Window {
    /** The document's only map. */
    drawnMap?: {
      options: Record<string, unknown>;
      markers: { position: unknown; title: string }[];
    };
  }
}

/**
 * Replaces Google's script, with the interface that js-api-loader expects: it sets the real `importLibrary` and calls
 * the callback named in its URL. Like Google's it writes style elements and attributes, loads more scripts and sends
 * requests to several Google hosts, so that violations of the policy show here. It runs in the browser and must not
 * use outer variables.
 */
function standIn() {
  const { src } = document.currentScript as HTMLScriptElement;
  const { searchParams } = new URL(src);
  const { maps } = (window as unknown as { google: { maps: Record<string, unknown> } }).google;
  const drawn = { options: {} as Record<string, unknown>, markers: [] as never[] };
  const write = (element: HTMLElement) => {
    const { center, zoom, gestureHandling } = drawn.options;
    const { lat, lng } = center as { lat: number; lng: number };
    element
      .querySelector('p')
      ?.replaceChildren(
        `${searchParams.get('language')}-${searchParams.get('region')} · zoom ${zoom} · `,
        `${lat}, ${lng} · gestures ${gestureHandling} · markers ${drawn.markers.length}`,
      );
  };
  class StandInMap {
    element: HTMLElement;
    constructor(element: HTMLElement, options: object) {
      this.element = element;
      element.innerHTML = '<p style="margin: 0; font: 14px sans-serif; padding: 12px"></p>';
      this.setOptions(options);
      window.drawnMap = drawn;
    }
    setOptions(options: object) {
      Object.assign(drawn.options, options);
      write(this.element);
    }
  }
  class Marker {
    constructor({ map, ...rest }: { map: StandInMap }) {
      drawn.markers.push(rest as never);
      write(map.element);
    }
  }
  const style = document.createElement('style');
  style.textContent =
    '#map { background: repeating-linear-gradient(35deg, #dfe8e3 0 38px, #fff 38px 44px); color: #123 }';
  const fonts = document.createElement('link');
  fonts.rel = 'stylesheet';
  fonts.href = 'https://fonts.googleapis.com/css?family=Roboto';
  const more = document.createElement('script');
  more.src = 'https://maps.googleapis.com/maps-api-v3/api/js/common.js';
  document.head.append(style, fonts, more);
  new Image().src = 'https://maps.gstatic.com/mapfiles/transparent.png';
  fetch('https://maps.googleapis.com/maps/vt').catch(() => undefined);

  const libraries: Record<string, object> = { maps: { Map: StandInMap }, marker: { Marker } };
  maps.importLibrary = async (name: string) => libraries[name];
  const [, , callback = ''] = (searchParams.get('callback') ?? '').split('.');
  (maps[callback] as () => void)();
}

/** The stand-in as the file that Google would send. */
export const standInScript = `(${standIn.toString()})()`;

const ofGoogle = /^https:\/\/([\w-]+\.)*(googleapis|gstatic|google)\.com\//;
export const ofMapsScript = 'https://maps.googleapis.com/maps/api/js?*';

/** Intercepts requests to every Google host, and returns their URLs in a list that grows. */
export async function standInForGoogle(page: Page): Promise<URL[]> {
  const requested: URL[] = [];
  page.on('request', (request) => {
    if (ofGoogle.test(request.url())) requested.push(new URL(request.url()));
  });
  await page.route(ofGoogle, (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }),
  );
  await page.route(ofMapsScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: standInScript }),
  );
  return requested;
}

/** The requests for Google's main script. */
export function scriptsAmong(requested: readonly URL[]): URL[] {
  return requested.filter(({ pathname }) => pathname === '/maps/api/js');
}

/** The map's frame; undefined if there is none. */
export function mapFrame(page: Page): Frame | undefined {
  return page.frames().find((frame) => new URL(frame.url(), 'http://none').pathname === '/map');
}

/** The map drawn in the frame so far. */
export async function drawnMap(page: Page): Promise<DrawnMap | undefined> {
  return mapFrame(page)?.evaluate(() => window.drawnMap);
}
