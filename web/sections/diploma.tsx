import type { Language } from '#contract/languages.ts';
import { type CertificateId, identity } from '../content/identity.ts';
import type { PageContent } from '../content/schema.ts';
import { longDate } from '../format/date.ts';
import { isPast, useToday } from '../format/today.ts';
import { useChrome } from '../loading/content-cache.ts';
import { Plate } from '../ui/plate.tsx';

/** `validUntil`: the last valid day (ISO 8601). */
type Certificate = { readonly title: string; readonly validUntil: string };

type DiplomaProps = {
  readonly id: CertificateId;
  /** By default the company's own. */
  readonly certificate?: Certificate;
  readonly content: PageContent<'certificates'>;
  readonly language: Language;
};

/** A certificate in its frame: engraving, standard, scope and validity. */
export function Diploma({
  id,
  certificate = identity.certificates[id],
  content,
  language,
}: DiplomaProps) {
  const { title, validUntil } = certificate;
  const { subtitle, description, plate } = content.items[id];
  return (
    <article className="flex h-full flex-col rounded-[1.75rem] bg-raised p-2 sm:p-3">
      <div className="flex grow flex-col rounded-2xl border border-line p-1">
        <div className="flex grow flex-col overflow-hidden rounded-2xl border border-line bg-surface pb-6 text-center">
          <Engraving id={id} alt={plate} />
          <div className="flex grow flex-col items-center px-2 sm:px-3">
            <h2 className="title-item">{title}</h2>
            <p className="mt-1 font-semibold text-link">{subtitle}</p>
            <p className="prose-text mb-6 mt-3 text-[0.95rem]">{description}</p>
            <Validity content={content} language={language} validUntil={validUntil} />
          </div>
        </div>
      </div>
    </article>
  );
}

type EngravingProps = {
  readonly id: CertificateId;
  readonly alt: string;
  /** The width it is drawn at: the browser chooses a file by it before the page is laid out. */
  readonly sizes?: string;
};

/** The plate has the page's background, so it lies in a field of that colour. */
export function Engraving({ id, alt, sizes = '22rem' }: EngravingProps) {
  return (
    <span className="block bg-surface">
      <Plate id={id} alt={alt} sizes={sizes} className="mx-auto w-full max-w-88" />
    </span>
  );
}

type ValidityProps = Pick<DiplomaProps, 'language'> &
  Pick<Certificate, 'validUntil'> & {
    readonly content: Pick<PageContent<'certificates'>, 'validUntil' | 'renewal'>;
  };

/** Depends on the day it is read, not on the day of the build. */
export function Validity({ validUntil, content, language }: ValidityProps) {
  const { months } = useChrome(language);
  const past = isPast(validUntil, useToday());
  return (
    <p
      data-state={past ? 'renewal' : 'valid'}
      className="mt-auto inline-flex items-center gap-2 whitespace-nowrap rounded-full bg-chosen px-3 py-1.5 text-sm font-semibold before:size-2 before:rounded-full before:bg-signal data-[state=renewal]:before:bg-ember"
    >
      {past ? content.renewal : content.validUntil.replace('{date}', longDate(validUntil, months))}
    </p>
  );
}
