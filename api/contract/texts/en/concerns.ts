import type { ConcernTexts } from '../../admin/concern-texts.ts';

/** The words of what needs attention, for the system page and the mail to the operator. */
export const concerns: ConcernTexts = {
  certificateExpired: {
    what: 'The site’s HTTPS certificate has expired',
    how: 'Browsers do not open the site. The server’s operator has to renew it at once (operations guide, “HTTPS”).',
  },
  certificateNotYetValid: {
    what: 'The site’s HTTPS certificate is not valid yet',
    how: 'Browsers do not open the site. The server’s operator has to check the server’s clock first.',
  },
  certificateNameMismatch: {
    what: 'The site’s HTTPS certificate is for another name',
    how: 'Browsers do not open the site. The server’s operator has to get one for the site’s name at once (operations guide, “HTTPS”).',
  },
  diskFull: {
    what: 'The disk is full',
    how: 'Forms are refusing new entries. The server’s operator has to free up space; erasing spam or emptying the trash helps too.',
  },
  pagesOutdated: {
    what: 'The pages could not be written again',
    how: 'They do not show the latest published texts or the current settings (storage periods, the site’s address). The reason is in the service’s log; the server’s operator has to look into it.',
  },
  backupFailed: {
    what: 'The last backup started by hand could not be made',
    how: 'The reason is on the system page, under “Backups”.',
  },
  backupUnreadable: {
    what: 'The backup folder cannot be read',
    how: 'The server’s operator has to check the folder and its permissions.',
  },
  backupNone: { what: 'There is no backup', how: 'Make one now.' },
  backupLate: {
    what: 'The last backup is old',
    how: 'Make one now, and have the automatic backups checked.',
  },
  certificateExpiring: {
    what: 'The site’s HTTPS certificate expires soon',
    how: 'It should have been renewed by now. The server’s operator has to see why it was not (operations guide, “HTTPS”).',
  },
  certificateMissing: {
    what: 'The site has no HTTPS certificate yet',
    how: 'The server’s operator has to see why none was issued (operations guide, “HTTPS”).',
  },
  certificateUnreadable: {
    what: 'The site’s HTTPS certificate cannot be read',
    how: 'The server’s operator has to check the file and its permissions.',
  },
  offsiteFailed: {
    what: 'The last backup could not be shipped elsewhere',
    how: 'The reason is on the system page, under “Copies elsewhere”.',
  },
  offsiteUnreadable: {
    what: 'Whether backups are shipped elsewhere cannot be read',
    how: 'The reason is in the service’s log. The server’s operator has to look into it.',
  },
  offsiteNone: {
    what: 'No backup has been shipped elsewhere yet',
    how: 'The server’s operator has to check that backups are shipped (operations guide, “Backups elsewhere”).',
  },
  offsiteLate: {
    what: 'The last backup elsewhere is old',
    how: 'The server’s operator has to check that backups are shipped (operations guide, “Backups elsewhere”).',
  },
  drillFailed: {
    what: 'The backup elsewhere did not pass its restore drill',
    how: 'It cannot be relied on; the server’s operator has to see to it at once. The reason is on the system page.',
  },
  drillLate: {
    what: 'The backup elsewhere has not been restored for a drill for more than a week',
    how: 'The server’s operator can make a drill now (operations guide, “Backups elsewhere”).',
  },
  retentionLate: {
    what: 'Expired records are not being erased',
    how: 'The hourly erasure has not been completed for three hours. The reason is in the service’s log; the server’s operator has to look into it.',
  },
  publishingLate: {
    what: 'A scheduled publication is overdue',
    how: 'The reason is in the service’s log; the server’s operator has to look into it.',
  },
  mailBroken: {
    what: 'A setting of the mail service is invalid',
    how: 'Notices and replies are waiting. The system page names the setting that the server’s operator has to correct.',
  },
  mailDown: {
    what: 'The mail service does not respond',
    how: 'Notices and replies are waiting. The server’s operator has to restart the service.',
  },
  mailRefused: {
    what: 'Some notices cannot be sent',
    how: 'The mail server’s answer is on the system page. The server’s operator has to check SMTP_URL and the NOTIFY_… settings.',
  },
  diskLow: {
    what: 'The disk has little room left',
    how: 'The server’s operator has to free up space before it is full.',
  },
  scannerDown: {
    what: 'The virus scanner does not answer',
    how: 'New CVs cannot be opened until it has checked them. The server’s operator has to check the scanner.',
  },
};
