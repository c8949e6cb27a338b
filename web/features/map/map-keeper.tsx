import { useEffect } from 'react';
import type { Language } from '#contract/languages.ts';
import { openMap } from './map-frame.ts';

export type MapKeeperProps = {
  readonly language: Language;
  /** What the map is called, for whoever does not see it. */
  readonly title: string;
};

/** While it is drawn there is a map, in its language. */
export function MapKeeper({ language, title }: MapKeeperProps) {
  useEffect(() => openMap(language, title), [language, title]);
  return null;
}
