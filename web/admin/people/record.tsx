import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { DescribedLine } from '../../ui/described-line.tsx';
import { isolated } from '../format/isolated.ts';
import { useTexts } from '../language.ts';
import type { FieldLine, FieldText } from '../record/shown-fields.ts';

type RecordProps = {
  /** When it arrived and its subject. */
  readonly title: string;
  /** Whether it is in the trash, which is marked. */
  readonly isTrashed: boolean;
  readonly href: string;
  readonly linkLabel: string;
  /** Terms and their values; a line without a value is left out. */
  readonly lines: readonly (readonly [string, ReactNode])[];
  readonly children: ReactNode;
};

/** A record of a person: its fields and texts. */
export function PersonRecord({ title, isTrashed, href, linkLabel, lines, children }: RecordProps) {
  const id = useId();
  const { people } = useTexts();
  return (
    <article aria-labelledby={id} className="border-t border-line py-5 break-inside-avoid-page">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h4 id={id} className="min-w-0 font-semibold">
          {title}
          {isTrashed && (
            <span className="ml-3 inline-block rounded-full border border-edge px-2 text-sm font-normal text-muted">
              {people.inTrash}
            </span>
          )}
        </h4>
        <Link
          href={href}
          className="no-print inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        >
          {linkLabel}
        </Link>
      </div>
      <dl className="mt-1 grid grid-cols-[6.5rem_1fr] gap-x-5 gap-y-0.5 sm:grid-cols-[7rem_1fr_7rem_1fr] print:grid-cols-[7rem_1fr_7rem_1fr] [&_dt]:mb-0 [&_dd]:min-w-0 [&_dd]:wrap-anywhere">
        {lines
          .filter(([, value]) => value !== null && value !== undefined && value !== '')
          .map(([label, value]) => (
            <DescribedLine key={label} label={label}>
              <bdi className="whitespace-pre-wrap">{value}</bdi>
            </DescribedLine>
          ))}
      </dl>
      {children}
    </article>
  );
}

/** Lines for `PersonRecord`, without the e-mail address, which is the heading of all records. */
export function plainLines(lines: readonly FieldLine[]): (readonly [string, string])[] {
  return lines
    .filter(({ values }) => values[0]?.format !== 'email')
    .map(({ label, values }) => [label, values.map(({ text }) => isolated(text)).join(', ')]);
}

/** The long texts of a record; a single one needs no label. */
export function WrittenTexts({ texts, lang }: { texts: readonly FieldText[]; lang: string }) {
  return texts.map(({ label, text }) => (
    <Written key={label} lang={lang} {...(texts.length > 1 && { label })}>
      {text}
    </Written>
  ));
}

type WrittenProps = {
  /** The label; undefined for a single text. */
  readonly label?: string;
  readonly lang?: string;
  readonly children: string | null;
};

/** A visitor's text, if any, rendered as text, never as markup. */
export function Written({ label, lang, children }: WrittenProps) {
  return (
    children && (
      <>
        {label && <h5 className="mt-3 text-muted">{label}</h5>}
        <p
          lang={lang}
          dir="auto"
          className={`${label ? 'mt-1' : 'mt-3'} max-w-[46rem] whitespace-pre-wrap border-l-2 border-line pl-4 wrap-anywhere`}
        >
          {children}
        </p>
      </>
    )
  );
}
