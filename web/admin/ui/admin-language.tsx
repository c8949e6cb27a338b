import { useSetAtom } from 'jotai';
import type { Language } from '#contract/languages.ts';
import { notify } from '../../features/toasts/notify.ts';
import { languageAtom, useTexts } from '../language.ts';
import { LanguageChoice } from '../login/language-choice.tsx';
import { forgetFailedTexts, loadTexts } from '../texts/index.ts';

/** The choice of the admin's language, which changes once its texts are loaded. */
export function AdminLanguage() {
  const { actionFailed } = useTexts();
  const choose = useSetAtom(languageAtom);
  const onChoose = async (language: Language) => {
    try {
      await loadTexts(language);
      choose(language);
    } catch {
      forgetFailedTexts();
      notify('error', actionFailed);
    }
  };
  return <LanguageChoice onChoose={onChoose} />;
}
