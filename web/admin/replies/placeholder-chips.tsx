import { Plus } from 'lucide';
import { placeholders } from '#contract/admin/canned-answers.ts';
import { Icon } from '../../ui/icon.tsx';
import { useReader } from '../language.ts';
import { placeholderIn } from './placeholder-names.ts';

type PlaceholderChipsProps = {
  /** Finds the field that a placeholder goes into. */
  fieldNow(): HTMLInputElement | HTMLTextAreaElement | null | undefined;
};

/** The placeholders of a canned answer, each a button that puts it at the caret. */
export function PlaceholderChips({ fieldNow }: PlaceholderChipsProps) {
  const { texts, language } = useReader();
  const { fill: label, placeholders: meanings } = texts.replies.answers;
  const insert = (words: string) => {
    const field = fieldNow();
    if (!field || field.readOnly) return;
    field.focus();
    field.setRangeText(words, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container everywhere
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2 text-sm">
      <span aria-hidden="true" className="text-muted">
        {label}
      </span>
      {placeholders.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => insert(placeholderIn(name, language))}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-full bg-chosen px-3 font-medium hover:underline pointer-coarse:min-h-11"
        >
          <Icon drawing={Plus} size={14} />
          {meanings[name]}
        </button>
      ))}
    </div>
  );
}
