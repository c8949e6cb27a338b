import { useQuery } from '@tanstack/react-query';
import { CircleCheck, ScrollText, TriangleAlert } from 'lucide';
import { Link } from 'wouter';
import type { System } from '#contract/admin/system.ts';
import { fill } from '#contract/fill.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTexts } from '../language.ts';
import { paths } from '../paths.ts';
import { RetentionPanel } from '../record/retention-panel.tsx';
import { quietButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { AdminPage } from '../ui/page.tsx';
import { BackupPanel, OffsitePanel } from './backup-panels.tsx';
import { FirstStepsPanel } from './first-steps-panel.tsx';
import { MailPanel } from './mail-panel.tsx';
import { CertificatePanel, DataPanel, ServicePanel } from './service-panels.tsx';
import { backupsRead, systemRead } from './state.ts';
import { useSystemTexts } from './texts.ts';

/** The system page: the state of the service, its data and its backups. */
export default function SystemPage() {
  const texts = useSystemTexts();
  const allTexts = useTexts();
  // Both requests are sent at once.
  useQuery(backupsRead);
  return (
    <AdminPage
      title={allTexts.system.title}
      lead={texts.lead}
      actions={
        <Link href={paths.audit} className={quietButton}>
          <Icon drawing={ScrollText} size={18} />
          {allTexts.audit.title}
        </Link>
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <FirstStepsPanel />
        <WhenFetched of={systemRead} loading={texts.loading} failed={texts.failed}>
          {(system) => (
            <WhenFetched of={backupsRead} loading={texts.loading} failed={texts.failed}>
              {(backups) => (
                <>
                  <Summary concerns={system.concerns} />
                  <div className="grid min-w-0 gap-5">
                    <BackupPanel backups={backups} />
                    <OffsitePanel offsite={backups.offsite} />
                    {system.certificate && <CertificatePanel certificate={system.certificate} />}
                    <DataPanel database={system.database} disk={system.disk} />
                    <ServicePanel release={system.release} scanner={system.scanner} />
                  </div>
                </>
              )}
            </WhenFetched>
          )}
        </WhenFetched>
        <div className="grid min-w-0 gap-5">
          <MailPanel />
          <RetentionPanel />
        </div>
      </div>
    </AdminPage>
  );
}

/** Whether everything is well, or the problems. */
function Summary({ concerns }: Pick<System, 'concerns'>) {
  const texts = useSystemTexts();
  return (
    <section
      aria-label={texts.summary}
      data-attention={concerns.length > 0 || undefined}
      className="group lg:col-span-2 rounded-[28px] bg-raised p-5 data-attention:bg-dawn data-attention:text-[#2b1206] sm:px-7"
    >
      <p role="status" className="flex items-center gap-3 text-lg font-semibold">
        <Icon
          drawing={concerns.length > 0 ? TriangleAlert : CircleCheck}
          size={24}
          className="shrink-0 text-link group-data-attention:text-inherit"
        />
        {concerns.length > 0 ? fill(texts.toSee, { count: String(concerns.length) }) : texts.good}
      </p>
      {concerns.length > 0 && (
        <ul className="mt-2 ml-9 list-disc space-y-1 pl-4">
          {concerns.map((concern) => (
            <li key={concern}>
              {texts.concerns[concern].what}. {texts.concerns[concern].how}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
