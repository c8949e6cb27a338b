import { use, useEffect, useRef, useState } from 'react';
import type { PlateId } from '#contract/content/plate-ids.ts';
import { edgeOnNight } from '../plates/palette.ts';
import { plates, plateUrl, type Tone } from '../plates/plates.ts';
import { type Scheme, useSchemeStore } from '../state/scheme.ts';
import { OwnPictures } from './own-pictures.ts';

type PlateProps = {
  readonly id: PlateId;
  /** The key of the owner's picture of the plate's shape, instead of the one for the whole site. */
  readonly own?: string | undefined;
  /** The alternative text; empty if the text beside it says the same. */
  readonly alt: string;
  /** The displayed width, as HTML's `sizes`. */
  readonly sizes: string;
  /** Another plate for screens under 48rem. */
  readonly phone?: PlateId;
  /** The first visible picture: loaded at once, with high priority. */
  readonly first?: boolean;
  readonly className?: string;
};

/** Browsers that support neither use the JPEG of the `img`. */
const modernFormats = ['avif', 'webp'] as const;

/** Media query for a plate's dark version. */
const nightMedia = {
  system: '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all',
} as const satisfies Record<Scheme, string>;

/** A picture of the site, in the best format that the browser supports and a fitting size. */
export function Plate({ id, own, alt, sizes, phone, first = false, className }: PlateProps) {
  const scheme = useSchemeStore((store) => store.scheme);
  const { image, failure, onError } = useImageFailure();
  const pictures = use(OwnPictures);
  const key = own ?? pictures[id];
  const { width, height, tones, widths } = plates[id];
  const [tone, other] = tones as readonly Tone[];
  const common = { ref: image, onError, width, height, className };
  if (failure) {
    if (!failure.src) {
      // biome-ignore lint/a11y/noRedundantAlt: the specification's words
      return <img {...common} src={brokenLine} alt="Error loading image" lang="en" />;
    }
    return <img {...common} src={failure.src} alt={alt} />;
  }
  return (
    <picture>
      {phone && (
        <Sources
          id={phone}
          own={pictures[phone]}
          tone="night"
          sizes="100vw"
          media="(width < 48rem)"
        />
      )}
      {other && <Sources id={id} own={key} tone={other} sizes={sizes} media={nightMedia[scheme]} />}
      <Sources id={id} own={key} tone={tone ?? 'night'} sizes={sizes} />
      <img
        {...common}
        src={plateUrl(id, tone ?? 'night', widths[0], 'jpg', key)}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? undefined : 'async'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  );
}

type SourcesProps = {
  readonly id: PlateId;
  readonly own?: string | undefined;
  readonly tone: Tone;
  readonly sizes: string;
  readonly media?: string;
};

/** The files of a plate in its best formats, for a `picture`. */
export function Sources({ id, own, tone, sizes, media }: SourcesProps) {
  const { width, height, widths } = plates[id];
  return modernFormats.map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={widths.map((each) => `${plateUrl(id, tone, each, format, own)} ${each}w`).join(', ')}
      sizes={sizes}
      media={media}
      width={width}
      height={height}
    />
  ));
}

/** A broken line, in place of a failed picture. */
const brokenLine = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><path d="M180 180h38l8-14 10 28m12-28 8 28 8-14h36" fill="none" stroke="${edgeOnNight}" stroke-width="2"/></svg>`,
)}`;

/** A failed image: `src` is the JPEG to try instead, undefined once that has failed too. */
type Failure = { readonly src: string | undefined };

/**
 * Watches an image: a file that fails to load is tried once as .jpg, then given up (specification, section 4). An image
 * may have failed before hydration, when there was no listener yet.
 */
function useImageFailure() {
  const image = useRef<HTMLImageElement>(null);
  const [failure, setFailure] = useState<Failure>();
  const onError = () => {
    const failed = image.current?.currentSrc;
    setFailure((earlier) => {
      if (!earlier) return { src: asJpeg(failed) };
      // An error of the first file may arrive late: it tells nothing about the second.
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
