import type { Application, PoolConsent } from '#contract/admin/application.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import { longDateTime } from '../../format/date-format.ts';
import type { AdminTexts } from '../../texts/index.ts';

/** The state of an applicant's consent to the talent pool. */
export function poolConsentOf({
  poolConsentAtUtc,
  poolWithdrawnAtUtc,
}: Pick<Application, 'poolConsentAtUtc' | 'poolWithdrawnAtUtc'>): PoolConsent {
  if (poolConsentAtUtc === null) return 'none';
  return poolWithdrawnAtUtc === null ? 'given' : 'withdrawn';
}

/** The state of an applicant's consent to the talent pool, with times and the version of the notice. */
export function consentInWords(
  application: Application,
  { applications }: AdminTexts,
  language: Language,
): string {
  const { poolConsentAtUtc, poolWithdrawnAtUtc, noticeVersion } = application;
  const time = (at: string | null) => (at === null ? '' : longDateTime(at, language));
  return fill(applications.consent[poolConsentOf(application)], {
    given: time(poolConsentAtUtc),
    withdrawn: time(poolWithdrawnAtUtc),
    version: String(noticeVersion),
  });
}
