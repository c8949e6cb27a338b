import { sign } from '../plates/sign.ts';

type LogoProps = {
  /** The company's short name. */
  readonly name: string;
  readonly onPaper?: boolean;
};

/** The logo and the name beside it, for dark or light grounds. Inside a link it is the link's label. */
export function Logo({ name, onPaper = false }: LogoProps) {
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
      {name}
    </span>
  );
}
