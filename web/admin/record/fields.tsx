import type { ReactNode } from 'react';
import { type Application, applicationFields } from '#contract/admin/application.ts';
import { type Message, messageFields } from '#contract/admin/message.ts';
import { type FieldRules, type FieldsWith, rulesOf } from '#contract/admin/record-fields.ts';
import { mailtoHref } from '#contract/email.ts';
import { DescribedLine } from '../../ui/described-line.tsx';
import { company } from '../company.ts';
import { sourceName } from '../format/source-name.ts';
import type { AdminTexts } from '../texts/index.ts';

/** A label with the values of its fields. A line without values is left out. */
export type FieldLine = { readonly label: string; readonly values: readonly LineValue[] };
/** A long text of a record under its label. */
export type FieldText = { readonly label: string; readonly text: string };

type ShownName<Item, Fields> = keyof Item & FieldsWith<Fields, { readonly shown: string }>;

/** The shown fields whose values are neither texts nor numbers, but choices. */
type ChoiceName<Item, Fields> = {
  [Name in ShownName<Item, Fields>]: string extends Item[Name]
    ? never
    : number extends Item[Name]
      ? never
      : Name;
}[ShownName<Item, Fields>];

type InWords<Item, Fields> = {
  readonly [Name in ChoiceName<Item, Fields>]: (
    value: NonNullable<Item[Name]>,
    texts: AdminTexts,
  ) => string;
};

const inWords: InWords<Message, typeof messageFields> &
  InWords<Application, typeof applicationFields> = {
  subject: (subject, { subjects }) => subjects[subject],
  services: (services, { serviceNames }) =>
    services.map((service) => serviceName(service, serviceNames)).join(', '),
  directions: (chosen, { records }) => namesOf(chosen, records.choices.directions),
  routeClasses: (chosen, { records }) => namesOf(chosen, records.choices.routeClasses),
  connections: (chosen, { records }) => namesOf(chosen, records.choices.connections),
  experience: (experience, { applications }) => applications.experiences[experience],
  source: (source, { applications }) => sourceName(source, applications),
};

function namesOf<C extends string>(chosen: readonly C[], names: Readonly<Record<C, string>>) {
  return chosen.map((one) => names[one]).join(', ');
}

const tables = { messageFields, applicationFields };
type Items = { readonly messageFields: Message; readonly applicationFields: Application };
type Values = Readonly<Record<string, unknown>>;
type Labels = Readonly<Record<string, string>>;

/** The labelled lines of a record; lines without a value are left out. Fields of one line are adjacent. */
export function linesOf<Kind extends keyof Items>(
  kind: Kind,
  item: Items[Kind],
  texts: AdminTexts,
): FieldLine[] {
  const { records } = texts;
  const labels: Labels = records[kind];
  const lines = new Map<string, LineValue[]>();
  for (const [name, { shown, format }] of rulesOf(tables[kind])) {
    const value = (item as Values)[name];
    if (!shown || shown === 'text' || value === null || value === '') continue;
    const label = shown === 'line' ? (labels[name] ?? name) : records.lines[shown];
    const text = wordsOf(name, value, texts);
    lines.set(label, [...(lines.get(label) ?? []), { text, format }]);
  }
  return [...lines].map(([label, values]) => ({ label, values }));
}

/** The long texts of a record; empty ones are left out. */
export function textsOf<Kind extends keyof Items>(
  kind: Kind,
  item: Items[Kind],
  { records }: AdminTexts,
): FieldText[] {
  const labels: Labels = records[kind];
  return rulesOf(tables[kind])
    .filter(([name, { shown }]) => shown === 'text' && (item as Values)[name])
    .map(([name]) => ({ label: labels[name] ?? name, text: String((item as Values)[name]) }));
}

/** Whether a line has contact details of the sender. */
export function isContact({ values }: FieldLine): boolean {
  return values.some(({ format }) => format === 'email' || format === 'phone');
}

function wordsOf(name: string, value: unknown, texts: AdminTexts): string {
  const byName: Readonly<Record<string, (value: never, texts: AdminTexts) => string>> = inWords;
  return byName[name]?.(value as never, texts) ?? String(value);
}

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

/** A service of a quote request in words: for an area that the owner added, its name in the company's data. */
function serviceName(service: string, names: AdminTexts['serviceNames']): string {
  const known: Readonly<Record<string, string>> = names;
  const area = company().serviceAreas.find(({ id }) => id === service);
  return known[service] ?? area?.title ?? service;
}

type LineValue = { readonly text: string; readonly format: FieldRules['format'] };
