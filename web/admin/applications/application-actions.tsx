import { useSetAtom } from 'jotai';
import { FileText, Mail, Printer, ShieldCheck, Trash2 } from 'lucide';
import type { WholeApplication } from '#contract/admin/application.ts';
import { mailtoHref } from '#contract/email.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { MarkButtons } from '../record/mark-buttons.tsx';
import { WriteButton } from '../replies/write-button.tsx';
import { buttonLike } from '../ui/buttons.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { applicationBulkActions, decideAtom } from './marks.ts';

type ApplicationActionsProps = {
  readonly application: WholeApplication;
  /** Whether the CV is visible without a press. */
  readonly isCvBeside: boolean;
  onTrash(): void;
};

const tool =
  'inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-xl border border-line px-3 font-medium hover:bg-chosen';
const Tool = buttonLike(tool);

function goToCv(): void {
  document.getElementById('cv')?.scrollIntoView();
  document.querySelector<HTMLElement>('#show-cv[aria-expanded=false]')?.click();
}

/** The actions for the open application. */
export function ApplicationActions(props: ApplicationActionsProps) {
  const { application, isCvBeside, onTrash } = props;
  const { applications, actions } = useTexts();
  const mark = useSetAtom(applicationBulkActions.markAtom);
  const decide = useSetAtom(decideAtom);
  return (
    <>
      <WriteButton
        id="write"
        recordId={application.id}
        title={`${applications.write} (r)`}
        mailHref={mailtoHref(application.email)}
        className={tool}
      >
        <Icon drawing={Mail} size={18} />
        <span className={isCvBeside ? '' : '@max-[47rem]:sr-only'}>{applications.write}</span>
      </WriteButton>
      {!isCvBeside && (
        <Tool title={applications.cv} onClick={goToCv}>
          <Icon drawing={FileText} size={18} />
          <span className="@max-[30rem]:sr-only">{applications.cv}</span>
        </Tool>
      )}
      <MarkButtons
        kind="applications"
        records={[application]}
        onMark={(one) => mark([application], one)}
        className={`${tool} aria-expanded:bg-chosen`}
        face={(drawing, label) => (
          <>
            <Icon drawing={drawing} size={18} />
            <span aria-hidden="true" className="@max-[47rem]:hidden">
              {label}
            </span>
          </>
        )}
      />
      {application.spamReason !== null && (
        <Tool onClick={() => decide(application, { spamReason: null })}>
          <Icon drawing={ShieldCheck} size={18} />
          {actions.notSpam}
        </Tool>
      )}
      <IconButton
        drawing={Printer}
        label={actions.print}
        onClick={() => print()}
        className={`${tool} max-md:hidden`}
      />
      <IconButton
        drawing={Trash2}
        label={actions.trash}
        title={`${actions.trash} (#)`}
        onClick={onTrash}
        className={tool}
      />
    </>
  );
}
