import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { WholeApplication } from '#contract/admin/application.ts';
import { type Interview, interviewMinutes } from '#contract/admin/hiring.ts';
import { applicationStages } from '#contract/application.ts';
import { fieldLimits, followUpYears, isNearDay } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../../features/toasts/notify.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextField } from '../../../ui/field.tsx';
import { countsAtom } from '../../api-client/counts.ts';
import { useLanguage, useTexts } from '../../language.ts';
import { tellOfInterviewAtom } from '../../replies/interview-letter.ts';
import { MainButton, QuietButton } from '../../ui/buttons.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Conflict } from '../../ui/conflict.tsx';
import { ErrorLine } from '../../ui/error-line.tsx';
import { decideAtom } from '../marks.ts';
import { InterviewDay, useInterviewDay } from './interview-day.tsx';
import { interviewInWords, isAhead, offsetInWords } from './interview-words.ts';

type InterviewInput = ReturnType<typeof inputOf>;

/** An interview being typed, until it is saved: survives Escape and a lock. */
type TypedInterview = {
  /** The version of the application when typing began, and its interview. */
  readonly version: number;
  readonly base: Interview | null;
  readonly input: InterviewInput;
};

const typedInterviewsAtom = atom<Readonly<Record<string, TypedInterview | undefined>>>({});

const durations = [15, 30, 45, 60, 90, 120];

type InterviewDialogProps = {
  readonly application: WholeApplication;
  readonly isOpen: boolean;
  onClose(): void;
};

/** Plans, moves or cancels the interview of an application. */
export function InterviewDialog({ application, isOpen, onClose }: InterviewDialogProps) {
  const texts = useTexts();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.hiring.interview}
      closeLabel={texts.close}
    >
      {isOpen && <InterviewForm {...{ application, onClose }} />}
    </Dialog>
  );
}

