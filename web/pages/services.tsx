import { type ReactNode, useRef } from 'react';
import type { SectionId } from '#contract/content/site-map.ts';
import { mostUnits } from '#contract/sms-length.ts';
import { Coverage } from '../features/coverage/coverage.tsx';
import { useChrome, usePageContent } from '../loading/content-cache.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ChapterLine } from '../sections/chapter-line.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { ServiceChapter } from '../sections/service-chapter.tsx';
import { useInView } from '../ui/in-view.ts';
import { lazy } from '../ui/lazy.tsx';
import { LoadFailure } from '../ui/load-failure.tsx';
import { unbroken } from '../ui/unbroken.tsx';
import type { PageProps } from './page-props.ts';

const CodeSamples = lazy(() => import('../features/code-samples/code-samples.tsx'));
const SmsCalculator = lazy(() => import('../features/sms-calculator/sms-calculator.tsx'));
/** Columns of the table of lengths. */
const partNumbers = [1, 2, 3, 4];

export default function Services({ content }: PageProps<'services'>) {
  const { serviceAreas } = useChrome().identity;
  return (
    <>
      <PageHero {...content.hero} leadAt="right" picture="call" />
      <ChapterLine />
      {serviceAreas.map((area, index) => {
        const texts = content.sections[area.id as SectionId<'services'>];
        // The texts in the browser's cache may be older than the area.
        if (!texts) return null;
        return (
          <ServiceChapter
            key={area.id}
            area={area}
            content={texts}
            number={index + 1}
            count={serviceAreas.length}
          >
            {area.id === 'international-ops' && content.countries.length > 0 && (
              <Coverage texts={content.coverage} countries={content.countries} />
            )}
            {area.id === 'communication-tech' && <Messages />}
            {area.id === 'digital-services' && <Developers />}
          </ServiceChapter>
        );
      })}
      <CallToAction content={content.callToAction} query="form=quote" />
    </>
  );
}

type ToolProps = {
  readonly texts: { readonly title: string; readonly text: string };
  /** Reserves the height of `part`, which is loaded when it comes into view. */
  readonly slot: string;
  readonly part: ReactNode;
  readonly children?: ReactNode;
};

/** What visitors can try in a chapter. */
function Tool({ texts, slot, part, children }: ToolProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, '100%');
  const intro = <p className="prose-text self-end">{unbroken(texts.text)}</p>;
  return (
    <div className="wrap grid gap-x-16 gap-y-8 pb-20 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <h3 className="title-section">{unbroken(texts.title)}</h3>
        {children && intro}
      </div>
      {children ?? intro}
      <div ref={place} className={`needs-script min-w-0 lg:col-span-2 ${slot}`}>
        {isNear && part}
      </div>
    </div>
  );
}

function Messages() {
  const texts = usePageContent('services').smsCalculator;
  const { sender } = useChrome().identity.api;
  const failure = <LoadFailure onRetry={SmsCalculator.retry} />;
  const part = <SmsCalculator texts={texts} sender={sender} failure={failure} />;
  const rows = (['gsm7', 'turkishLockingShift', 'ucs2'] as const).map((alphabet) => ({
    name: texts.alphabets[alphabet],
    cells: partNumbers.map((parts) => mostUnits(alphabet, parts)),
  }));
  return (
    <Tool texts={texts} slot="sms-slot min-h-254 md:min-h-146 lg:min-h-140" part={part}>
      <div className="self-end">
        <table className="w-full border-collapse text-right figures">
          <caption className="pb-2 text-left text-muted">{texts.caption}</caption>
          <tbody>
            {[{ name: texts.parts, cells: partNumbers }, ...rows].map(({ name, cells }, row) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-2 text-left">
                  {name}
                </th>
                {cells.map((cell) =>
                  row ? <td key={cell}>{cell}</td> : <th key={cell}>{cell}</th>,
                )}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-[0.95rem] text-muted">
          {`${texts.api} `}
          <code className="font-text font-semibold wrap-anywhere">GET /api/SmsLength?text=…</code>
        </p>
      </div>
    </Tool>
  );
}

function Developers() {
  const texts = usePageContent('services').codeSamples;
  const { api } = useChrome().identity;
  const failure = <LoadFailure onRetry={CodeSamples.retry} />;
  const part = <CodeSamples texts={texts} api={api} failure={failure} />;
  return <Tool texts={texts} slot="code-slot min-h-192 lg:min-h-[30.3rem]" part={part} />;
}
