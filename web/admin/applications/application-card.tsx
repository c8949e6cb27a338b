import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowRightLeft } from 'lucide';
import { Link } from 'wouter';
import type { Application } from '#contract/admin/application.ts';
import { applicationStages } from '#contract/application.ts';
import { Icon } from '../../ui/icon.tsx';
import { timeOrDay } from '../date-format.ts';
import { isolated } from '../isolated.ts';
import { languageAtom, useTexts } from '../language.ts';
import { InterviewMark } from './interview-mark.tsx';
import { decideAtom } from './open.ts';
import { PoolMarks } from './pool-marks.tsx';
import { Stars } from './stars.tsx';

/** An application on the board. Its menu moves it as dragging does, for keyboard and touch. */
export function ApplicationCard({
  application,
  href,
}: {
  readonly application: Application;
  readonly href: string;
}) {
  const texts = useTexts().applications;
  const language = useAtomValue(languageAtom);
  const decide = useSetAtom(decideAtom);
  const { fullName, currentPosition, university, experience, rating, stage } = application;
  return (
    <article className="relative rounded-2xl border border-line bg-raised p-3.5 hover:border-edge">
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="min-w-0 font-text text-[0.95rem] font-semibold leading-normal tracking-normal">
          <Link href={href} className="block after:absolute after:inset-0 after:rounded-2xl">
            <bdi className="block truncate text-left">{fullName}</bdi>
          </Link>
        </h3>
        <time dateTime={application.createdAtUtc} className="shrink-0 text-sm text-muted">
          {timeOrDay(application.createdAtUtc, language)}
        </time>
      </div>
      <p className="text-sm text-muted">
        <bdi className="block truncate text-left">
          {currentPosition ?? university ?? texts.noPosition}
        </bdi>
      </p>
      <div className="mt-1 text-sm empty:hidden">
        <InterviewMark interview={application.interview} />
      </div>
      <div className="-mb-2 -mr-2 flex min-h-9 items-center gap-2.5 text-sm">
        <span className="whitespace-nowrap">{texts.experiences[experience]}</span>
        <PoolMarks application={application} />
        {rating !== null && <Stars rating={rating} />}
        <span className="relative z-[1] ml-auto grid size-9 place-items-center rounded-lg text-muted hover:bg-chosen has-focus-visible:outline-3 has-focus-visible:outline-[var(--focus)] pointer-coarse:size-11">
          <Icon drawing={ArrowRightLeft} size={17} />
          <select
            id={`move-${application.id}`}
            aria-label={texts.moveLabel.replace('{name}', () => isolated(fullName))}
            title={texts.move}
            value={stage}
            onChange={({ target }) => {
              const chosen = applicationStages.find((one) => one === target.value);
              if (!chosen) return;
              decide(application, { stage: chosen });
              // The card is rendered again in the other column, so the focus is moved there.
              setTimeout(() => document.getElementById(`move-${application.id}`)?.focus());
            }}
            className="absolute inset-0 w-full cursor-pointer appearance-none opacity-0"
          >
            {applicationStages.map((one) => (
              <option key={one} value={one}>
                {texts.stages[one]}
              </option>
            ))}
          </select>
        </span>
      </div>
    </article>
  );
}
