import { identity } from '../content/identity.ts';

/** The sign: one line through a circle. Its name is the company's, so beside a link it needs no other. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-3 font-heading text-xl font-semibold tracking-tight">
      <svg
        width="34"
        height="34"
        viewBox="0 0 38 38"
        fill="none"
        strokeWidth="2.4"
        aria-hidden="true"
      >
        <circle cx="19" cy="19" r="16.6" className="stroke-mint" />
        <path
          d="M0 22h8c3 0 3.5-9 6.5-9s3.5 14 6.5 14 3-9 6-9 1.500 4 4 4h7"
          className="stroke-dawn"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {identity.shortName}
    </span>
  );
}
