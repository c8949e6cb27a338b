import { useAtomValue, useSetAtom } from 'jotai';
import { useTexts } from '../language.ts';
import { RetentionPanel } from '../record/retention-panel.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { AdminPage } from '../ui/page.tsx';
import { BackupPanel } from './backup-panel.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { FirstStepsPanel } from './first-steps-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import { OffsitePanel } from './offsite-panel.tsx';
import { ServicePanel } from './service-panel.tsx';
import { SessionPanel } from './session-panel.tsx';
import { backups, system } from './state.ts';
import { Summary } from './summary.tsx';
import { useSystemTexts } from './texts.ts';
import { TrailPanel } from './trail-panel.tsx';
import { calmMs, useRefetch } from './use-refetch.ts';

/** In ms, while a backup is being made. */
const duringBackupMs = 1000;

/** The system page: the state of the service, its data and its backups. */
export default function SystemPage() {
  const texts = useSystemTexts();
  const ofSystem = useAtomValue(system.fetchedAtom);
  const ofBackups = useAtomValue(backups.fetchedAtom);
  const fetchSystem = useSetAtom(system.fetchAtom);
  const fetchBackups = useSetAtom(backups.fetchAtom);
  const isRunning = typeof ofBackups === 'object' && ofBackups.data.running !== null;
  useRefetch((isRefresh) => fetchSystem({}, isRefresh), calmMs);
  useRefetch((isRefresh) => fetchBackups({}, isRefresh), isRunning ? duringBackupMs : calmMs);
  const both =
    typeof ofSystem === 'object' && typeof ofBackups === 'object'
      ? { data: { system: ofSystem.data, backups: ofBackups.data } }
      : ofSystem === 'failed' || ofBackups === 'failed'
        ? 'failed'
        : 'loading';
  return (
    <AdminPage title={useTexts().system.title} lead={texts.lead}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <WhenFetched
          what={both}
          loading={texts.loading}
          failed={texts.failed}
          onRetry={() => {
            fetchSystem();
            fetchBackups();
          }}
        >
          {(state) => (
            <>
              <Summary system={state.system} backups={state.backups} />
              <FirstStepsPanel />
              <div className="grid min-w-0 gap-5">
                <BackupPanel backups={state.backups} />
                <OffsitePanel offsite={state.backups.offsite} />
                {state.system.certificate && (
                  <CertificatePanel certificate={state.system.certificate} />
                )}
                <DataPanel database={state.system.database} disk={state.system.disk} />
                <ServicePanel release={state.system.release} scanner={state.system.scanner} />
              </div>
            </>
          )}
        </WhenFetched>
        <div className="grid min-w-0 gap-5">
          <MailPanel />
          <SessionPanel />
          <TrailPanel />
          <RetentionPanel />
        </div>
      </div>
    </AdminPage>
  );
}
