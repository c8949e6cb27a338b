import { useSetAtom } from 'jotai';
import { CalendarCheck, CalendarPlus, CalendarX } from 'lucide';
import { useState } from 'react';
import type { WholeApplication } from '#contract/admin/application.ts';
import { type Interview, readInterview } from '#contract/admin/hiring.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { Icon } from '../../../ui/icon.tsx';
import { fetchFileAtom, saveFile } from '../../api-client/download.ts';
import { useLanguage, useTexts } from '../../language.ts';
import { useMay } from '../../session/user.ts';
import { LinkButton } from '../../ui/buttons.tsx';
import { focusRecord } from '../../ui/focus-page.ts';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { isCurrent } from '../board/cards.ts';
import { decideAtom } from '../marks.ts';
import { InterviewDialog } from './interview-dialog.tsx';
import { interviewTime, isAhead } from './interview-words.ts';

/** The interview of the open application: when and where it is, or a button that plans one. */
export function InterviewPart({ application }: { application: WholeApplication }) {
  const texts = useTexts().hiring;
  const [isPlanning, setPlanning] = useState(false);
  const { interview } = application;
  const mayPlan = useMay('applicationWork');
  useShortcuts({
    ...(mayPlan && {
      i: {
        does: texts.plan,
        run: () => {
          if (isCurrent(application.id)) setPlanning(true);
        },
      },
    }),
  });
  return (
    <>
      {interview ? (
        <InterviewLine {...{ application, interview }} onChange={() => setPlanning(true)} />
      ) : (
        <LinkButton
          id="interview"
          title={`${texts.plan} (i)`}
          onClick={() => setPlanning(true)}
          className="no-print mt-2 inline-flex items-center gap-2"
        >
          <Icon drawing={CalendarPlus} size={18} />
          {texts.plan}
        </LinkButton>
      )}
      <InterviewDialog
        application={application}
        isOpen={isPlanning}
        onClose={() => setPlanning(false)}
      />
    </>
  );
}

type InterviewLineProps = {
  readonly application: WholeApplication;
  readonly interview: Interview;
  onChange(): void;
};

function InterviewLine({ application, interview, onChange }: InterviewLineProps) {
  const texts = useTexts().hiring;
  const language = useLanguage();
  const decide = useSetAtom(decideAtom);
  const fetchFile = useSetAtom(fetchFileAtom);
  const { at, minutes, place, isCancelled } = interview;
  const words = isCancelled ? texts.cancelled : isAhead(interview) ? texts.on : texts.over;
  const saveEvent = async () => {
    const outcome = await fetchFile(readInterview, { parameters: { id: application.id } });
    if (outcome.ok) saveFile(outcome.data.file, outcome.data.name);
    else notify('error', texts.fileFailed);
  };
  return (
    <div className="mt-3 rounded-2xl bg-chosen px-4 py-2.5">
      <p className="flex items-start gap-2">
        <Icon
          drawing={isCancelled ? CalendarX : CalendarCheck}
          size={18}
          className="mt-[0.3em] shrink-0 text-muted"
        />
        <span className="min-w-0 wrap-anywhere">
          <span className={isCancelled ? 'text-muted' : 'font-semibold'}>
            {fill(words, { time: interviewTime(at, language) })}
          </span>
          {!isCancelled && (
            <span className="text-muted">
              {' · '}
              {fill(texts.minutes, { count: minutes }, language)}
            </span>
          )}
          {place && !isCancelled && (
            <>
              {' · '}
              <Place>{place}</Place>
            </>
          )}
        </span>
      </p>
      <p className="no-print flex flex-wrap gap-x-5 pl-[1.625rem] text-sm">
        <LinkButton id="interview" onClick={onChange} title={`${texts.plan} (i)`}>
          {isCancelled ? texts.replan : texts.change}
        </LinkButton>
        <LinkButton onClick={saveEvent}>{isCancelled ? texts.cancelFile : texts.file}</LinkButton>
        {isCancelled && (
          <LinkButton
            onClick={() => {
              decide(application, { interview: null });
              focusRecord();
            }}
          >
            {texts.remove}
          </LinkButton>
        )}
      </p>
    </div>
  );
}

function Place({ children }: { children: string }) {
  if (!/^https?:\/\/\S+$/i.test(children)) return <bdi>{children}</bdi>;
  return (
    <a
      href={children}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link hover:underline"
    >
      <bdi>{children}</bdi>
    </a>
  );
}
