import { fill } from '#contract/fill.ts';
import { ApplicationSlot } from '../features/application/application-slot.tsx';
import { longDate } from '../format/date.ts';
import { useChrome } from '../loading/content-cache.ts';
import { Paragraphs, PointList } from '../sections/linked-text.tsx';
import { Openings, placeOf } from '../sections/openings.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { Section } from '../sections/section.tsx';
import { primaryAction, quietAction, secondaryAction } from '../ui/button.ts';
import { PageLink } from '../ui/page-link.tsx';
import { QuietLine } from '../ui/quiet-line.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { PageProps } from './page-props.ts';

const toList = { page: 'life', section: 'join-team' } as const;

/** The page of an opening: its facts, its texts, and the application to it. */
export default function OpeningPage({ content, opening }: Required<PageProps<'life'>>) {
  const { careers } = useChrome().identity.email;
  const { openings: texts, paragraphs } = content.sections['join-team'];
  if (opening.isClosed) return <ClosedOpening {...{ content, opening }} />;
  return (
    <>
      <PageHero title={opening.title} lead={opening.lead}>
        <Facts {...{ content, opening }} />
        <p className="mt-8 flex flex-wrap gap-4">
          <a href="#apply" className={primaryAction}>
            {unbroken(texts.apply)}
          </a>
          <PageLink {...toList} className={secondaryAction}>
            {unbroken(texts.all)}
          </PageLink>
        </p>
        <QuietLine />
      </PageHero>
      <div className="wrap air">
        {(['does', 'brings', 'offers'] as const).map((part) => (
          <section key={part} className="beside border-t border-line py-8">
            <h2 className="title-item">{unbroken(texts[part])}</h2>
            <div className="read wrap-anywhere">
              <PointList points={opening[part]} />
            </div>
          </section>
        ))}
      </div>
      <Section
        id="apply"
        title={texts.apply}
        ground="deep"
        aside={
          <>
            <Paragraphs texts={paragraphs.slice(1)} />
            <p>
              {texts.questions}{' '}
              <a href={`mailto:${careers}`} className="inline-link">
                {careers}
              </a>
            </p>
          </>
        }
      >
        <ApplicationSlot opening={opening} />
      </Section>
    </>
  );
}

function Facts({ content, opening }: Required<PageProps<'life'>>) {
  const { months } = useChrome();
  const { openings: texts } = content.sections['join-team'];
  const { department, employment, closes, pay } = opening;
  const ends = pay?.from && pay.to ? 'whole' : pay?.from ? 'from' : 'to';
  const facts: (readonly [label: string, value: string])[] = [
    [texts.facts.department, department],
    [texts.facts.place, placeOf(opening, texts.workplaces)],
    [texts.facts.employment, texts.employments[employment]],
    [texts.facts.closes, longDate(closes, months)],
    ...(pay ? [[texts.facts.pay, fill(texts.pay[ends], { amount: pay.amount })] as const] : []),
  ];
  return (
    <dl className="mt-10 grid grid-cols-2 gap-x-6 lg:grid-cols-4">
      {facts.map(([label, value], index) => (
        <div
          key={label}
          className={`border-t border-hair py-3.5 ${index === 4 ? 'col-span-full' : ''}`}
        >
          <dt className="text-[0.95rem] text-muted">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Says that a position is closed, and shows the open ones. */
function ClosedOpening({ content, opening }: Required<PageProps<'life'>>) {
  const { openings: texts } = content.sections['join-team'];
  const { closed } = texts;
  return (
    <>
      <PageHero
        title={closed.title}
        lead={fill(closed.text, { title: opening.title })}
        foot={
          <div className="wrap pb-4 lg:pb-8">
            <QuietLine />
          </div>
        }
      />
      <Section id="openings" title={texts.title}>
        <Openings />
        <PageLink {...toList} className={`${quietAction} justify-self-start`}>
          {unbroken(closed.general)}
        </PageLink>
      </Section>
    </>
  );
}
