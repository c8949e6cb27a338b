import { Fragment } from 'react';
import { languages } from '#contract/languages.ts';
import { crashTexts } from '../content/crash-texts.ts';
import { primaryAction } from './button.ts';

/** English first, with the specification's words. */
const ordered = ['en', ...languages.filter((language) => language !== 'en')] as const;

/**
 * Shown when rendering a page failed, in every language.
 * @param name the company's
 */
export function CrashScreen({ name }: { readonly name: string }) {
  return (
    <main className="mx-auto grid max-w-[82.5rem] gap-12 px-[clamp(1rem,3vw,2.5rem)] py-16">
      <title>{`${crashTexts[ordered[0]].title} · ${name}`}</title>
      {/* A plain link: the router may be broken too. */}
      <a href="/" className="font-heading text-xl font-semibold">
        {name}
      </a>
      {ordered.map((language, index) => (
        <div key={language} lang={language} role={index ? undefined : 'alert'}>
          {index ? (
            <h2 className="text-2xl">{crashTexts[language].title}</h2>
          ) : (
            <h1 className="text-4xl">{crashTexts[language].title}</h1>
          )}
          <p className="mt-4 max-w-[27em] text-muted">{crashTexts[language].text}</p>
        </div>
      ))}
      <button
        type="button"
        className={`${primaryAction} gap-1 justify-self-start`}
        onClick={() => location.reload()}
      >
        {ordered.map((language, index) => (
          <Fragment key={language}>
            {index > 0 && ' · '}
            <span lang={language}>{crashTexts[language].refresh}</span>
          </Fragment>
        ))}
      </button>
    </main>
  );
}
