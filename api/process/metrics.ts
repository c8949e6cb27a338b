import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { mailStates } from '#contract/admin/mail.ts';
import { clockOffsetMs, timeNow } from '#db/engine/clock.ts';
import type { Store } from '#db/engine/store.ts';
import { countMails, oldestWaiting } from '#db/queries/mails.ts';
import type { Backups } from '../jobs/backups.ts';
import type { Pressure } from '../public/pressure.ts';
import type { StorageQuota } from '../public/storage-quota.ts';
import { type Certificate, renewalOverdue } from './certificate.ts';
import type { DiskReserve } from './disk-reserve.ts';
import { release } from './release.ts';
import type { Settings } from './settings.ts';

const durations = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Values read at each scrape. */
type Measured = Pick<Store, 'db'> & {
  /** In bytes, without the log. */
  readonly databaseBytes: Store['bytes'];
  readonly backups: Backups;
  readonly disk: DiskReserve;
  readonly quota: StorageQuota;
  readonly pressure: Pressure;
  readonly certificate: Certificate;
};

/** The service's metrics for Prometheus. Numbers only: no address and no text of a visitor. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by call, until the last byte of the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: durations,
    registers: [this.#registry],
  });

  constructor(settings: Pick<Settings, 'certificate'>, measured: Measured) {
    collectDefaultMetrics({ register: this.#registry });
    addGauges(this.#registry, measured);
    if (settings.certificate) addCertificateGauges(this.#registry, measured.certificate);
  }

  /** The current metrics as text, and the media type of that text. */
  async read(): Promise<{ readonly type: string; readonly text: string }> {
    return { type: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  /**
   * Counts a finished request.
   * @param call the path of its call in the contract; anything else counts as `other`, its method too, so that
   *   strangers cannot create labels
   * @param seconds from its arrival to the end of the response
   */
  count(method: string, call: string | undefined, status: number, seconds: number): void {
    const [name, route] = call ? [method, call] : ['other', 'other'];
    this.#requests.observe({ method: name, route, status: String(status) }, seconds);
  }
}

function addGauges(registry: Registry, measured: Measured): void {
  const { quota, pressure, db, disk, databaseBytes, backups } = measured;
  const gauge = gaugesIn(registry);
  const runs = () => ({ [release.commit ?? release.version]: 1 });
  gauge('site_build_info', 'What runs.', runs, 'release');
  const mails = async () => {
    const counts = await countMails(db);
    return Object.fromEntries(mailStates.map((state) => [state, counts[state] ?? 0]));
  };
  gauge('site_mails', 'Mails of the outbox.', mails, 'state');
  gauge(
    'site_mail_oldest_waiting_seconds',
    'For how long the oldest mail has waited.',
    async () => {
      const oldest = await oldestWaiting(db);
      return oldest === null ? 0 : Math.max(0, timeNow() - oldest) / 1000;
    },
  );
  addBackupGauges(registry, backups);
  gauge(
    'site_database_bytes',
    'The database and its log.',
    async () => (await databaseBytes()) + disk.read().logged,
  );
  gauge(
    'site_disk_free_bytes',
    'What is left where the service keeps its files.',
    () => disk.read().free,
  );
  gauge('site_disk_total_bytes', 'The size of that disk.', () => disk.read().total);
  gauge(
    'site_clock_offset_seconds',
    "How far the clock of the database's server is ahead of this machine's.",
    () => clockOffsetMs() / 1000,
  );
  const inQuotas = (field: 'usedBytes' | 'limitBytes') => async () => {
    const { messages, cvs } = await quota.usage();
    return { messages: messages[field], cvs: cvs[field] };
  };
  const used = 'What visitors fill, of a quota.';
  gauge('site_quota_used_bytes', used, inQuotas('usedBytes'), 'quota');
  gauge('site_quota_limit_bytes', 'What visitors may fill.', inQuotas('limitBytes'), 'quota');
  gauge('site_under_pressure', 'Whether the forms ask for a proof of work.', () =>
    Number(pressure.isOn),
  );
  gauge(
    'site_submissions_per_minute',
    'Messages and applications sent within the limits of an address.',
    () => pressure.submissionsPerMinute,
  );
}

/** 0 if no certificate can be read: that is long ago, so the alerts fire too. */
function addCertificateGauges(registry: Registry, certificate: Certificate): void {
  const gauge = gaugesIn(registry);
  const read = (pick: (from: number, until: number) => number) => () => {
    const details = certificate.read()?.details;
    if (!details) return 0;
    return pick(Date.parse(details.validFromUtc), Date.parse(details.validUntilUtc)) / 1000;
  };
  gauge(
    'site_certificate_expiry_timestamp_seconds',
    'When the site’s certificate expires, since the Unix epoch; 0 if none can be read.',
    read((_from, until) => until),
  );
  gauge(
    'site_certificate_renewal_overdue_timestamp_seconds',
    'From when on the site’s certificate should have been renewed; 0 if none can be read.',
    read(renewalOverdue),
  );
}

/** Times, as Prometheus recommends: the age is `time() - …`. No line without a copy, a drill or BACKUP_TO. */
function addBackupGauges(registry: Registry, backups: Backups): void {
  const gauge = gaugesIn(registry);
  gauge(
    'site_backup_newest_timestamp_seconds',
    'The time of the newest backup, here and in the off-site repository.',
    async () => {
      const { newest, offsite } = await backups.state();
      return { here: seconds(newest?.madeAtUtc), offsite: seconds(offsite?.newest?.madeAtUtc) };
    },
    'place',
  );
  gauge(
    'site_backup_offsite_failed',
    'Whether the last shipment or the last drill failed.',
    async () => {
      const { offsite } = await backups.state();
      if (!offsite) return {};
      const drill = Number(offsite.drillState === 'failed');
      return { shipment: Number(offsite.failed !== null), drill };
    },
    'what',
  );
  gauge(
    'site_backup_drill_timestamp_seconds',
    'When the newest off-site copy was last restored for a drill.',
    async () => ({ offsite: seconds((await backups.state()).offsite?.drill?.atUtc) }),
    'place',
  );
}

function seconds(time: string | undefined): number | undefined {
  return time === undefined ? undefined : Date.parse(time) / 1000;
}

/** A value, or one for each value of a label; an undefined one has no line. */
type Values = number | Readonly<Record<string, number | undefined>>;

/** Adds gauges that are read at each scrape. */
function gaugesIn(registry: Registry) {
  return (name: string, help: string, read: () => Values | Promise<Values>, label = ''): void => {
    new Gauge({
      ...{ name, help, registers: [registry], labelNames: label ? [label] : [] },
      async collect() {
        const values = await read();
        if (typeof values === 'number') return this.set(values);
        this.reset();
        for (const [one, value] of Object.entries(values)) {
          if (value !== undefined) this.set({ [label]: one }, value);
        }
      },
    });
  };
}
