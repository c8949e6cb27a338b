import type { SystemTexts } from '../../texts.ts';

/** The texts of the system page. */
export const texts: SystemTexts = {
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
    pagesOutdated:
      'The pages could not be written again: they do not show the latest published texts or the current settings (storage periods, the site’s address). Tell the server’s operator.',
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
  mail: {
    title: 'Notices by email',
    loading: 'Loading the state of mail…',
    failed: 'The state of mail could not be loaded. Check your connection and try again.',
    off: 'Mail is not set up: nobody is notified when a message or an application arrives.',
    offAdvice: 'The server’s operator can set it up (operations guide, “Mail”).',
    nobody: 'No recipients: nobody is notified when a message or an application arrives.',
    down: 'The mail service does not respond: notices are waiting. Tell the server’s operator.',
    server: 'Server',
    from: 'as {from}',
    messages: 'For messages',
    applications: 'For applications',
    none: 'nobody',
    content: 'A notice holds',
    contents: {
      none: 'only the number and a link',
      summary: 'who wrote, the subject and a link',
      full: 'the whole message or application',
    },
    senders: 'Senders get',
    acknowledged: 'an acknowledgement',
    notAcknowledged: 'no acknowledgement',
    lastSent: 'Last sent',
    never: 'none yet',
    waiting: 'Waiting',
    test: 'Send a test mail',
    testing: 'Sending…',
    tests: 'Tests',
    troubled: 'Not sent',
    kinds: {
      messages: 'Notice of messages',
      applications: 'Notice of applications',
      spam: 'Weekly count of spam',
      spamApplications: 'Weekly count of applications flagged as spam',
      test: 'Test',
      reply: 'Reply',
      acknowledgement: 'Acknowledgement',
    },
    states: {
      waiting: 'Waiting',
      sending: 'Being sent',
      sent: 'Sent',
      refused: 'Refused',
      givenUp: 'Given up',
    },
    to: 'to {recipient}',
    attempts: 'attempt {count}',
    next: 'next at {time}',
    answer: 'The server’s answer: {answer}',
    retry: 'Send again',
    giveUp: 'Give up',
  },
  offsite: {
    concerns: {
      offsiteFailed: 'The last backup could not be shipped elsewhere. The reason is below.',
      offsiteUnreadable:
        'Whether backups are shipped elsewhere cannot be read. Tell the server’s operator.',
      offsiteNone: 'No backup has been shipped elsewhere yet.',
      offsiteLate:
        'The last backup elsewhere is old. Have the server’s operator check that backups are shipped.',
      drillFailed:
        'The backup elsewhere did not pass its restore drill. Tell the server’s operator at once.',
      drillLate: 'The backup elsewhere has not been restored for a drill for more than a week.',
    },
    title: 'Copies elsewhere',
    off: 'The backups are on this server alone.',
    offAdvice:
      'The server’s operator can have encrypted copies shipped to another place (operations guide, “Backups elsewhere”).',
    unreadable: 'What became of the shipments cannot be read.',
    none: 'No backup has been shipped yet.',
    failedAt: 'The backup could not be shipped ({time}).',
    last: 'Last backup there',
    shippedAt: 'shipped {time}',
    place: 'Where',
    places: {
      directory: 'On a disk of this server, encrypted',
      sftp: '{host} (SFTP), encrypted',
      s3: '{host} (S3), encrypted',
      rest: '{host} (restic), encrypted',
    },
    keptThere: 'backups kept there: {count}',
    drill: 'Restore drill',
    drillNone: 'not made yet',
    drillGood: 'passed',
    drillFailed: 'failed',
    drillCompared:
      'the backup of {made} was restored into an empty place, and all its {rows} rows are as they were shipped',
    service: 'Shipping',
    stopped: 'not running',
    stoppedAdvice: 'The server’s operator can start it (operations guide, “Backups elsewhere”).',
    why: {
      noRestic: 'The server has no restic. The server’s operator has to install it.',
      password:
        'The repository there does not open with this password: the password is wrong, or it is somebody else’s. The server’s operator has to check the settings.',
      foreign:
        'The repository there holds backups that are not of this site. The server’s operator has to give the site a place of its own.',
      unknown:
        'The repository there holds backups that this server did not ship. Nothing is shipped, so as not to replace them. The server’s operator has to restore the newest first.',
      gone: 'The repository is not where it was. The server’s operator has to check that its disk is mounted.',
      unreachable: 'The place cannot be reached. It is tried again.',
      refused: 'Access was denied there. The server’s operator has to check keys and permissions.',
      full: 'There is no room left there. The server’s operator has to make room.',
      locked:
        'The repository is locked: something else is at work there, or was cut off. It is tried again.',
      damaged: 'The repository there is damaged. Tell the server’s operator at once.',
      different: 'What came back is not what was shipped. Tell the server’s operator at once.',
      noRoom: 'This server’s disk has too little room. The server’s operator has to make room.',
      stopped: 'The service was stopped. It is tried again.',
      other: 'The reason is in the server’s log.',
    },
  },
  certificate: {
    title: 'HTTPS certificate',
    concerns: {
      certificateExpired:
        'The site’s HTTPS certificate has expired: browsers do not open the site. Tell the server’s operator at once.',
      certificateNotYetValid:
        'The site’s HTTPS certificate is not valid yet: browsers do not open the site. Tell the server’s operator at once.',
      certificateNameMismatch:
        'The site’s HTTPS certificate is for another name: browsers do not open the site. Tell the server’s operator at once.',
      certificateExpiring:
        'The site’s HTTPS certificate expires soon; it should have been renewed by now. Tell the server’s operator.',
      certificateMissing: 'The site has no HTTPS certificate yet. Tell the server’s operator.',
      certificateUnreadable:
        'The site’s HTTPS certificate cannot be read. Tell the server’s operator.',
    },
    state: 'State',
    states: {
      ok: 'valid',
      expiring: 'expires soon',
      expired: 'expired',
      notYetValid: 'not valid yet',
      nameMismatch: 'not for the site’s name',
      missing: 'none yet',
      unreadable: 'cannot be read',
    },
    left: 'Time left',
    none: 'none',
    from: 'Valid from',
    until: 'Expires',
    names: 'For the names',
    noNames: 'none',
    issuer: 'Issued by',
    advice: {
      expiring:
        'Certificates are renewed with a third of their life left; this one was not. The log of the certificate service says why (operations guide, “HTTPS”).',
      expired:
        'Why it was not renewed is in the log of the certificate service (operations guide, “HTTPS”).',
      notYetValid: 'The server’s clock may be slow: have it checked first.',
      nameMismatch:
        'If the site’s address (SITE_URL or DOMAIN) has changed, it needs a new certificate for that name (operations guide, “HTTPS”).',
      missing:
        'It is shown here once it is issued. If that fails, the log of the certificate service says why (operations guide, “HTTPS”).',
      unreadable:
        'The file is empty, damaged or closed to the service. The reason is in the service’s log (operations guide, “HTTPS”).',
    },
  },
};
