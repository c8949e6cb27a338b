import { useEffect, useRef, useState } from 'react';
import { type Language, languages } from '#contract/languages.ts';
import { SchemeSwitch } from '../../features/scheme/scheme-switch.tsx';
import type { Chapter, SampleProps } from './piece.ts';

type TopBarProps = Pick<SampleProps, 'language'> & {
  readonly chapters: readonly Chapter[];
  readonly onChoose: (language: Language) => void;
};

/** The table of contents, always visible, and the controls for all samples. */
export function TopBar({ chapters, language, onChoose }: TopBarProps) {
  return (
    <header className="night sticky top-0 z-30 border-b border-line">
      <div className="wrap flex h-17 items-center gap-4">
        <Contents chapters={chapters} />
        <LanguageToggle chosen={language} onChoose={onChoose} />
        {/* Too wide for a phone: there the introduction has it. */}
        <div className="max-lg:hidden [&_button]:min-h-9 [&_button]:px-3">
          <SchemeSwitch />
        </div>
      </div>
    </header>
  );
}

/** Pixels of the previous entry that stay visible, to show that the list scrolls. */
const stripMargin = 40;

function Contents({ chapters }: Pick<TopBarProps, 'chapters'>) {
  const strip = useRef<HTMLElement>(null);
  const inView = useChapterInView(chapters);
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>(`[href="#${inView}"]`);
    // Keeps the current chapter visible where the strip is wider than the screen.
    strip.current?.scrollTo({ left: (link?.offsetLeft ?? 0) - stripMargin });
  }, [inView]);
  return (
    <nav
      ref={strip}
      aria-label="Contents"
      className="relative -ml-2.5 grow overflow-x-auto py-2 [scrollbar-width:none] max-lg:mask-r-from-85%"
    >
      <ol className="flex text-[0.9rem] font-medium max-lg:pr-10">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === inView ? 'true' : undefined}
              className="block rounded-full px-2.5 py-1.5 text-mist hover:text-white aria-[current=true]:text-dawn"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

type LanguageToggleProps = Pick<TopBarProps, 'onChoose'> & { readonly chosen: Language };

function LanguageToggle({ chosen, onChoose }: LanguageToggleProps) {
  return (
    <fieldset className="flex text-sm font-semibold">
      <legend className="sr-only">Language of the samples</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          aria-pressed={language === chosen}
          onClick={() => onChoose(language)}
          className="min-h-11 min-w-10 rounded-full uppercase text-mist hover:text-white aria-pressed:text-dawn"
        >
          {language}
        </button>
      ))}
    </fieldset>
  );
}

/** The margin that leaves a line a third down the screen: the chapter that crosses it is being read. */
const readingLine = '-33% 0px -66%';

/** The id of the chapter that is being read. */
function useChapterInView(chapters: readonly Chapter[]): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered) setInView(entered.target.id);
      },
      { rootMargin: readingLine },
    );
    for (const { id } of chapters) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [chapters]);
  return inView;
}
