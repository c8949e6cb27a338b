import { sign } from '../plates/sign.ts';

type LogoProps = {
  /** The company's short name. */
  readonly name: string;
  readonly onPaper?: boolean;
};

/** The logo with the name beside it, for dark or light backgrounds. In a link it is the link's label. */
export function Logo({ name, onPaper = false }: LogoProps) {
  return (
    <span
      className={`inline-flex min-w-0 items-center gap-3 font-heading font-semibold tracking-tight ${name.length > 18 ? 'text-base leading-tight' : 'text-xl'}`}
    >
      <svg
        className="shrink-0"
        width="34"
        height="34"
        viewBox={`0 0 ${sign.size} ${sign.size}`}
        fill="none"
        strokeWidth={sign.strokeWidth}
        aria-hidden="true"
      >
        <circle
          cx={sign.center}
          cy={sign.center}
          r={sign.radius}
          className={onPaper ? 'stroke-link' : 'stroke-mint'}
        />
        <path
          d={sign.line}
          className={onPaper ? 'stroke-ember' : 'stroke-dawn'}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {/* A long name may take two lines, and is cut after them. */}
      <span className="line-clamp-2 wrap-anywhere">{name}</span>
    </span>
  );
}
