import { useEffect } from 'react';
import type { Language } from '#contract/languages.ts';
import { openMap } from './map-frame.ts';

export type MapKeeperProps = {
  readonly language: Language;
  /** The accessible name of the map. */
  readonly title: string;
};

/** Keeps a map in its language while it is mounted. */
export function MapKeeper({ language, title }: MapKeeperProps) {
  useEffect(() => openMap(language, title), [language, title]);
  return null;
}
