import { use } from 'react';
import type { PageContent } from '#contract/content/schema.ts';
import type { Language } from '#contract/languages.ts';
import { ContentContext, contentPath } from '../../loading/content-cache.ts';
import type { Chapter } from './piece.ts';
import { useReading } from './use-reading.ts';

export const type: Chapter = {
  id: 'type',
  title: 'Type',
  lead: 'Bricolage Grotesque for headings, Instrument Sans for text, both self-hosted. Sizes are fluid: what stands beside a sample was measured on this screen.',
  pieces: [
    {
      title: 'Scale',
      note: 'Headings are balanced and tight; text is 46 to 70 characters a line. The last line of each step is a long Turkish word: it must fit a phone.',
      layout: 'bands',
      Sample: Scale,
    },
    {
      title: 'Letters and figures',
      note: 'What Turkish needs and what English needs, in both faces and weights. Figures are tabular where they stand in columns.',
      Sample: Letters,
    },
  ],
};

type Texts = PageContent<'home'>;

/** By class name: a text of the home page, and a long word. */
const steps: Readonly<Record<string, readonly [text: (texts: Texts) => string, long: string]>> = {
  'title-hero': [(texts) => texts.hero.title, 'Sürdürülebilirlik'],
  'title-section': [(texts) => texts.areas.title, 'Karşılaştırılabilirlik'],
  'title-item': [(texts) => texts.more.life.title, 'Uluslararasılaştırdıklarımızdan'],
  'prose-text': [(texts) => texts.certificates.text, 'Çekoslovakyalılaştıramadıklarımızdan'],
  'text-sm': [(texts) => texts.callToAction.text, 'Afyonkarahisarlılaştıramadıklarımızdan'],
};

function Scale() {
  const tr = useHome('tr');
  const en = useHome('en');
  return (
    <div className="wrap pb-6">
      {Object.entries(steps).map(([name, [textOf, long]]) => (
        <Step key={name} name={name} tr={textOf(tr)} en={textOf(en)} long={long} />
      ))}
    </div>
  );
}

/** The texts of the home page in a language. */
function useHome(language: Language): Texts {
  return use(use(ContentContext).get(contentPath(language, 'home'))) as Texts;
}

type StepProps = {
  readonly name: string;
  readonly tr: string;
  readonly en: string;
  readonly long: string;
};

function Step({ name, tr, en, long }: StepProps) {
  const { element, reading } = useReading<HTMLParagraphElement>(readType);
  // Styled like a heading in theme.css: a real one would enter the outline of the page.
  const face = name.startsWith('title-')
    ? 'font-heading font-semibold tracking-[-0.02em] leading-[1.08] text-balance'
    : '';
  const sample = `${face} ${name}`;
  return (
    <div className="grid gap-4 border-t border-line py-8 first:border-t-0 lg:grid-cols-[9rem_1fr] lg:gap-8">
      <p lang="en" className="text-sm text-muted figures">
        <span className="block font-semibold text-text">{name}</span>
        {reading}
      </p>
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <p ref={element} lang="tr" className={sample}>
          {tr}
        </p>
        <p lang="en" className={sample}>
          {en}
        </p>
        <p lang="tr" className={`${sample} text-link`}>
          {long}
        </p>
      </div>
    </div>
  );
}

function readType(element: Element): string {
  const { fontSize, lineHeight } = getComputedStyle(element);
  const pixels = (length: string) => Number.parseFloat(length).toFixed(1).replace('.0', '');
  return `${pixels(fontSize)} / ${pixels(lineHeight)} px`;
}

const alphabet = 'Aa Bb Cc Çç Ğğ Iı İi Öö Şş Üü â î û £ € ₺ & ? ! “ ” ’ …';
const figures = ['0123456789', '1111111111', '2026 · 24/7 · 150+'] as const;

function Letters() {
  return (
    <div className="grid gap-6">
      {['font-heading text-3xl font-semibold', 'text-xl', 'text-xl font-semibold'].map((look) => (
        <p key={look} lang="tr" className={look}>
          {alphabet}
        </p>
      ))}
      <p className="grid justify-start text-2xl figures">
        {figures.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}
