import type { SystemTexts } from '../../texts.ts';

/** The texts of the copies elsewhere. */
export const offsite: SystemTexts['offsite'] = {
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
};
