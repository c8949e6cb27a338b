import type { Ref } from 'react';
import { replyLimits } from '#contract/field-limits.ts';
import type { Language } from '#contract/languages.ts';
import { SmallField, smallFieldClass } from '../ui/small-field.tsx';

type Written = { readonly subject: string; readonly text: string };

type LetterFieldsProps = {
  readonly labels: Written;
  readonly words: Written;
  readonly errors: { readonly [Name in keyof Written]?: string | undefined };
  /** In which it is written. */
  readonly language: Language;
  readonly isReadOnly: boolean;
  /** The heights of the text. */
  readonly className: string;
  readonly textRef?: Ref<HTMLTextAreaElement>;
  onWords(change: Partial<Written>): void;
  onBlur?(): void;
};

/** The subject and the text of a letter, each with its error. */
export function LetterFields(props: LetterFieldsProps) {
  const { labels, words, errors, language, isReadOnly, className, textRef, onWords, onBlur } =
    props;
  const shared = { lang: language, readOnly: isReadOnly, onBlur };
  return (
    <>
      <SmallField label={labels.subject} error={errors.subject}>
        {(tie) => (
          <input
            {...tie}
            {...shared}
            name="subject"
            value={words.subject}
            maxLength={replyLimits.subject}
            autoComplete="off"
            onChange={({ target }) => onWords({ subject: target.value })}
            className={`h-11 ${smallFieldClass}`}
          />
        )}
      </SmallField>
      <SmallField label={labels.text} error={errors.text}>
        {(tie) => (
          <textarea
            {...tie}
            {...shared}
            ref={textRef}
            name="text"
            value={words.text}
            dir="auto"
            onChange={({ target }) => onWords({ text: target.value })}
            className={`block field-sizing-content resize-none py-3 leading-relaxed ${className} ${smallFieldClass}`}
          />
        )}
      </SmallField>
    </>
  );
}
