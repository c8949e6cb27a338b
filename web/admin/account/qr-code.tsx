import { encode } from 'uqr';

type QrCodeProps = {
  readonly text: string;
  readonly label: string;
};

/** Modules around a code that stay white (ISO/IEC 18004, section 5.3.8). */
const quietZone = 4;

/** A QR code, black on white in both schemes: not every reader knows inverted ones. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = encode(text, { border: quietZone });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isBlack, x) => (isBlack ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-xl border border-line forced-color-adjust-none"
    >
      <path fill="white" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="black" d={modules.join('')} />
    </svg>
  );
}
