import { type Kysely, sql } from 'kysely';
import { firstCannedAnswers } from './first-canned-answers.ts';

/** Differences between the engines. */
export type Dialect = {
  /** The type of a text. It is compared by its bytes: a server's own collation may ignore hyphens and case. */
  readonly text: string;
  readonly bytes: string;
  readonly real: string;
  /** Of `seq`, which increases with each row. */
  readonly rowNumber: string;
  /** Triggers that maintain `stored_bytes`, whichever query or release writes. */
  counting(table: CountedTable): string;
  /** Adds `seq` to an index, so that a list and a search need not read rows. SQLite's indexes include it anyway. */
  readonly withSeq: string;
};

export type CountedTable = {
  readonly table: string;
  readonly kind: string;
  /** The column that says whether a row is spam. */
  readonly spamColumn: string;
  /** The condition for spam, where `row` names the row. */
  isSpam(row: string): string;
};

const countedTables: readonly CountedTable[] = [
  {
    ...{ table: 'messages', kind: 'messages', spamColumn: 'status' },
    isSpam: (row) => `${row}.status = 'spam'`,
  },
  {
    ...{ table: 'applications', kind: 'cvs', spamColumn: 'spam_reason' },
    isSpam: (row) => `${row}.spam_reason is not null`,
  },
];

/** Creates the tables and indexes of both engines, and their initial rows. */
export async function createTables(db: Kysely<never>, dialect: Dialect): Promise<void> {
  for (const tablesOf of [access, messages, applications, audit, tags, mails, content]) {
    await run(db, tablesOf(dialect));
  }
  for (const counted of countedTables) await run(db, dialect.counting(counted));
  for (const { id, purpose, name, folded, texts } of firstCannedAnswers) {
    await sql`insert into canned_answers (id, purpose, name, folded, texts)
      values (${id}, ${purpose}, ${name}, ${folded}, ${JSON.stringify(texts)})`.execute(db);
  }
}

/** Runs statements that are separated by empty lines. */
export async function run(db: Kysely<never>, statements: string): Promise<void> {
  for (const statement of statements.split(/\n\n+/)) await sql.raw(statement).execute(db);
}

const access = ({ text }: Dialect) => `
create table admin (
  id integer primary key not null,
  password_hash ${text} not null,
  configured_hash ${text},
  password_generated integer not null default 0
)

create table sessions (
  id_hash ${text} primary key not null,
  bearer_hash ${text} not null unique,
  created_at bigint not null,
  expires_at bigint not null,
  seen_at bigint not null default 0,
  browser ${text},
  address ${text} not null default '',
  device_hash ${text},
  data ${text} not null
)

create table devices (
  id_hash ${text} primary key not null,
  used_at bigint not null
)

create table retention_clock (
  id integer primary key not null,
  trusted_from bigint not null
)

create table stored_bytes (
  kind ${text} primary key not null,
  bytes bigint not null,
  spam_bytes bigint not null
)

insert into stored_bytes (kind, bytes, spam_bytes) values ('messages', 0, 0), ('cvs', 0, 0)

create table search_state (
  id integer primary key not null,
  rules ${text} not null,
  has_erased integer not null default 0
)`;

/**
 * The indexes cover the columns that lists filter and count by, and that retention compares, so only the shown rows are
 * read. They begin with the status: without statistics SQLite prefers such an index. The trash has indexes of its own.
 * The other lists' indexes still include `trashed_at`, which is always null there: SQLite would read the row for a
 * column that is only in an index's condition. A new message is in only one of these indexes.
 */
