import { type RefObject, useEffect, useRef, useState } from 'react';
import { groundTokens } from './tokens.ts';
import { useDark } from './use-dark.ts';

/** The value of each token that changes with the ground. */
export type Ground = Readonly<Record<string, string>>;

/** The tokens as the browser computes them at the element. */
export function useGround<T extends HTMLElement>(): {
  element: RefObject<T | null>;
  ground: Ground | undefined;
} {
  const element = useRef<T>(null);
  const [ground, setGround] = useState<Ground>();
  const dark = useDark();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme changes what is read
  useEffect(() => {
    if (element.current) setGround(readTokens(element.current));
  }, [dark]);
  return { element, ground };
}

function readTokens(element: HTMLElement): Ground {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return Object.fromEntries(groundTokens.map((name) => [name, read(name)]));
}
