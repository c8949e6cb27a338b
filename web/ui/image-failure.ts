import { type RefObject, useEffect, useRef, useState } from 'react';

/** A failed image: `src` is the JPEG to try instead, undefined once that has failed too. */
type Failure = { readonly src: string | undefined };

type Watched = {
  readonly image: RefObject<HTMLImageElement | null>;
  readonly failure: Failure | undefined;
  readonly onError: () => void;
};

/**
 * Watches an image: a file that fails to load is tried once as .jpg, then given up (specification, section 4). An image
 * may have failed before hydration, when there was no listener yet.
 */
export function useImageFailure(): Watched {
  const image = useRef<HTMLImageElement>(null);
  const [failure, setFailure] = useState<Failure>();
  const onError = () => {
    const failed = image.current?.currentSrc;
    setFailure((earlier) => {
      if (!earlier) return { src: asJpeg(failed) };
      // A late error of the first file says nothing about the second.
      return failed === earlier.src ? { src: undefined } : earlier;
    });
  };
  useEffect(() => {
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) {
      setFailure({ src: asJpeg(current.currentSrc) });
    }
  }, []);
  return { image, failure, onError };
}

function asJpeg(address = ''): string | undefined {
  return /\.(avif|webp)$/.test(address) ? address.replace(/\w+$/, 'jpg') : undefined;
}