const messages = ({ text, rowNumber, withSeq }: Dialect) => `
create table messages (
  seq ${rowNumber},
  id ${text} not null unique,
  created_at bigint not null,
  kind ${text} not null,
  status ${text} not null,
  status_since bigint,
  seen_at bigint,
  trashed_at bigint,
  starred integer not null default 0,
  version integer not null default 1,
  follow_up ${text},
  replied_at bigint,
  replied_by ${text},
  times_sent integer not null default 1,
  last_sent_at bigint,
  idempotency_hash ${text},
  content_hash ${text},
  bytes integer not null default 0,
  spam_reason ${text},
  spam_signs ${text},
  released integer,
  language ${text} not null,
  notice_version integer not null,
  full_name ${text} not null,
  first_name ${text},
  last_name ${text},
  email ${text} not null,
  phone ${text},
  company ${text},
  subject ${text},
  services ${text},
  countries ${text},
  monthly_volume ${text},
  message ${text} not null,
  note ${text}
)

create unique index messages_by_idempotency on messages (idempotency_hash) where idempotency_hash is not null

create index messages_by_content on messages (content_hash) where content_hash is not null

create index messages_by_status on messages
  (status, id, kind, subject, language, starred, created_at, seen_at, replied_at, trashed_at) ${withSeq}
  where trashed_at is null

create index messages_noted on messages (status, id, kind, subject, language, starred, trashed_at) ${withSeq}
  where trashed_at is null and note is not null

create index messages_starred on messages (id, status, trashed_at) ${withSeq}
  where trashed_at is null and starred = 1

create index messages_replied on messages (id, created_at, replied_at, status, trashed_at) ${withSeq}
  where trashed_at is null and replied_at is not null

create index messages_follow_up on messages (status, follow_up, id, trashed_at) ${withSeq}
  where trashed_at is null and follow_up is not null

create index messages_trashed on messages
  (id, status, kind, subject, language, starred, created_at, seen_at, trashed_at) ${withSeq}
  where trashed_at is not null

create index messages_released on messages (seq) where released = 1`;

const applications = ({ text, bytes, rowNumber, withSeq }: Dialect) => `
create table applications (
  seq ${rowNumber},
  id ${text} not null unique,
  created_at bigint not null,
  stage ${text} not null,
  stage_since bigint not null,
  seen_at bigint,
  trashed_at bigint,
  rating integer,
  version integer not null default 1,
  follow_up ${text},
  talent_pool integer not null,
  pool_consent_at bigint,
  pool_withdrawn_at bigint,
  interview_at bigint,
  interview_minutes integer,
  interview_place ${text},
  interview_uid ${text},
  interview_changed_at bigint,
  interview_cancelled integer not null default 0,
  interview_sequence integer not null default 0,
  idempotency_hash ${text} unique,
  bytes integer not null default 0,
  spam_reason ${text},
  spam_signs ${text},
  released integer,
  language ${text} not null,
  notice_version integer not null,
  full_name ${text} not null,
  email ${text} not null,
  phone ${text} not null,
  current_position ${text},
  experience ${text} not null,
  university ${text},
  department ${text},
  graduation_year integer,
  linkedin ${text},
  github ${text},
  portfolio ${text},
  source ${text},
  source_other ${text},
  about ${text} not null,
  why_us ${text},
  note ${text}
)

create index applications_by_email on applications (lower(email))

create index applications_by_stage on applications
  (stage, id, spam_reason, experience, source, language, talent_pool, created_at, stage_since, seen_at,
    pool_consent_at, pool_withdrawn_at, trashed_at) ${withSeq}
  where trashed_at is null

create index applications_interview on applications (stage, interview_at, id) ${withSeq}
  where interview_at is not null

create index applications_follow_up on applications (stage, follow_up, id, trashed_at) ${withSeq}
  where trashed_at is null and follow_up is not null

create index applications_trashed on applications
  (id, stage, spam_reason, experience, source, language, talent_pool, created_at, stage_since, seen_at,
    pool_consent_at, pool_withdrawn_at, trashed_at) ${withSeq}
  where trashed_at is not null

create index applications_released on applications (seq) where released = 1

create table cvs (
  application_id ${text} primary key not null references applications (id) on delete cascade,
  name ${text} not null,
  type ${text} not null,
  size integer not null,
  sha256 ${text} not null,
  scan ${text},
  bytes ${bytes} not null
)

create index cvs_by_size on cvs (size)

create table stage_changes (
  application_id ${text} not null references applications (id) on delete cascade,
  at bigint not null,
  stage ${text} not null
)

create index stage_changes_by_application on stage_changes (application_id, at)

create table criteria (
  id ${text} primary key not null,
  name ${text} not null,
  position integer not null
)

create table scores (
  application_id ${text} not null references applications (id) on delete cascade,
  criterion_id ${text} not null references criteria (id) on delete cascade,
  score integer not null,
  primary key (application_id, criterion_id)
)

create index scores_by_criterion on scores (criterion_id)`;

