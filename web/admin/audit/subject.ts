import type { AuditAction, AuditEntry } from '#contract/admin/data-protection.ts';
import { pathOf, paths } from '../paths.ts';

const patterns: Readonly<Partial<Record<AuditAction, SubjectKind>>> = {
  messageChanged: 'message',
  applicationChanged: 'application',
  cvOpened: 'application',
};

type SubjectKind = 'message' | 'application';

/** The message or application of an entry, and its address; undefined if there is none or it was erased. */
export function subjectOf(
  { action, subjectId }: AuditEntry,
  erased: ReadonlySet<string>,
): { readonly kind: SubjectKind; readonly href: string } | undefined {
  const kind = patterns[action];
  if (!kind || subjectId === null || erased.has(subjectId)) return undefined;
  return { kind, href: pathOf(paths[kind], subjectId) };
}

/** The ids of records erased one by one. The trail does not name those erased in bulk or expired. */
export function erasedAmong(entries: readonly AuditEntry[]): ReadonlySet<string> {
  const erasures = entries.filter(({ action }) => action.endsWith('Erased'));
  return new Set(erasures.flatMap(({ subjectId }) => subjectId ?? []));
}
