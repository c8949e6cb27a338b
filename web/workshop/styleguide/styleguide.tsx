import { Suspense, useEffect, useState, useTransition } from 'react';
import { Router } from 'wouter';
import type { Language } from '#contract/languages.ts';
import { Toaster } from '../../features/toasts/toaster.tsx';
import { useChrome } from '../../loading/content-cache.ts';
import { EventReplay } from '../../loading/event-replay.tsx';
import { PageLanguage } from '../../loading/page-language.ts';
import { useLanguageStore } from '../../state/language-store.ts';
import { Loading } from '../../ui/loading.tsx';
import { ChapterPart } from './chapter-part.tsx';
import { colour } from './colour.tsx';
import { controls } from './controls.tsx';
import { feedback } from './feedback.tsx';
import { forms } from './forms.tsx';
import { frame } from './frame.tsx';
import { heroes } from './heroes.tsx';
import { Introduction } from './introduction.tsx';
import { mail } from './mail.tsx';
import { overlays } from './overlays.tsx';
import { pictures } from './pictures.tsx';
import { sections } from './sections.tsx';
import { space } from './space.tsx';
import { TopBar } from './top-bar.tsx';
import { type } from './type.tsx';
import { words } from './words.tsx';

const chapters = [
  ...[colour, type, space, controls, forms, words],
  ...[sections, heroes, frame, overlays, pictures, feedback, mail],
];

/** Links of samples lead to the real site: the styleguide has no routes. */
const useLeave = (): [string, (to: string) => void] => [
  location.pathname,
  (to) => location.assign(to),
];

/** Every piece of the design system in every state, for anyone who changes the look. */
export function Styleguide() {
  const { stored, store } = useLanguageStore();
  const [language, setLanguage] = useState(stored);
  // Keeps what is shown until the other language's texts are loaded.
  const [, startTransition] = useTransition();
  const choose = (next: Language) => {
    store(next);
    startTransition(() => setLanguage(next));
  };
  return (
    <Router hook={useLeave}>
      <Suspense fallback={<Loading />}>
        <PageLanguage value={language}>
          <Contents language={language} onChoose={choose} />
        </PageLanguage>
      </Suspense>
    </Router>
  );
}

type ContentsProps = { readonly language: Language; onChoose(language: Language): void };

function Contents({ language, onChoose }: ContentsProps) {
  const given = { language, chrome: useChrome() };
  // Scrolls to the target of the hash, which did not exist when the browser looked for it.
  useEffect(() => {
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <TopBar language={language} chapters={chapters} onChoose={onChoose} />
      <main>
        <Introduction chapters={chapters} />
        {chapters.map((chapter, index) => (
          <ChapterPart key={chapter.id} chapter={chapter} number={index + 1} given={given} />
        ))}
      </main>
      <Toaster texts={given.chrome.toast} />
      <EventReplay />
    </>
  );
}
