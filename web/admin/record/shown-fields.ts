import { type Application, applicationFields } from '#contract/admin/application.ts';
import { type Message, messageFields } from '#contract/admin/message.ts';
import { type FieldRules, type FieldsWith, rulesOf } from '#contract/admin/record-fields.ts';
import { serviceName } from '../format/service-name.ts';
import { sourceName } from '../format/source-name.ts';
import type { AdminTexts } from '../texts/index.ts';

/** A value of a line, as text. */
export type LineValue = { readonly text: string; readonly format: FieldRules['format'] };
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
  experience: (experience, { applications }) => applications.experiences[experience],
  source: (source, { applications }) => sourceName(source, applications),
};

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
  const words = (inWords as Readonly<Record<string, (value: never, texts: AdminTexts) => string>>)[
    name
  ];
  return words ? words(value as never, texts) : String(value);
}
