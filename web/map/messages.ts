/** Messages from the map's document to the page: it waits for its first order, it is ready, or it failed. */
export type MapNews = 'waiting' | 'ready' | 'failed';

/** Messages from the page: the first one draws the map, later ones only change the gestures. */
export type MapOrder = {
  /**
   * The key of the Google Maps JavaScript API. Sent by message, because the document's opaque origin cannot call our
   * API.
   */
  readonly key: string;
  /** Whether touch and wheel move it (`gestureHandling` of Google Maps). */
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
