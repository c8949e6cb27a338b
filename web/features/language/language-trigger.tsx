import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import type { PageId } from '#contract/content/site-map.ts';
import { type Language, languageRecords } from '#contract/languages.ts';
import { Icon } from '../../ui/icon.tsx';

/** The props of the language menu, before and after it is loaded. */
export type LanguageChoiceProps = {
  readonly page: PageId;
  readonly language: Language;
  readonly label: string;
};

type LanguageTriggerProps = ComponentProps<'button'> & {
  readonly label: string;
  readonly language: Language;
};

/** The button of the language menu, which shows the current language. */
export function LanguageTrigger({ label, language, ...button }: LanguageTriggerProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...button}
      aria-label={`${label}: ${language.toUpperCase()}, ${languageRecords[language].name}`}
      className="group needs-script inline-flex h-11 shrink-0 items-center gap-1 rounded-full border border-hair px-3.5 text-sm font-semibold uppercase hover:bg-veil"
    >
      <span lang={language}>{language}</span>
      <Icon drawing={ChevronDown} size={14} className="group-aria-expanded:rotate-180" />
    </button>
  );
}
