import { use } from 'react';
import { logoUrl } from '../plates/logo-files.ts';
import { sign } from '../plates/sign.ts';
import { OwnPictures } from './own-pictures.ts';

type LogoProps = {
  /** The company's short name. */
  readonly name: string;
  readonly onPaper?: boolean;
};

/** The owner's logo, or the sign with the name beside it, for dark or light backgrounds. In a link it is its label. */
export function Logo({ name, onPaper = false }: LogoProps) {
  const { logo } = use(OwnPictures);
  if (logo) return <OwnLogo logo={logo} name={name} onPaper={onPaper} />;
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

/** Each of its files is legible on its ground. On paper the ground may be dark: by the system's scheme or the chosen one. */
function OwnLogo({ logo, name, onPaper }: Required<LogoProps> & { readonly logo: string }) {
  const look = 'h-9 w-auto max-w-[min(11rem,45vw)] object-contain object-left';
  return (
    <>
      {onPaper && (
        <img
          src={logoUrl(logo, 'logo-paper')}
          alt={name}
          height={36}
          className={`${look} night:hidden`}
        />
      )}
      <img
        src={logoUrl(logo, 'logo-night')}
        alt={name}
        height={36}
        className={`${look} ${onPaper ? 'hidden night:block' : ''}`}
      />
    </>
  );
}
