import type { WholeApplication } from '#contract/admin/application.ts';
import { useTexts } from '../language.ts';
import { OpenPane, type PaneProps } from '../record/open-pane.tsx';
import { useMay } from '../session/user.ts';
import { useWidth } from '../ui/use-width.ts';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationDetail } from './application-detail.tsx';
import { applicationErasing } from './marks.ts';
import { openApplication } from './open.ts';

/** From this width on the CV stands beside the person, in pixels. */
const besidePx = 740;

type ApplicationPaneProps = PaneProps & {
  onTrash(applications: readonly WholeApplication[], isTrashed: boolean): void;
  hrefOf(id: string): string;
};

/** The open application with its actions. */
export function ApplicationPane({ onTrash, hrefOf, ...pane }: ApplicationPaneProps) {
  const { applications } = useTexts();
  // Here and not in the detail: measured again for each applicant, the layout would jump.
  const [room, width] = useWidth<HTMLDivElement>();
  const seesCv = useMay('applicationWork');
  const isCvBeside = seesCv && width >= besidePx;
  return (
    <div ref={room} className="h-full">
      <OpenPane
        {...pane}
        isDense={isCvBeside}
        record={openApplication}
        erasing={applicationErasing}
        onTrash={onTrash}
        texts={{
          ...applications,
          loading: applications.loadingOne,
          failed: applications.failedOne,
        }}
        actions={(application) => (
          <ApplicationActions
            application={application}
            isCvBeside={isCvBeside}
            onTrash={() => onTrash([application], true)}
          />
        )}
      >
        {(application) => (
          <ApplicationDetail
            key={application.id}
            application={application}
            isCvBeside={isCvBeside}
            hrefOf={hrefOf}
            onGoBy={pane.goBy}
          />
        )}
      </OpenPane>
    </div>
  );
}
