import {
  type Application,
  applicationFields,
  type WholeApplication,
} from '#contract/admin/application.ts';
import type { AuditEntry } from '#contract/admin/audit.ts';
import { type Message, messageFields } from '#contract/admin/message.ts';
import { rulesOf } from '#contract/admin/record-fields.ts';
import type { AuditField, RecordTexts } from '#contract/admin/record-texts.ts';
import type { Identity } from '#contract/content/identity-schema.ts';
import { referenceOf } from '#contract/reference.ts';
import type { Criterion } from '#db/queries/scorecard.ts';
import type { CsvColumn } from './csv.ts';

const tagColumn: CsvColumn<Pick<Message, 'tags'>> = {
  title: (texts) => texts.tags,
  value: ({ tags }) => tags.map(({ name }) => name).join(', '),
};

/** Columns of exported messages. Choices are in words, the same as in the admin. */
export function messageColumns({
  serviceAreas,
}: Pick<Identity, 'serviceAreas'>): readonly CsvColumn<Message>[] {
  const services = Object.fromEntries(serviceAreas.map(({ id, title }) => [id, title]));
  return [
    ...fieldColumns<Message>(messageFields, (texts) => texts.messageFields, { services }),
    tagColumn,
  ];
}

type ScoredApplication = Application & Pick<WholeApplication, 'scores'>;

/**
 * Columns of exported applications, without the CV files.
 * @param criteria those of the scorecard, each of which has a column
 */
export function applicationColumns(
  criteria: readonly Criterion[],
  { jobBoard }: Pick<Identity, 'jobBoard'>,
): readonly CsvColumn<ScoredApplication>[] {
  return [
    ...fieldColumns<ScoredApplication>(applicationFields, (texts) => texts.applicationFields, {
      source: { jobBoard },
    }),
    ...(['at', 'minutes', 'place'] as const).map((name) => ({
      title: ({ interview }: RecordTexts) => interview[name],
      value: ({ interview }: ScoredApplication) => interview?.[name] ?? null,
      isOurs: name === 'at',
    })),
    {
      title: ({ interview }) => interview.cancelled,
      value: ({ interview }) => interview && Number(interview.isCancelled),
    },
    ...criteria.map(({ id, name }) => ({
      title: () => name,
      value: ({ scores }: ScoredApplication) => scores.find((one) => one.id === id)?.score ?? null,
    })),
    ...(criteria.length > 0
      ? [{ title: (texts: RecordTexts) => texts.meanScore, value: mean, isOurs: true }]
      : []),
    tagColumn,
    { title: (texts) => texts.cv, value: ({ cv }) => cv.name },
  ];
}

/** Two decimals; null without a score. */
function mean({ scores }: ScoredApplication, { decimalSign }: RecordTexts): string | null {
  const given = scores.flatMap(({ score }) => score ?? []);
  if (given.length === 0) return null;
  const value = given.reduce((sum, score) => sum + score, 0) / given.length;
  return value.toFixed(2).replace('.', decimalSign);
}

/** Columns of the exported audit trail. Actions and changes appear as the API names them. */
export const auditColumns: readonly CsvColumn<AuditEntry>[] = [
  auditColumn('id'),
  auditColumn('atUtc'),
  auditColumn('action'),
  auditColumn('details', ({ details }) =>
    Object.entries(details)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
  ),
  auditColumn('subjectCount'),
  auditColumn('subjects', ({ subjects, subjectCount }) => {
    const left = subjectCount - subjects.length;
    const references = subjects.map(({ id }) => referenceOf(id));
    return [...references, ...(left > 0 ? [`… ${left}`] : [])].join(', ');
  }),
  auditColumn('session'),
  auditColumn('address'),
  auditColumn('by'),
];

function auditColumn(
  name: AuditField,
  value = (entry: AuditEntry) => inCell(entry[name]),
): CsvColumn<AuditEntry> {
  const isOurs = ['id', 'atUtc', 'subjects'].includes(name);
  return { title: (texts) => texts.auditFields[name], value, isOurs };
}

/** @param names words for further choices, by field */
function fieldColumns<Item extends { readonly id: string }>(
  fields: object,
  labels: (texts: RecordTexts) => object,
  names: Readonly<Record<string, Choices>> = {},
): readonly CsvColumn<Item>[] {
  const reference: CsvColumn<Item> = {
    title: (texts) => texts.reference,
    value: ({ id }) => referenceOf(id),
    isOurs: true,
  };
  return rulesOf(fields)
    .filter(([, { isInternal }]) => !isInternal)
    .flatMap(([name, { stored }]) => {
      const field: CsvColumn<Item> = {
        title: (texts) => (labels(texts) as Record<string, string>)[name] ?? name,
        value: (item, texts) =>
          inCell((item as Readonly<Record<string, unknown>>)[name], choicesOf(name, texts, names)),
        isOurs: stored === 'time' || name === 'id' || name === 'followUp',
      };
      return name === 'id' ? [field, reference] : field;
    });
}

type Choices = Readonly<Record<string, string>>;

function choicesOf(
  name: string,
  { choices }: RecordTexts,
  names: Readonly<Record<string, Choices>>,
): Choices | undefined {
  const words: Choices | undefined = (choices as Readonly<Record<string, Choices>>)[name];
  const more = names[name];
  return more ? { ...words, ...more } : words;
}

function inCell(value: unknown, choices?: Choices): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  if (Array.isArray(value)) return value.map((one) => inCell(one, choices)).join(', ');
  return choices?.[String(value)] ?? (value as string | number | null);
}
