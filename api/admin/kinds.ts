import type { AnswerPurpose } from '#contract/admin/canned-answers.ts';
import type { RecordEvent } from '#contract/admin/events.ts';
import type { Role } from '#contract/admin/role-names.ts';
import { isFor } from '#contract/admin/roles.ts';
import { calls } from '#contract/calls.ts';
import type { Session } from '#db/queries/sessions.ts';
import { Problem } from '../http/problem.ts';

export type Kind = RecordEvent['about'];

/** The calls whose audiences say who reads the records of a kind, and who works on them. */
const callsOf = {
  message: { reads: calls.readMessage, changes: calls.changeMessage },
  application: { reads: calls.readApplication, changes: calls.changeApplication },
} as const;

/** Whether users of a role read records of a kind. */
export function mayRead(role: Role, kind: Kind): boolean {
  return isFor(callsOf[kind].reads.for, role);
}

/** Whether users of a role work on records of a kind. */
export function mayChange(role: Role, kind: Kind): boolean {
  return isFor(callsOf[kind].changes.for, role);
}

/** For calls of both kinds. @throws Problem `notYours` */
export function requireReader({ role }: Session, kind: Kind): void {
  if (!mayRead(role, kind)) throw new Problem('notYours');
}

/** For calls of both kinds. @throws Problem `notYours` */
export function requireWorker({ role }: Session, kind: Kind): void {
  if (!mayChange(role, kind)) throw new Problem('notYours');
}

/** The kind of records that a canned answer is for. */
export function kindOf(purpose: AnswerPurpose): Kind {
  return purpose === 'application' ? 'application' : 'message';
}
