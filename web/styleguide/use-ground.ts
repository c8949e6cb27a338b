import { type RefObject, useEffect, useRef, useState } from 'react';
import { useShownScheme } from '../state/shown-scheme.ts';
import { groundTokens } from './tokens.ts';

/** The value of each token that changes with the ground. */
export type Ground = Readonly<Record<string, string>>;

/** The tokens as the browser computes them at the element. */
export function useGround<T extends HTMLElement>(): {
  element: RefObject<T | null>;
  ground: Ground | undefined;
} {
  const element = useRef<T>(null);
  const [ground, setGround] = useState<Ground>();
  const scheme = useShownScheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes what is read
  useEffect(() => {
    if (element.current) setGround(readTokens(element.current));
  }, [scheme]);
  return { element, ground };
}

function readTokens(element: HTMLElement): Ground {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return Object.fromEntries(groundTokens.map((name) => [name, read(name)]));
}
