import { Fragment } from 'react';
import { languages } from '#contract/languages.ts';
import { crashTexts } from '../content/crash-texts.ts';
import { primaryAction } from './button.ts';
import { Logo } from './logo.tsx';

/** English first: its words are the specification's. */
const [first, ...others] = ['en' as const, ...languages.filter((language) => language !== 'en')];

/**
 * What a visitor sees when drawing the page failed, in every language.
 * @param name the company's, beside its logo
 */
export function CrashScreen({ name }: { readonly name: string }) {
  return (
    <main className="wrap grid gap-12 py-16">
      {/* A plain link: what draws pages may be broken too. */}
      <a href="/">
        <Logo name={name} onPaper />
      </a>
      <div lang={first} role="alert">
        <h1 className="title-section">{crashTexts[first].title}</h1>
        <p className="prose-text mt-4">{crashTexts[first].text}</p>
      </div>
      {others.map((language) => (
        <div key={language} lang={language}>
          <h2 className="title-item">{crashTexts[language].title}</h2>
          <p className="prose-text mt-3">{crashTexts[language].text}</p>
        </div>
      ))}
      <button
        type="button"
        className={`${primaryAction} gap-1 justify-self-start`}
        onClick={() => location.reload()}
      >
        {[first, ...others].map((language, index) => (
          <Fragment key={language}>
            {index > 0 && ' · '}
            <span lang={language}>{crashTexts[language].refresh}</span>
          </Fragment>
        ))}
      </button>
    </main>
  );
}
