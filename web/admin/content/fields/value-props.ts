import type { ComponentType, ReactNode } from 'react';
import type { Field } from '#contract/content/fields.ts';
import type { Language } from '#contract/languages.ts';
import type { FieldRef } from '../names.ts';

/** Props of every field of the editor. */
export type ValueProps<K extends Field['kind'] = Field['kind']> = {
  readonly field: Extract<Field, { readonly kind: K }>;
  readonly value: unknown;
  readonly fieldRef: FieldRef;
  /** Accessible name: with the list item and the language. */
  readonly name: string;
  readonly language: Language | undefined;
  /** @param next the new value, or a function of the present one: during an upload the value may change */
  onChange(next: unknown): void;
  /** Called for Enter or pasted lines in a text, with the resulting texts. */
  onSplit?(parts: readonly string[]): void;
  /** Shown at the end of the line below a text. */
  readonly aside?: ReactNode;
};

/** The props of a field of any kind. */
export type AnyValueProps = Omit<ValueProps, 'field'> & { readonly field: Field };

/** Props of a field that contains others, which `Value` renders: importing it here would be a cycle. */
export type ComposedProps<K extends Field['kind']> = ValueProps<K> & {
  readonly Value: ComponentType<AnyValueProps>;
};

/** Style of a field. */
export const inputClass =
  'block w-full scroll-my-32 rounded-xl border border-edge bg-surface px-3 py-2 leading-relaxed aria-invalid:border-2 aria-invalid:border-error';

/** Focuses a field once it is rendered. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => find()?.focus());
}
