import { useAtom } from 'jotai';
import { languages } from '#contract/languages.ts';
import { languageAtom, useTexts } from '../language.ts';

export function LanguageChoice() {
  const texts = useTexts();
  const [current, choose] = useAtom(languageAtom);
  return (
    <fieldset className="flex">
      <legend className="sr-only">{texts.language}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => choose(language)}
          className="min-h-11 min-w-11 rounded-full text-sm font-semibold uppercase hover:underline aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-8"
        >
          {language}
        </button>
      ))}
    </fieldset>
  );
}
