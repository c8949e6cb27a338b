import { fill } from '#contract/fill.ts';
import '../../styles/whole-fonts.css';
import '../../ui/controls.css';
import './application-form.css';
import { ExternalLink } from 'lucide';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { submitJobApplication } from '#contract/application.ts';
import { hrefFor } from '#contract/content/site-map.ts';
import { sendForm } from '../../api-client/send-form.ts';
import { useChrome, usePageContent } from '../../loading/content-cache.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { Icon } from '../../ui/icon.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { hasDraft } from '../forms/draft.ts';
import {
  DraftNote,
  ErrorSummary,
  largeFormFailure,
  ProofNote,
  SentNote,
} from '../forms/form-notes.tsx';
import { HoneypotField } from '../forms/honeypot-field.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { FileFields, PathFields, PersonFields, WordsFields } from './step-fields.tsx';
import { useStepHistory } from './use-step-history.ts';
import {
  type ApplicationTexts,
  type AppliedTo,
  type Checked,
  checkApplication,
  empty,
  isReadable,
  type Step,
  stepIds,
  steps,
  toFormData,
  type Values,
} from './values.ts';

const fieldsOf = {
  person: PersonFields,
  path: PathFields,
  words: WordsFields,
  file: FileFields,
} as const satisfies Record<Step, unknown>;
const lastStep = 'file' satisfies Step;

