import { useAtomValue, useSetAtom } from 'jotai';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { isolated } from '../isolated.ts';
import { useTexts } from '../language.ts';
import { OpenPane } from '../open-pane.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { eraseAtom, openApplication } from './open.ts';

type ApplicationPaneProps = {
  /** The index of the open application in the list; undefined if it is not listed. */
  readonly position: number | undefined;
  readonly canChoose: boolean;
  readonly isErasing: boolean;
  onErasing(isErasing: boolean): void;
  onBack(): void;
  onErased(): void;
  onGoBy(step: 1 | -1): void;
  hrefOf(id: string): string;
};

/** The open application with its actions. */
export function ApplicationPane({
  isErasing,
  onErasing,
  onErased,
  hrefOf,
  ...pane
}: ApplicationPaneProps) {
  const { applications, erase } = useTexts();
  const shown = useAtomValue(openApplication.shownAtom);
  const fetchOpen = useSetAtom(openApplication.fetchAtom);
  const eraseOne = useSetAtom(eraseAtom);
  return (
    <>
      <OpenPane
        {...pane}
        open={useAtomValue(openApplication.openAtom)}
        texts={{
          ...applications,
          loading: applications.loadingOne,
          failed: applications.failedOne,
        }}
        onRetry={fetchOpen}
        actions={(application) => (
          <ApplicationActions application={application} onErase={() => onErasing(true)} />
        )}
      >
        {(application) => (
          <ApplicationDetail key={application.id} application={application} hrefOf={hrefOf} />
        )}
      </OpenPane>
      <ConfirmDialog
        isOpen={isErasing && shown !== undefined}
        title={erase.title}
        lead={applications.eraseLead.replace('{name}', () => isolated(shown?.fullName ?? ''))}
        confirm={erase.confirm}
        onClose={() => onErasing(false)}
        onConfirm={async () => {
          if (shown && (await eraseOne(shown.id))) onErased();
        }}
      />
    </>
  );
}
