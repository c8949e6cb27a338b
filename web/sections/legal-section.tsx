import type { Language } from '#contract/languages.ts';
import type { PageContent } from '../content/schema.ts';
import { DescribedLine } from '../ui/described-line.tsx';
import { LinkedText } from './linked-text.tsx';
import { Paragraphs } from './paragraphs.tsx';
import { PointList } from './point-list.tsx';

type LegalContent = PageContent<'privacy'>['sections'][number];
type LegalSectionProps = {
  /** The hash of links to it. */
  readonly id: string;
  readonly content: LegalContent;
  readonly language: Language;
};

/** A titled section of a legal page: paragraphs and lists. */
export function LegalSection({ id, content, language }: LegalSectionProps) {
  const { title, paragraphs, points, lines, records, closing } = content;
  return (
    <section id={id} className="legal-section border-t border-line py-8">
      <h2 className="title-item">{title}</h2>
      <div className="grid content-start gap-4">
        <Paragraphs texts={paragraphs} language={language} />
        {points && <PointList points={points} language={language} />}
        {lines && (
          <dl className={list}>
            {lines.map(({ label, text }) => (
              <DescribedLine key={label} label={label}>
                <LinkedText text={text} language={language} />
              </DescribedLine>
            ))}
          </dl>
        )}
        {records && (
          <dl className={list} translate="no">
            {records.map(({ name, text, kept }) => (
              <DescribedLine key={name} label={name}>
                <span translate="yes">
                  {text} <span className="block text-muted">{kept}</span>
                </span>
              </DescribedLine>
            ))}
          </dl>
        )}
        {closing && <Paragraphs texts={closing} language={language} />}
      </div>
    </section>
  );
}

const list = 'grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]';
