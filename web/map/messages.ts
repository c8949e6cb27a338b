/** What the map's document tells the page that frames it: that it waits for its first order, and what came of it. */
export type MapNews = 'waiting' | 'ready' | 'failed';

/** What the page tells the map: the first time to draw itself, later only how it is to be moved. */
export type MapOrder = {
  /** Of the Google Maps JavaScript API: the document's origin is opaque, so the API answers it nothing. */
  readonly key: string;
  /** Whether fingers and wheels move it (`gestureHandling` of Google Maps). */
  readonly gestures: 'none' | 'cooperative';
};

export function isMapNews(data: unknown): data is MapNews {
  return data === 'waiting' || data === 'ready' || data === 'failed';
}

export function isMapOrder(data: unknown): data is MapOrder {
  if (typeof data !== 'object' || data === null) return false;
  if (!('key' in data && 'gestures' in data) || typeof data.key !== 'string') return false;
  return data.gestures === 'none' || data.gestures === 'cooperative';
}
