import { atom, type Getter, useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { Field } from '#contract/content/fields.ts';
import { type FieldError, fieldMessage } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import { toShown } from '../../format/placeholder-names.ts';
import { languageAtom } from '../../language.ts';
import { type FieldRef, fieldRefOf, keyOf } from '../names.ts';
import { documentMapAtom, problemsAtom } from '../state.ts';
import { useContentTexts } from '../texts.ts';

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

export const inputClass =
  'block w-full scroll-my-32 rounded-xl border border-edge bg-surface px-3 py-2 leading-relaxed outline-offset-0 aria-invalid:border-2 aria-invalid:border-error';

/** Focuses a field once it is rendered. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => find()?.focus());
}

/**
 * Shows a value's field once it is rendered, or else the nearest field that contains it.
 * @param isFocused whether it gets the focus too
 */
export function focusField(fieldRef: FieldRef, isFocused: boolean = true): void {
  setTimeout(() => {
    for (let { path } = fieldRef; path; path = path.slice(0, path.lastIndexOf('/'))) {
      const found = document.getElementById(keyOf({ ...fieldRef, path }));
      if (!found) continue;
      found.scrollIntoView({ block: 'center' });
      if (isFocused) found.focus({ preventScroll: true });
      return;
    }
  });
}

/** Why a value cannot be published: found at publishing, or when it was saved. */
export function useProblem(key: string): string | undefined {
  const { placeholders } = useContentTexts();
  const problem = useAtomValue(useMemo(() => atom((get) => problemOf(get, key)), [key]));
  return problem && toShown(problem, placeholders);
}

function problemOf(get: Getter, key: string): string | undefined {
  const { document = '' } = fieldRefOf(key) ?? {};
  const found = get(documentMapAtom).get(document)?.problems[key];
  const language = get(languageAtom);
  const kept = found && (found.words?.[language] ?? fieldMessage(found as FieldError, language));
  return get(problemsAtom).get(key) ?? kept;
}

/** Attributes that connect the control of a value with its field and its error (`ProblemAt`). */
export function useTie(fieldRef: FieldRef) {
  const id = keyOf(fieldRef);
  const isWrong = useProblem(id) !== undefined;
  return { id, 'aria-invalid': isWrong || undefined, 'aria-describedby': `${id}-problem` } as const;
}

type ProblemAtProps = { readonly at: string; readonly failure?: string | undefined };

/** The error of a value, or a newer failure. */
export function ProblemAt({ at, failure }: ProblemAtProps) {
  const problem = useProblem(at);
  return (
    <p id={`${at}-problem`} className="text-sm font-medium text-error empty:hidden">
      {failure ?? problem}
    </p>
  );
}
