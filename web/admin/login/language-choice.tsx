import { type Language, languages } from '#contract/languages.ts';
import { useLanguage } from '../language.ts';
import { loginTexts } from './texts.ts';

/** The languages as buttons, of which the current one is pressed. */
export function LanguageChoice({ onChoose }: { onChoose(language: Language): void }) {
  const current = useLanguage();
  return (
    <fieldset className="flex">
      <legend className="sr-only">{loginTexts[current].language}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => onChoose(language)}
          className="min-h-11 min-w-11 rounded-full text-sm font-semibold uppercase hover:underline aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-8"
        >
          {language}
        </button>
      ))}
    </fieldset>
  );
}
