import type { Application, PoolConsent } from '#contract/admin/application.ts';

/** The state of an applicant's consent to the talent pool. */
export function poolConsentOf({
  poolConsentAtUtc,
  poolWithdrawnAtUtc,
}: Pick<Application, 'poolConsentAtUtc' | 'poolWithdrawnAtUtc'>): PoolConsent {
  if (poolConsentAtUtc === null) return 'none';
  return poolWithdrawnAtUtc === null ? 'given' : 'withdrawn';
}
