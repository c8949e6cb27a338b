import type { Ref } from 'react';
import { replyLimits } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import { useTexts } from '../language.ts';
import { SmallField, smallFieldClass } from '../ui/small-field.tsx';
import type { Words } from './draft-text.ts';
import { type Replied, unnamedIn } from './fill.ts';

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

type UnnamedLineProps = { readonly words: Words; readonly replied: Replied };

/** Warns that an invitation does not name its interview, which may have been moved since. */
export function UnnamedLine({ words, replied }: UnnamedLineProps) {
  const texts = useTexts().replies;
  const interview = unnamedIn(words, replied);
  return (
    <p role="status" className="rounded-xl bg-chosen px-3.5 py-2 wrap-anywhere empty:hidden">
      {interview && fill(texts.unnamed, { interview })}
    </p>
  );
}
