import type { Migration } from 'kysely/migration';
import * as messages from './0001-messages.ts';
import * as admin from './0002-admin.ts';
import * as forms from './0003-forms.ts';
import * as desk from './0004-desk.ts';
import * as search from './0005-search.ts';
import * as devices from './0006-devices.ts';
import * as firstPassword from './0007-first-password.ts';
import * as repeatedMessages from './0008-repeated-messages.ts';
import * as cvScans from './0009-cv-scans.ts';
import * as quotes from './0010-quotes.ts';
import * as people from './0011-people.ts';
import * as seenSpam from './0012-seen-spam.ts';
import * as poolConsent from './0013-pool-consent.ts';
import * as names from './0014-names.ts';
import * as withdrawalsAndSubjects from './0015-withdrawals-and-subjects.ts';
import * as marks from './0016-marks.ts';
import * as tags from './0017-tags.ts';
import * as hiring from './0018-hiring.ts';
import * as trash from './0019-trash.ts';
import * as mails from './0020-mails.ts';
import * as replies from './0021-replies.ts';
import * as content from './0022-content.ts';
import * as files from './0023-files.ts';
import * as retentionClock from './0024-retention-clock.ts';
import * as spamSigns from './0025-spam-signs.ts';

/** All schema changes in order. Never edit a released one: add a new file instead. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-messages': messages,
  '0002-admin': admin,
  '0003-forms': forms,
  '0004-desk': desk,
  '0005-search': search,
  '0006-devices': devices,
  '0007-first-password': firstPassword,
  '0008-repeated-messages': repeatedMessages,
  '0009-cv-scans': cvScans,
  '0010-quotes': quotes,
  '0011-people': people,
  '0012-seen-spam': seenSpam,
  '0013-pool-consent': poolConsent,
  '0014-names': names,
  '0015-withdrawals-and-subjects': withdrawalsAndSubjects,
  '0016-marks': marks,
  '0017-tags': tags,
  '0018-hiring': hiring,
  '0019-trash': trash,
  '0020-mails': mails,
  '0021-replies': replies,
  '0022-content': content,
  '0023-files': files,
  '0024-retention-clock': retentionClock,
  '0025-spam-signs': spamSigns,
};
