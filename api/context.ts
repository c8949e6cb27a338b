import type { Logger } from 'pino';
import type { Store } from '#db/engine/store.ts';
import type { AdminEvents } from './admin/events.ts';
import type { Passkeys } from './admin/passkeys.ts';
import type { Publisher } from './content/publisher.ts';
import type { Identity } from './contract/content/identity-schema.ts';
import type { CvJudge } from './cv/cv-judge.ts';
import type { OpenUploads } from './http/uploads/open-uploads.ts';
import type { Backups } from './jobs/backups.ts';
import type { CvScanning } from './jobs/cv-scanning.ts';
import type { RetentionJob } from './jobs/retention.ts';
import type { SearchIndex } from './jobs/search-index.ts';
import type { StoredOutbox } from './mail/outbox.ts';
import type { Certificate } from './process/certificate.ts';
import type { DiskReserve } from './process/disk-reserve.ts';
import type { Metrics } from './process/metrics.ts';
import type { PasswordHashing } from './process/password.ts';
import type { Settings } from './process/settings.ts';
import type { ProofOfWork } from './public/proof-of-work.ts';
import type { StorageQuota } from './public/storage-quota.ts';

/** The parts of the service that every route may use. */
export type Context = {
  readonly settings: Settings;
  /** Signs cookies; what it derives, nothing has to store. */
  readonly sessionSecret: string;
  readonly log: Logger;
  /** The company's data as the site shows it now. */
  company(): Identity;
  /** Undefined in development: publishing needs a build. */
  readonly publisher: Publisher | undefined;
  readonly db: Store['db'];
  readonly replicas: Store['replicas'];
  /** The database's size on disk. */
  readonly databaseBytes: Store['bytes'];
  readonly search: Store['search'];
  readonly write: Store['write'];
  readonly hashing: PasswordHashing;
  readonly passkeys: Passkeys;
  readonly metrics: Metrics;
  readonly proofOfWork: ProofOfWork;
  readonly events: AdminEvents;
  readonly searchIndex: SearchIndex;
  readonly retention: RetentionJob;
  readonly cvJudge: CvJudge;
  readonly cvScanning: CvScanning;
  readonly backups: Backups;
  readonly outbox: StoredOutbox;
  readonly quota: StorageQuota;
  /** The part of the disk that visitors cannot fill. */
  readonly disk: DiskReserve;
  /** Of the site, as the proxy in front uses it. */
  readonly certificate: Certificate;
  readonly uploads: OpenUploads;
  /** Call after an erasure: purges what the engine still holds of the erased data, and recounts the quotas. */
  purgeErasedData(): Promise<void>;
  /** True after the stop signal: a load balancer should send no new work. */
  stopping: boolean;
  close(): Promise<void>;
};
