import { mailHtml } from '#api/mail/mail-page.ts';
import type { Chapter, SampleProps } from './piece.ts';
import { sampleLetters } from './sample-letters.ts';
import { States } from './states.tsx';

/** As narrow as a phone, and as wide as a mail gets, with its margins. In pixels. */
const widths = [390, 624];
const schemes = ['light', 'dark'] as const;

export const mail: Chapter = {
  id: 'mail',
  title: 'Mail',
  lead: 'What the site sends, as a mail program shows it. Names and texts are samples; the rest is what its readers get. A long one scrolls in its frame.',
  pieces: Object.keys(sampleLetters('en')).map((title) => ({
    title,
    note: 'On a phone and as wide as it gets, in both schemes.',
    layout: 'own',
    Sample: ({ language }) => <Letters title={title} language={language} />,
  })),
};

/** A frame does not get the scheme of its element in every browser. */
function inScheme(html: string, scheme: (typeof schemes)[number]): string {
  return html
    .replace('(prefers-color-scheme: dark)', scheme === 'dark' ? 'all' : 'not all')
    .replace('content="light dark"', `content="${scheme}"`);
}

type LettersProps = Pick<SampleProps, 'language'> & { readonly title: string };

function Letters({ title, language }: LettersProps) {
  const letter = sampleLetters(language)[title];
  if (!letter) return null;
  const html = mailHtml(letter);
  const states = schemes.map((scheme) => [
    `${letter.subject} · ${scheme}`,
    <div key={scheme} className="flex flex-wrap gap-5">
      {widths.map((width) => (
        <iframe
          key={width}
          title={`${title}, ${scheme}, ${width} px`}
          sandbox=""
          srcDoc={inScheme(html, scheme)}
          loading="lazy"
          {...{ width, height: 560 }}
          className="max-w-full border border-line"
        />
      ))}
    </div>,
  ]);
  return (
    <div className="wrap">
      <States of={Object.fromEntries(states)} />
    </div>
  );
}
