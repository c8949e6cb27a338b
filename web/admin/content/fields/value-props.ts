import type { ComponentType, ReactNode } from 'react';
import type { Field } from '#contract/content/fields.ts';
import type { Language } from '#contract/languages.ts';
import type { Place } from '../names.ts';

/** What every field of the editor gets. */
export type ValueProps<K extends Field['kind'] = Field['kind']> = {
  readonly field: Extract<Field, { readonly kind: K }>;
  readonly value: unknown;
  readonly place: Place;
  /** Its name with that of the list item and the language that it is in, for screen readers. */
  readonly name: string;
  readonly language: Language | undefined;
  /**
   * @param next the new value, or a function of the present one: at the end of an upload the value may be another than
   * was rendered
   */
  onChange(next: unknown): void;
  /** Enter in a text, or lines that are pasted: the texts that it becomes. */
  onSplit?(parts: readonly string[]): void;
  /** Stands at the end of the line below a text. */
  readonly aside?: ReactNode;
};

/** The props of a field of any kind. */
export type AnyValueProps = Omit<ValueProps, 'field'> & { readonly field: Field };

/** Of a field that holds others, which `Value` renders: importing it here would be a cycle. */
export type ComposedProps<K extends Field['kind']> = ValueProps<K> & {
  readonly Value: ComponentType<AnyValueProps>;
};

/** The look of a field. */
export const inputClass =
  'block w-full scroll-my-32 rounded-xl border border-edge bg-surface px-3 py-2 leading-relaxed aria-invalid:border-2 aria-invalid:border-error';

/** Focuses a field once it is rendered. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => find()?.focus());
}
