import { identity } from '../content/identity.ts';
import { sign } from './sign.ts';

/** The sign and the name beside it; inside a link it needs no other label. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-3 font-heading text-xl font-semibold tracking-tight">
      <svg
        width="34"
        height="34"
        viewBox={`0 0 ${sign.size} ${sign.size}`}
        fill="none"
        strokeWidth={sign.strokeWidth}
        aria-hidden="true"
      >
        <circle cx={sign.center} cy={sign.center} r={sign.radius} className="stroke-mint" />
        <path d={sign.line} className="stroke-dawn" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      {identity.shortName}
    </span>
  );
}
