/** What the system page and the mail to the operator report as in need of attention, the most urgent first. */
export const concerns = [
  ...(['certificateExpired', 'certificateNotYetValid', 'certificateNameMismatch'] as const),
  ...(['diskFull', 'pagesOutdated'] as const),
  ...(['backupFailed', 'backupUnreadable', 'backupNone', 'backupLate'] as const),
  ...(['certificateExpiring', 'certificateMissing', 'certificateUnreadable'] as const),
  ...(['offsiteFailed', 'offsiteUnreadable', 'offsiteNone', 'offsiteLate'] as const),
  ...(['drillFailed', 'drillLate', 'retentionLate', 'publishingLate'] as const),
  ...(['mailBroken', 'mailDown', 'mailRefused', 'diskLow', 'scannerDown'] as const),
] as const;
export type Concern = (typeof concerns)[number];
