import type { AdminTexts } from '../index.ts';

/** The texts of the system page. */
export const system: AdminTexts['system'] = {
  title: 'System',
  lead: 'The state of the service, the database and the backups.',
  summary: 'Overall state',
  good: 'Everything is in order.',
  toSee: 'Needs your attention: {count}',
  loading: 'Loading the state…',
  failed: 'The state could not be loaded. Check your connection and try again.',
  concerns: {
    diskFull:
      'The disk is full: forms are refusing new entries. The server’s operator has to free up space; erasing spam or emptying the trash helps too.',
    diskLow: 'The disk has little room left. Tell the server’s operator before it is full.',
    backupNone: 'There is no backup. Make one now.',
    backupLate: 'The last backup is old. Make one now, and have the automatic backups checked.',
    backupUnreadable: 'The backup folder cannot be read. Tell the server’s operator.',
    backupFailed: 'The last backup started by hand could not be made.',
    scannerDown:
      'The virus scanner does not answer: new CVs cannot be opened until it has checked them.',
  },
  steps: {
    title: 'Before you go live',
    lead: '{done} of {all} steps are done.',
    done: 'done',
    open: 'to do',
    loading: 'Loading the steps…',
    failed: 'The steps could not be loaded. Check your connection and try again.',
    all: {
      password: { name: 'Password', how: 'Replace the one that the first start generated.' },
      company: {
        name: 'The company’s name, address and phone',
        how: 'The site shows a sample company. Enter yours in the site texts and publish it.',
      },
      register: {
        name: 'Imprint',
        how: 'The register, tax and licence numbers are at the end of the company’s data.',
      },
      certificates: {
        name: 'Certificates',
        how: 'Replace the sample ones by yours, with the dates until which they are valid.',
      },
      texts: {
        name: 'The words of the pages',
        how: 'Make home, about, services, contact and privacy your own in both languages, and have a lawyer read the legal pages.',
      },
      mail: {
        name: 'Mail',
        how: 'The server’s operator can set it up (operations guide, “Mail”).',
      },
      notices: {
        name: 'Who is notified',
        how: 'The settings NOTIFY_MESSAGES and NOTIFY_APPLICATIONS hold their addresses.',
      },
      https: { name: 'HTTPS', how: 'The setting DOMAIN turns it on (operations guide, “HTTPS”).' },
      backup: { name: 'Backups', how: 'There is no recent one: make it below.' },
    },
  },
  data: {
    title: 'Database and disk',
    size: 'Database',
    log: '{size} write-ahead log',
    messages: 'Messages',
    applications: 'Applications',
    schema: 'Schema',
    disk: 'Free on the disk',
    ofTotal: 'of {total}',
    reserve: 'Reserved for the admin',
    reserveNote: 'visitors cannot fill it',
    states: { ok: 'enough', low: 'low', full: 'full' },
  },
  backup: {
    title: 'Backups',
    last: 'Last backup',
    checked: 'verified when it was made',
    none: 'No backup yet.',
    noneAdvice:
      'Make the first one with “Back up now”. It stays on the server; restoring it is up to the server’s operator.',
    unreadable: 'The backup folder cannot be read.',
    kept: 'Kept',
    keptOf: 'Backups: {count}, {size} in all',
    keep: 'at most {keep}; a new one replaces an older one',
    next: 'Next automatic backup',
    soon: 'in a moment',
    noSchedule: 'No automatic backups are running',
    noScheduleAdvice: 'The server’s operator can start them (operations guide, “Backup”).',
    make: 'Back up now',
    making: 'Backing up…',
    progress: 'Copied',
    copied: '{copied} of {whole} copied',
    made: 'Backup made and verified: {size}.',
    failedAt: 'No backup was made ({time}).',
    why: {
      busy: 'Another backup or a restore is under way. Try again when it is done.',
      full: 'The disk of the backup folder is full. The server’s operator has to make room.',
      damaged: 'The database or its copy is damaged. Tell the server’s operator at once.',
      notWritable:
        'The backup folder cannot be written to. The server’s operator has to check the folder.',
      stopped: 'The service was stopped. Please try again.',
      other: 'The reason is in the server’s log.',
    },
  },
  service: {
    title: 'Service',
    version: 'Version',
    commit: 'Commit',
    built: 'Built',
    node: 'Node',
    since: 'Started',
    scanner: 'Virus scanner',
    scannerStates: { up: 'running', down: 'does not answer', off: 'not set up' },
  },
  sessions: {
    title: 'Who is logged in',
    manage: 'Manage the sessions',
  },
  trail: {
    title: 'Activity since yesterday',
    none: 'No activity since yesterday.',
    all: 'Show in the audit trail ({count})',
  },
};
