import { type RefObject, useEffect, useRef, useState } from 'react';

/** What became of an image: `src` is the JPEG that is tried instead, undefined once that failed too. */
type Failure = { readonly src: string | undefined };

type Watched = {
  readonly image: RefObject<HTMLImageElement | null>;
  readonly failure: Failure | undefined;
  readonly onError: () => void;
};

/**
 * Watches an image: a file that does not arrive is tried once as .jpg, then given up (specification,
 * section 4). An image may have failed before the page came alive, when nobody listened yet.
 */
export function useImageFailure(): Watched {
  const image = useRef<HTMLImageElement>(null);
  const [failure, setFailure] = useState<Failure>();
  const onError = () => {
    const failed = image.current?.currentSrc;
    setFailure((earlier) => {
      if (!earlier) return { src: asJpeg(failed) };
      // A late word on the first file says nothing of the second.
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