function InterviewForm({ application, onClose }: Omit<InterviewDialogProps, 'isOpen'>) {
  const { hiring: texts, applications, replies, actionFailed } = useTexts();
  const language = useLanguage();
  const decide = useSetAtom(decideAtom);
  const [allTyped, setAllTyped] = useAtom(typedInterviewsAtom);
  const { id, version, interview } = application;
  const mine = allTyped[id];
  const setTyped = (next: TypedInterview | undefined) =>
    setAllTyped((now) => ({ ...now, [id]: next }));
  const { input, ...begun } = mine ?? { version, base: interview, input: inputOf(interview) };
  const { day, time, minutes, place, isMoving, isTelling } = input;
  const planned = useInterviewDay(day, time);
  const canReply = useAtomValue(countsAtom)?.canReply;
  const tell = useSetAtom(tellOfInterviewAtom);
  const [errors, setErrors] = useState<{ day?: string; time?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const clock = `${day}T${time}`;
  const asTyped: Interview = {
    at: interview?.at.startsWith(clock) ? interview.at : clock,
    ...{ minutes, place: place.trim() || null, isCancelled: false },
  };
  // The dialog's own change is shown already, in the same version. It may also be stored although the response was
  // lost.
  const isLate =
    !isBusy &&
    begun.version !== version &&
    ![begun.base, asTyped].some((one) => JSON.stringify(one) === JSON.stringify(interview));
  const type = (change: Partial<InterviewInput>) => {
    if (!isBusy) setTyped({ ...begun, input: { ...input, ...change } });
  };
  const form = useRef<HTMLFormElement>(null);
  /** Continues with one of the two after another admin has changed the interview. */
  const settle = (next: TypedInterview | undefined) => {
    setTyped(next);
    setFailure('');
    form.current?.querySelector('input')?.focus();
  };
  // The dialog becomes modal after this, and would focus its close button.
  useEffect(() => {
    const timer = setTimeout(() => form.current?.querySelector('input')?.focus());
    return () => clearTimeout(timer);
  }, []);
  const stageNow = applicationStages.indexOf(application.stage);
  const isEarlier = stageNow < applicationStages.indexOf('interview');

  const send = async (change: Parameters<typeof decide>[1]) => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    const isMade = await decide(application, change, (text) => {
      if (form.current) setFailure(text || texts.failed);
      else notify('error', text || actionFailed);
    });
    setBusy(false);
    if (!isMade) return;
    setAllTyped((now) => (now[id] === mine ? { ...now, [id]: undefined } : now));
    // Closed meanwhile; a form that is open now is another one.
    if (!form.current) return;
    // Found again, since it may have been replaced. While the dialog is open, it cannot get the focus.
    const next = async () => {
      const isTold = canReply && isTelling && (await tell(application));
      if (!isTold) document.getElementById('interview')?.focus();
    };
    form.current.closest('dialog')?.addEventListener('close', next, { once: true });
    onClose();
  };
  const save = () =>
    send({ interview: asTyped, ...(isEarlier && isMoving && { stage: 'interview' as const }) });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isLate) {
          event.currentTarget.querySelector<HTMLElement>('[role=alert] button')?.focus();
          return;
        }
        const found = {
          ...(!isNearDay(day) && {
            day: fieldMessage({ key: 'day', max: followUpYears }, language),
          }),
          ...(!/^\d\d:\d\d$/.test(time) && { time: texts.wrongTime }),
        };
        setErrors(found);
        const [first] = Object.keys(found);
        if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
        else save();
      }}
      className="grid w-[min(44rem,calc(100vw-5rem))] gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]"
    >
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-3 max-[24rem]:grid-cols-1">
          {(['day', 'time'] as const).map((name) => (
            <TextField
              key={name}
              label={texts[name]}
              error={errors[name]}
              name={name}
              type={name === 'day' ? 'date' : 'time'}
              required
              value={input[name]}
              readOnly={isBusy}
              onChange={({ target }) => type({ [name]: target.value })}
            />
          ))}
        </div>
        <p className="-mt-2 text-[0.95rem] text-muted">
          {planned
            ? fill(texts.zone, { offset: offsetInWords(planned.at.slice(19)) })
            : texts.companyZone}
        </p>
        <Field label={texts.duration}>
          {(tie) => (
            <select
              {...tie}
              value={minutes}
              onChange={({ target }) => type({ minutes: Number(target.value) })}
              className="select mt-1.5 block h-12 w-full rounded-xl border border-edge bg-raised px-4"
            >
              {[...new Set([...durations, minutes])]
                .sort((one, other) => one - other)
                .map((count) => (
                  <option key={count} value={count}>
                    {fill(texts.minutes, { count }, language)}
                  </option>
                ))}
            </select>
          )}
        </Field>
        <TextField
          label={texts.place}
          hint={texts.placeHint}
          maxLength={fieldLimits.text}
          autoComplete="off"
          value={place}
          readOnly={isBusy}
          onChange={({ target }) => type({ place: target.value })}
        />
        {isEarlier && (
          <CheckBox isOn={isMoving} onChange={(isOn) => type({ isMoving: isOn })}>
            {fill(texts.alsoMove, { stage: applications.stages.interview })}
          </CheckBox>
        )}
        {canReply && (
          <CheckBox isOn={isTelling} onChange={(isOn) => type({ isTelling: isOn })}>
            {texts.tell}
          </CheckBox>
        )}
      </div>
      {planned && <InterviewDay {...{ id, day, time, minutes, planned }} />}
      <div className="grid gap-4 sm:col-span-2 empty:hidden">
        {isLate && (
          <Conflict
            lead={texts.conflict}
            stored={interview ? interviewInWords(interview, texts, language) : texts.done.removed}
            choices={[
              {
                label: replies.mine,
                onPress: () => settle({ version, base: interview, input }),
              },
              { label: replies.theirs, onPress: () => settle(undefined) },
            ]}
          />
        )}
        <ErrorLine>{failure}</ErrorLine>
      </div>
      <div className="flex sm:col-span-2 flex-wrap justify-end gap-3">
        {interview && isAhead(interview) && (
          <QuietButton
            onClick={() => send({ interview: { ...interview, isCancelled: true } })}
            className="mr-auto"
          >
            {texts.cancel}
          </QuietButton>
        )}
        <MainButton type="submit" aria-disabled={isBusy || undefined}>
          {texts.save}
        </MainButton>
      </div>
    </form>
  );
}

function inputOf(interview: Interview | null) {
  return {
    day: interview?.at.slice(0, 10) ?? '',
    time: interview?.at.slice(11, 16) ?? '',
    minutes: interview?.minutes ?? interviewMinutes.default,
    place: interview?.place ?? '',
    isMoving: false,
    // Whether a letter to the applicant is begun next.
    isTelling: true,
  };
}
