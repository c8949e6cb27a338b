import type { $ZodCheck, $ZodType } from 'zod/v4/core';
import { countryCode } from './identity-schema.ts';
import { linkedText } from './schema-parts.ts';
import { fileKey, pictureKey } from './uploaded-file.ts';

/** A schema as plain data, from which a form is generated. */
export type Field = { readonly optional?: true } & (
  | TextField
  | (Lengths & { readonly kind: 'number' })
  | { readonly kind: 'date' }
  /** The key of an uploaded picture, or of a PDF. */
  | { readonly kind: 'picture' }
  | { readonly kind: 'file' }
  /** ISO 3166-1 alpha-2, chosen by its name. */
  | { readonly kind: 'country' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | (Lengths & { readonly kind: 'list'; readonly item: Field })
  /** The same field for each id; ids can be added. */
  | { readonly kind: 'record'; readonly item: Field }
  | { readonly kind: 'group'; readonly fields: Readonly<Record<string, Field>> }
);

type Lengths = { readonly min?: number; readonly max?: number };
/** `links`: it may contain links and facts. `holds`: required placeholders. */
type TextField = Lengths & {
  readonly kind: 'text';
  readonly format?: 'email' | 'url' | 'e164';
  readonly links?: true;
  readonly holds?: readonly string[];
};

/** Zod's internal types of the definitions that the content uses. */
type Definition =
  | { readonly type: 'string'; readonly format?: string; readonly checks?: readonly $ZodCheck[] }
  | { readonly type: 'number'; readonly checks?: readonly $ZodCheck[] }
  | { readonly type: 'enum'; readonly entries: Readonly<Record<string, string>> }
  | { readonly type: 'array'; readonly element: $ZodType; readonly checks?: readonly $ZodCheck[] }
  /** One or more: a first item, and the rest. */
  | { readonly type: 'tuple'; readonly items: readonly $ZodType[]; readonly rest: $ZodType }
  | { readonly type: 'record'; readonly valueType: $ZodType }
  | { readonly type: 'object'; readonly shape: Readonly<Record<string, $ZodType>> }
  | { readonly type: 'optional'; readonly innerType: $ZodType };

/**
 * The form of a schema.
 * @throws Error for a kind of schema that no form can edit
 */
export function fieldOf(schema: $ZodType): Field {
  const definition = schema._zod.def as unknown as Definition;
  switch (definition.type) {
    case 'string': {
      const { format, checks } = definition;
      if (format === 'date') return { kind: 'date' };
      if ((schema as unknown) === pictureKey) return { kind: 'picture' };
      if ((schema as unknown) === fileKey) return { kind: 'file' };
      if ((schema as unknown) === countryCode) return { kind: 'country' };
      return {
        kind: 'text',
        ...textLimits(checks),
        ...(isFormat(format) && { format }),
        ...((schema as unknown) === linkedText && { links: true }),
      };
    }
    case 'number':
      return { kind: 'number', ...numberLimits(definition.checks) };
    case 'enum':
      return { kind: 'choice', options: Object.values(definition.entries) };
    case 'array':
      return { kind: 'list', item: fieldOf(definition.element), ...lengths(definition.checks) };
    case 'tuple':
      return { kind: 'list', item: fieldOf(definition.rest), min: definition.items.length };
    case 'record':
      return { kind: 'record', item: fieldOf(definition.valueType) };
    case 'object': {
      const fields = Object.entries(definition.shape).map(([key, inner]) => [key, fieldOf(inner)]);
      return { kind: 'group', fields: Object.fromEntries(fields) };
    }
    case 'optional':
      return { ...fieldOf(definition.innerType), optional: true };
  }
  throw new Error(`No form can edit a schema of the kind ${schema._zod.def.type}`);
}

function isFormat(format: string | undefined): format is NonNullable<TextField['format']> {
  return format === 'email' || format === 'url' || format === 'e164';
}

type CheckDefinition = {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly value?: number;
  readonly includes?: string;
};

function definitionsOf(checks: readonly $ZodCheck[] = []): CheckDefinition[] {
  return checks.map(({ _zod }) => _zod.def as unknown as CheckDefinition);
}

/** A minimum of one is left out: every text is required. */
function lengths(checks?: readonly $ZodCheck[]): Lengths {
  const found = definitionsOf(checks);
  const min = Math.max(1, ...found.flatMap(({ minimum = 1 }) => minimum));
  const max = Math.min(...found.flatMap(({ maximum = Number.POSITIVE_INFINITY }) => maximum));
  return { ...(min > 1 && { min }), ...(Number.isFinite(max) && { max }) };
}

function textLimits(checks?: readonly $ZodCheck[]): Omit<TextField, 'kind'> {
  const holds = definitionsOf(checks).flatMap(({ includes }) => includes ?? []);
  return { ...lengths(checks), ...(holds.length > 0 && { holds }) };
}

function numberLimits(checks?: readonly $ZodCheck[]): Lengths {
  const found = definitionsOf(checks);
  const min = found.find(({ check }) => check === 'greater_than')?.value;
  const max = found.find(({ check }) => check === 'less_than')?.value;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
