import { useAtomValue, useSetAtom } from 'jotai';
import type { WholeApplication } from '#contract/admin/application.ts';
import { useTexts } from '../language.ts';
import { OpenPane } from '../open-pane.tsx';
import { TrashTools } from '../trash-tools.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { openApplication } from './open.ts';

type ApplicationPaneProps = {
  /** The index of the open application in the list; undefined if it is not listed. */
  readonly position: number | undefined;
  readonly canChoose: boolean;
  onTrash(application: WholeApplication, isTrashed: boolean): void;
  onErase(application: WholeApplication): void;
  onBack(): void;
  onGoBy(step: 1 | -1): void;
  hrefOf(id: string): string;
};

/** The open application with its actions. */
export function ApplicationPane({ onTrash, onErase, hrefOf, ...pane }: ApplicationPaneProps) {
  const { applications } = useTexts();
  const fetchOpen = useSetAtom(openApplication.fetchAtom);
  return (
    <OpenPane
      {...pane}
      open={useAtomValue(openApplication.openAtom)}
      texts={{
        ...applications,
        loading: applications.loadingOne,
        failed: applications.failedOne,
      }}
      onRetry={fetchOpen}
      actions={(application) =>
        application.trashedAtUtc === null ? (
          <ApplicationActions
            application={application}
            onTrash={() => onTrash(application, true)}
          />
        ) : (
          <TrashTools
            label={applications.actionsLabel}
            onRestore={() => onTrash(application, false)}
            onErase={() => onErase(application)}
          />
        )
      }
    >
      {(application) => (
        <ApplicationDetail key={application.id} application={application} hrefOf={hrefOf} />
      )}
    </OpenPane>
  );
}
