import { useEffect, useRef } from 'react';

/**
 * Whom the open letter is from. Read out on opening: a screen reader would otherwise stay at the link that was
 * pressed. Who goes through the list by keys, or types, is left where they are.
 */
export function DetailHeading({ name }: { name: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches('input, textarea, select')) {
      heading.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <h2 id="letter" ref={heading} tabIndex={-1} className="break-words text-3xl">
      <bdi>{name}</bdi>
    </h2>
  );
}
