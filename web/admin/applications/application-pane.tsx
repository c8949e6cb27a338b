import { useAtomValue, useSetAtom } from 'jotai';
import { ArrowLeft, Mail, Printer, ShieldCheck, Trash2 } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useTexts } from '../language.ts';
import { Steps, stepClass } from '../steps.tsx';
import { ApplicationLetter } from './application-letter.tsx';
import { changeOrTellAtom, eraseAtom, fetchOpenAtom, openApplicationAtom } from './open.ts';

type ApplicationPaneProps = {
  /** Where the open one stands in the list; undefined where it is not in it. */
  readonly position: number | undefined;
  readonly isErasing: boolean;
  onErasing(isErasing: boolean): void;
  onBack(): void;
  onGoBy(step: 1 | -1): void;
  hrefOf(id: string): string;
};

/** The open application with what can be done about it, or why there is none. */
export function ApplicationPane(props: ApplicationPaneProps) {
  const { position, isErasing, onErasing, onBack, onGoBy, hrefOf } = props;
  const texts = useTexts();
  const { applications } = texts;
  const open = useAtomValue(openApplicationAtom);
  const fetchOpen = useSetAtom(fetchOpenAtom);
  const change = useSetAtom(changeOrTellAtom);
  const eraseOne = useSetAtom(eraseAtom);
  if (!open) {
    return (
      <p className="grid h-full place-content-center p-10 text-center text-muted">
        {applications.choose}
      </p>
    );
  }
  const { application } = open;
  const tool =
    'inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-xl border border-line px-3 font-medium hover:bg-chosen';
  return (
    <div className="px-4 pb-16 pt-3 lg:px-11 lg:pt-5">
      <div className="no-print flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-label={texts.back}
          onClick={onBack}
          className={`${stepClass} md:hidden`}
        >
          <Icon drawing={ArrowLeft} size={20} />
        </button>
        {typeof application === 'object' && (
          <>
            <a href={`mailto:${application.email}`} className={tool}>
              <Icon drawing={Mail} size={18} />
              {applications.write}
            </a>
            {application.spamReason !== null && (
              <button
                type="button"
                onClick={() => change(application, { notSpam: true })}
                className={tool}
              >
                <Icon drawing={ShieldCheck} size={18} />
                {texts.actions.notSpam}
              </button>
            )}
            <button
              type="button"
              aria-label={texts.actions.print}
              title={texts.actions.print}
              onClick={() => print()}
              className={`${tool} max-md:hidden`}
            >
              <Icon drawing={Printer} size={18} />
            </button>
            <button
              type="button"
              aria-label={texts.actions.erase}
              title={`${texts.actions.erase} (#)`}
              onClick={() => onErasing(true)}
              className={tool}
            >
              <Icon drawing={Trash2} size={18} />
            </button>
          </>
        )}
        {position !== undefined && (
          <Steps
            newer={applications.newer}
            older={applications.older}
            isFirst={position === 0}
            onGoBy={onGoBy}
          />
        )}
      </div>
      <div className="mt-5">
        {application === 'loading' && <p role="status">{applications.loadingOne}</p>}
        {application === 'gone' && <p role="status">{applications.gone}</p>}
        {application === 'failed' && (
          <div role="alert">
            <p>{applications.failedOne}</p>
            <button type="button" onClick={() => fetchOpen()} className={`${tool} mt-4`}>
              {texts.retry}
            </button>
          </div>
        )}
        {typeof application === 'object' && (
          <ApplicationLetter key={application.id} application={application} hrefOf={hrefOf} />
        )}
      </div>
      <ConfirmDialog
        isOpen={isErasing && typeof application === 'object'}
        title={texts.erase.title}
        lead={
          typeof application === 'object'
            ? applications.eraseLead.replace('{name}', () => application.fullName)
            : ''
        }
        confirm={texts.erase.confirm}
        onClose={() => onErasing(false)}
        onConfirm={async () => {
          if (await eraseOne(open.id)) onBack();
        }}
      />
    </div>
  );
}
