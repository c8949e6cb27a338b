/** What the map's document tells the page that frames it. */
export type MapNews = 'ready' | 'failed';

/** What the page tells the map: whether fingers and wheels move it (`gestureHandling` of Google Maps). */
export type MapOrder = { readonly gestures: 'none' | 'cooperative' };

export function isMapNews(data: unknown): data is MapNews {
  return data === 'ready' || data === 'failed';
}

export function isMapOrder(data: unknown): data is MapOrder {
  if (typeof data !== 'object' || data === null || !('gestures' in data)) return false;
  return data.gestures === 'none' || data.gestures === 'cooperative';
}
