import type { ReactNode } from 'react';
import { mailtoHref } from '#contract/email.ts';
import { DescribedLine } from '../../ui/described-line.tsx';
import type { FieldLine, FieldText, LineValue } from './shown-fields.ts';

/** The labelled lines of a record; addresses, telephones and URLs are links. */
export function FieldLines({ lines }: { lines: readonly FieldLine[] }) {
  return lines.map(({ label, values }) => (
    <DescribedLine key={label} label={label}>
      <FieldValues values={values} />
    </DescribedLine>
  ));
}

type ContactLinesProps = {
  readonly lines: readonly FieldLine[];
  readonly children: ReactNode;
};

/** Contact details of the sender in one line, with further content. Labels are only for screen readers. */
export function ContactLines({ lines, children }: ContactLinesProps) {
  return (
    <div className="mt-1.5 flex flex-wrap gap-x-5 text-muted pointer-coarse:items-center">
      <dl className="contents">
        {lines.map(({ label, values }) => (
          <div key={label} className="flex items-center pointer-coarse:min-h-10">
            <dt className="sr-only">{label}</dt>
            <dd>
              <FieldValues values={values} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

function FieldValues({ values }: Pick<FieldLine, 'values'>) {
  return values.map((value, index) => (
    <FieldValue key={value.text} value={value} isFirst={index === 0} />
  ));
}

function FieldValue({ value: { text, format }, isFirst }: { value: LineValue; isFirst: boolean }) {
  switch (format) {
    case 'email':
    case 'phone':
      return (
        <a
          href={format === 'email' ? mailtoHref(text) : `tel:${text}`}
          className="text-link wrap-anywhere hover:underline"
        >
          <Breakable text={text} />
        </a>
      );
    case 'link':
      return (
        <a
          href={text}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="block text-link wrap-anywhere hover:underline"
        >
          {text}
        </a>
      );
    default:
      return (
        <>
          {!isFirst && ', '}
          <bdi className="whitespace-pre-wrap wrap-anywhere">{text}</bdi>
        </>
      );
  }
}

/** An e-mail address breaks after its @ rather than within a word. */
function Breakable({ text }: { text: string }) {
  const at = text.indexOf('@') + 1;
  if (at === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

type FieldTextsProps = {
  readonly texts: readonly FieldText[];
  /** The language of the visitor. */
  readonly language: string;
};

/** The long texts of a record, rendered as text, never as markup. A single one needs no label. */
export function FieldTexts({ texts, language }: FieldTextsProps) {
  return texts.map(({ label, text }) => (
    <section key={label} className="mt-6 border-t border-line pt-5">
      {texts.length > 1 && (
        <h3 className="mb-2 font-text text-sm font-semibold tracking-normal text-muted">{label}</h3>
      )}
      <p
        lang={language}
        dir="auto"
        className="whitespace-pre-wrap wrap-anywhere text-[1.0625rem] leading-relaxed"
      >
        {text}
      </p>
    </section>
  ));
}