export default function ApplicationForm({ opening: offered }: AppliedTo) {
  const { application: texts, openings } = usePageContent('life').sections['join-team'];
  const language = usePageLanguage();
  const { email } = useChrome().identity;
  const steppedTo = (next: Step) => {
    // The step must not change while the form is sent.
    if (!isSubmitting && !form.result.reference) show(next);
  };
  const stepHistory = useStepHistory(() => !hasDraft('application'), steppedTo);
  const { step, setStep } = stepHistory;
  const [tried, setTried] = useState(false);
  const [part, setPart] = useState(0);
  const [closedMeanwhile, setClosedMeanwhile] = useState(false);
  /** Whether the opening takes no application any more: then the next one is a general application. */
  const [isRefused, setRefused] = useState(false);
  const opening = isRefused ? undefined : offered;
  const left = useRef<Promise<void>>(undefined);
  const stop = useRef(new AbortController());
  const isChecking = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const form = useContractForm<Values, Checked>({
    name: 'application',
    call: submitJobApplication,
    empty,
    check: checkApplication,
    signal: () => stop.current.signal,
    async send({ application, cv }, sending, filled) {
      setPart(0);
      const { signal } = stop.current;
      const whole = { ...application, ...filled, opening: opening?.id };
      const outcome = await sendForm(submitJobApplication, {
        ...{ language, form: toFormData({ application: whole, cv }), onProgress: setPart, signal },
        ...sending,
      });
      if (!outcome.ok && outcome.fields.opening) {
        setRefused(true);
        return { ...outcome, fields: {} };
      }
      // A file that was changed or moved since it was chosen cannot be sent; the error looks like a missing network.
      if (outcome.ok || outcome.status !== undefined || (await isReadable(cv))) return outcome;
      return { ...outcome, status: 0, fields: { cv: texts.cvNotKept } };
    },
    fileField: 'cv',
    onSent({ openingClosed = false }) {
      setClosedMeanwhile(openingClosed);
      left.current = stepHistory.leave();
    },
    onFailed(outcome) {
      const stopped = stop.current.signal.aborted;
      stop.current = new AbortController();
      return stopped ? { failure: texts.cancelled } : largeFormFailure(outcome, texts);
    },
    onWrong: (fields) => showStepOf(fields),
  });
  const { result } = form;
  const { errors, isSubmitting } = form.formState;

  const show = (next: Step) => {
    flushSync(() => {
      setStep(next);
      setTried(false);
      form.clearResult();
    });
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const goTo = (next: Step) => {
    stepHistory.push(next);
    show(next);
  };
  const goBack = (to: Step) => {
    if (!isSubmitting) stepHistory.goBackTo(to);
  };
  /** An error from the API, or from a check that could not run earlier, may belong to an earlier step. */
  const showStepOf = (fields: readonly string[]) => {
    const wrong = stepIds.find((id) => steps[id].some((name) => fields.includes(name)));
    if (!wrong) return;
    stepHistory.replace(wrong);
    flushSync(() => setStep(wrong));
  };
  const goOn = async () => {
    // On a slow line the check waits for its code. A second press must not add the next step to the history again.
    if (isChecking.current) return;
    isChecking.current = true;
    const fine = await form.trigger(steps[step]).finally(() => {
      isChecking.current = false;
    });
    if (!fine) {
      setTried(true);
      form.clearResult();
      form.focusFirstError([...steps[step]]);
      return;
    }
    const next = stepIds[stepIds.indexOf(step) + 1];
    if (next) goTo(next);
  };

  const moreOnDraft = form.fileLost ? texts.cvNotKept : undefined;
  const startAfresh = () => {
    form.discard();
    if (step !== 'person') goBack('person');
  };

  if (result.reference) {
    return (
      <SentNote
        text={texts.success}
        reference={result.reference}
        more={closedMeanwhile ? openings.closed.meanwhile : texts.successNote}
        after={left.current}
      />
    );
  }
  return (
    <form
      noValidate
      aria-busy={isSubmitting}
      onSubmit={(event) => {
        if (step === lastStep) {
          setTried(true);
          form.onSubmit(event);
          return;
        }
        event.preventDefault();
        goOn();
      }}
      className="application-form"
    >
      {opening && (
        <p>
          <span className="block text-[0.95rem] text-muted">{openings.applyingTo}</span>
          <b className="wrap-anywhere">{opening.title}</b>
        </p>
      )}

      <StepList label={texts.progress} titles={texts.steps} current={step} onBack={goBack} />
      {form.restored && <DraftNote isRestored more={moreOnDraft} onDiscard={startAfresh} />}
      {stepIds.map((id, index) => {
        const Fields = fieldsOf[id];
        const isCurrent = id === step;
        return (
          <section key={id} hidden={!isCurrent} aria-labelledby={`application-${id}`}>
            <h3
              ref={isCurrent ? heading : undefined}
              id={`application-${id}`}
              tabIndex={-1}
              className="scroll-mt-28 text-[1.35rem] leading-[1.2]"
            >
              <span className="figures mr-[0.4rem] font-normal text-muted">
                {index + 1}/{stepIds.length}
              </span>{' '}
              {texts.steps[id]}
            </h3>
            <Fields form={form} />
          </section>
        );
      })}
      <HoneypotField ref={form.honeypot} />
      {step === lastStep && <CandidateNotice texts={texts} />}
      <ErrorSummary errors={errors} shown={tried} result={result} />
      <ProofNote state={form.proofState} email={email.careers} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton
          busy={isSubmitting}
          label={step === lastStep ? texts.send : texts.next}
          busyLabel={texts.sending}
        />
        {step !== 'person' && (
          <button
            type="button"
            aria-disabled={isSubmitting || undefined}
            onClick={() => {
              const before = stepIds[stepIds.indexOf(step) - 1];
              if (before) goBack(before);
            }}
            className="min-h-11 px-[0.6rem] font-semibold text-link underline-offset-[0.22em] hover:underline aria-disabled:opacity-50"
          >
            {texts.back}
          </button>
        )}
      </div>
      {/* Below the button: a row that appears above would push it away under a finger. */}
      {isSubmitting && <Sending texts={texts} part={part} onStop={() => stop.current.abort()} />}
      {form.kept && !form.restored && <DraftNote more={moreOnDraft} onDiscard={startAfresh} />}
    </form>
  );
}

type StepListProps = {
  readonly label: string;
  readonly titles: Readonly<Record<Step, string>>;
  readonly current: Step;
  onBack(step: Step): void;
};

/** The steps along a line, on a desktop with their names. Completed ones are buttons that lead back. */
function StepList({ label, titles, current, onBack }: StepListProps) {
  const at = stepIds.indexOf(current);
  return (
    <ol aria-label={label} className="application-steps lg:grid-cols-4">
      {stepIds.map((step, index) => {
        const name = <span className="sr-only lg:not-sr-only">{titles[step]}</span>;
        return (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            data-passed={index < at || undefined}
            className="text-[0.95rem] leading-tight text-muted aria-[current]:font-semibold aria-[current]:text-text lg:h-auto lg:pt-6 lg:pr-4"
          >
            {index < at ? (
              <button
                type="button"
                onClick={() => onBack(step)}
                className="text-left lg:static lg:size-auto lg:rounded-sm lg:text-link lg:after:absolute lg:after:inset-0"
              >
                {name}
              </button>
            ) : (
              name
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The candidates' layered notice. Its link opens a new tab: leaving the form would lose its file. */
function CandidateNotice({ texts }: { readonly texts: ApplicationTexts }) {
  const language = usePageLanguage();
  const { newTab } = useChrome().form;
  const [before = '', after = ''] = texts.notice.split('{link}');
  const lastWord = texts.noticeLink.lastIndexOf(' ') + 1;
  return (
    <p className="text-[0.95rem] text-muted">
      {unbroken(before)}
      <a
        href={hrefFor('privacy', language, 'candidates')}
        target="_blank"
        rel="noopener"
        className="inline-link"
      >
        {texts.noticeLink.slice(0, lastWord)}
        {/* Keeps the icon with the last word: Chromium breaks before an image even after a no-break space. */}
        <span className="whitespace-nowrap">
          {`${texts.noticeLink.slice(lastWord)}\u00A0`}
          <Icon drawing={ExternalLink} size={14} className="inline-block align-[-0.1em]" />
        </span>
        <span className="sr-only">({newTab})</span>
      </a>
      {unbroken(after)}
    </p>
  );
}

type SendingProps = {
  readonly texts: ApplicationTexts;
  /** The part that is uploaded, from 0 to 1. */
  readonly part: number;
  onStop(): void;
};

function Sending({ texts, part, onStop }: SendingProps) {
  const id = useId();
  const percent = Math.round(part * 100);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <label htmlFor={id} className="figures">
        {fill(texts.uploading, { percent: String(percent) })}
      </label>
      <progress
        id={id}
        max={100}
        value={percent}
        className="h-2 grow basis-48 appearance-none overflow-hidden rounded-full bg-line"
      />
      <button
        type="button"
        onClick={({ currentTarget }) => {
          // This button unmounts: move the focus first.
          currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
          onStop();
        }}
        className="inline-link"
      >
        {texts.cancel}
      </button>
    </div>
  );
}
