import { type RefObject, useLayoutEffect } from 'react';

/** Makes a text area as high as its text, where the browser does not do it itself (`field-sizing`). */
export function useAutoHeight(area: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || CSS.supports('field-sizing', 'content')) return;
    const adapt = () => {
      current.style.height = 'auto';
      // With the border, which the height includes.
      current.style.height = `${current.scrollHeight + 2}px`;
    };
    adapt();
    addEventListener('resize', adapt);
    return () => removeEventListener('resize', adapt);
  }, [area, text]);
}
