import type { ReactNode } from 'react';
import type { PageContent } from '#contract/content/schema.ts';
import { fill } from '#contract/fill.ts';
import { longDate } from '../format/date.ts';
import { useChrome } from '../loading/content-cache.ts';
import { Announcements } from '../sections/announcements.tsx';
import { LinkedText, Paragraphs, PointList } from '../sections/linked-text.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { DescribedLine } from '../ui/described-line.tsx';
import { QuietLine } from '../ui/quiet-line.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { PageProps } from './page-props.ts';

/** A legal document: its contents beside its text. */
export default function LegalPage({ content }: PageProps<'privacy' | 'cookies' | 'legal'>) {
  const { updatedOn, months, onThisPage } = useChrome();
  const sections: LegalSectionProps[] = content.sections.map((section, index) => ({
    id: section.id || `s${index + 1}`,
    content: section,
  }));
  if ('accessibility' in content) {
    const { informationSociety, accessibility } = content;
    sections.push(
      {
        ...{ id: 'information-society', content: informationSociety },
        children: <Announcements content={informationSociety} />,
      },
      { id: 'accessibility', content: accessibility },
    );
  }
  return (
    <>
      <PageHero
        title={content.heroTitle}
        lead={content.heroDescription}
        leadAt="right"
        foot={
          <div className="wrap pb-4 lg:pb-8">
            <QuietLine />
          </div>
        }
      >
        <p className="mt-4 text-muted">
          <time dateTime={content.updated}>
            {fill(updatedOn, { date: longDate(content.updated, months) })}
          </time>
        </p>
      </PageHero>
      <div className="wrap air beside">
        <nav aria-labelledby="on-this-page" className="lg:sticky lg:top-32 lg:self-start">
          <h2
            id="on-this-page"
            className="font-text text-base font-semibold tracking-normal text-muted"
          >
            {onThisPage}
          </h2>
          <ol className="mt-3">
            {sections.map(({ id, content: { title } }) => (
              <li key={id} className="border-t border-line">
                <a href={`#${id}`} className="block py-2.5 text-[0.95rem] hover:text-link">
                  {unbroken(title)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="read">
          {sections.map((section) => (
            <LegalSection key={section.id} {...section} />
          ))}
        </div>
      </div>
    </>
  );
}

type LegalSectionProps = {
  /** The hash of links to it. */
  readonly id: string;
  readonly content: PageContent<'privacy'>['sections'][number];
  /** Below its texts. */
  readonly children?: ReactNode;
};

function LegalSection({ id, content, children }: LegalSectionProps) {
  const { title, paragraphs, points, lines, records, closing } = content;
  return (
    <section id={id} className="grid gap-5 border-t border-line py-8">
      <h2 className="title-item">{unbroken(title)}</h2>
      <div className="grid content-start gap-4">
        <Paragraphs texts={paragraphs} />
        {points && <PointList points={points} />}
        {lines && (
          <dl className={list}>
            {lines.map(({ label, text }) => (
              <DescribedLine key={label} label={label}>
                <LinkedText text={text} />
              </DescribedLine>
            ))}
          </dl>
        )}
        {records && (
          <dl className={list} translate="no">
            {records.map(({ name, text, kept }) => (
              <DescribedLine key={name} label={name}>
                <span translate="yes">
                  {unbroken(text)} <span className="block text-muted">{unbroken(kept)}</span>
                </span>
              </DescribedLine>
            ))}
          </dl>
        )}
        {closing && <Paragraphs texts={closing} />}
        {children}
      </div>
    </section>
  );
}

const list = 'grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr] sm:[&_dt]:mb-0';