/** The records of an entry have a table of their own, so that a bulk change lists them all. */
const audit = ({ text }: Dialect) => `
create table audit (
  id ${text} primary key not null,
  at bigint not null,
  action ${text} not null,
  session ${text},
  address ${text},
  details ${text} not null
)

create index audit_by_action on audit (action, id)

create table audit_subjects (
  audit_id ${text} not null references audit (id) on delete cascade,
  subject_id ${text} not null,
  primary key (audit_id, subject_id)
)

create index audit_subjects_by_subject on audit_subjects (subject_id, audit_id)`;

/** Each tag's records in order of arrival, and, for the erasure of a record, each record's tags. */
const tags = ({ text }: Dialect) => `
create table tags (
  id ${text} primary key not null,
  name ${text} not null,
  folded ${text} not null unique,
  colour ${text} not null
)

create table message_tags (
  tag_id ${text} not null references tags (id) on delete cascade,
  record_id ${text} not null references messages (id) on delete cascade,
  primary key (tag_id, record_id)
)

create index message_tags_by_record on message_tags (record_id, tag_id)

create table application_tags (
  tag_id ${text} not null references tags (id) on delete cascade,
  record_id ${text} not null references applications (id) on delete cascade,
  primary key (tag_id, record_id)
)

create index application_tags_by_record on application_tags (record_id, tag_id)`;

const mails = ({ text }: Dialect) => `
create table mails (
  id ${text} primary key not null,
  created_at bigint not null,
  kind ${text} not null,
  recipient ${text} not null,
  count integer not null,
  state ${text} not null,
  attempts integer not null default 0,
  next_at bigint not null,
  changed_at bigint not null,
  answer ${text}
)

create index mails_by_state on mails (state, next_at, changed_at)

create table mail_records (
  mail_id ${text} not null references mails (id) on delete cascade,
  record_id ${text} not null,
  primary key (mail_id, record_id)
)

create index mail_records_by_record on mail_records (record_id, mail_id)

create table mail_marks (
  kind ${text} primary key not null,
  reported bigint not null,
  noticed_at bigint not null
)

create table replies (
  mail_id ${text} primary key not null references mails (id) on delete cascade,
  subject ${text} not null,
  text ${text} not null,
  quotes integer not null,
  invites integer not null
)

create table drafts (
  record_id ${text} primary key not null,
  subject ${text} not null,
  text ${text} not null,
  quotes integer not null,
  invites integer not null,
  version bigint not null
)

create table canned_answers (
  id ${text} primary key not null,
  purpose ${text} not null,
  name ${text} not null,
  folded ${text} not null unique,
  texts ${text} not null
)`;

const content = ({ text, bytes, real }: Dialect) => `
create table content_edits (
  document ${text} not null,
  path ${text} not null,
  value ${text},
  base ${text},
  version integer not null,
  changed_at bigint not null,
  primary key (document, path)
)

create table publications (
  id ${text} primary key not null,
  number integer unique,
  edits ${text},
  changes ${text} not null,
  note ${text} not null,
  session ${text} not null,
  created_at bigint not null,
  publish_at bigint not null
)

create table pictures (
  key ${text} primary key not null,
  plate ${text} not null,
  x ${real} not null,
  y ${real} not null,
  width integer not null,
  height integer not null,
  created_at bigint not null,
  bytes ${bytes} not null
)

create table files (
  key ${text} primary key not null,
  created_at bigint not null,
  bytes ${bytes} not null
)`;
