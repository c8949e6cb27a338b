import { createHash } from 'node:crypto';
import type { AnswerWay } from '#contract/admin/message.ts';
import { idAt } from '#db/engine/ids.ts';
import type { AuditRow, MessageRow } from '../../db/schema.ts';
import { cells } from '../support/cells.ts';
import type { Random } from './random.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const notes = cells(`
  Salı 14.00’te aranacak. | Fiyat listesi e-postayla gönderildi. | Teknik ekibe iletildi.
  Sözleşme taslağı bekleniyor. | Aynı kişi telefonla da aradı.
  NDA imzalanınca fiyat verilecek. | Muhasebe ile konuşuldu, düzeltme faturası kesilecek.
  Yanıt için Onur Bey’den bilgi bekliyoruz. | Eski müşterimiz; öncelik verelim.
  Geçen yıl da yazmış, o zaman vazgeçmişti. | Called back, no answer. Try again on Monday.
  Rates sent, waiting for their test results.
`);

/** How often messages are answered in each way. */
const answerWays: Readonly<Record<AnswerWay, number>> = { email: 16, phone: 5, inPerson: 1 };

type Arrived = Pick<MessageRow, 'id' | 'created_at' | 'spam_reason'> & {
  readonly unwanted: boolean;
};
/** The state of a message after the admin's work, and the audit entries of that work. */
type Handled = Pick<
  MessageRow,
  | 'status'
  | 'status_since'
  | 'starred'
  | 'replied_at'
  | 'replied_by'
  | 'note'
  | 'follow_up'
  | 'version'
> & { readonly audit: readonly SampleAudit[] };

/** Simulates the admin's work on a message until `now`: new ones wait; older ones are read, answered or archived. */
export function handle(message: Arrived, now: number, random: Random): Handled {
  const handled: Handled = {
    status: message.spam_reason ? 'spam' : 'new',
    ...{ status_since: null, starred: 0, replied_at: null, replied_by: null, note: null },
    ...{ follow_up: null, version: 1, audit: [] },
  };
  return stepsOf(message, now, random)
    .filter(({ at }) => at < now)
    .reduce((before, step) => applied(before, step, message), handled);
}

type Step = {
  readonly at: number;
  readonly set: Partial<
    Pick<Handled, 'status' | 'starred' | 'replied_at' | 'replied_by' | 'note' | 'follow_up'>
  >;
};

function stepsOf(message: Arrived, now: number, random: Random): Step[] {
  const age = (now - message.created_at) / dayMs;
  const opened = Math.round(message.created_at + random.around(3 * hourMs));
  if (message.spam_reason) {
    // A false positive that the admin moved back.
    const back = message.spam_reason !== 'trap' && random.chance(0.05);
    return back ? [{ at: opened, set: { status: 'read' } }] : [];
  }
  if (message.unwanted) return [{ at: opened, set: { status: 'spam' } }];
  const unopened = age < 3 ? 0.7 : age < 7 ? 0.2 : 0.008;
  if (random.chance(unopened)) return [];
  const answered = Math.round(opened + random.around(2.5 * hourMs));
  const noted = Math.round(opened + random.around(hourMs));
  const putAway = Math.round(answered + random.around(3 * dayMs));
  const steps: Step[] = [{ at: opened, set: { status: 'read' } }];
  if (random.chance(0.06)) steps.push({ at: opened + 60_000, set: { starred: 1 } });
  if (random.chance(0.08)) steps.push({ at: noted, set: { note: random.pick(notes) } });
  if (random.chance(0.72)) {
    const replied_by = random.weighted(answerWays);
    steps.push({ at: answered, set: { replied_at: answered, replied_by } });
  } else if (age < 30 && random.chance(0.25)) {
    const follow_up = isoDay(opened + random.whole(2, 12) * dayMs);
    steps.push({ at: opened + 120_000, set: { follow_up } });
  }
  if (age > 14 && random.chance(0.75)) steps.push({ at: putAway, set: { status: 'archived' } });
  return steps;
}

function applied(before: Handled, { at, set }: Step, { id }: Arrived): Handled {
  const { status, starred, note, replied_by, follow_up } = set;
  const details = {
    ...(status && { status: `${before.status} → ${status}` }),
    ...(starred && { starred: 'on' }),
    ...(note && { note: 'written' }),
    ...(replied_by && { answered: replied_by }),
    ...(follow_up && { followUp: follow_up }),
  };
  return {
    ...before,
    ...set,
    ...(status && { status_since: at }),
    version: before.version + 1,
    audit: [...before.audit, auditLine(at, { action: 'messageChanged', subject_id: id, details })],
  };
}

/** The day of a time (ms since the Unix epoch), in UTC. */
export function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

type Line = Pick<AuditRow, 'action'> & {
  readonly subject_id?: string;
  readonly details?: Readonly<Record<string, string>>;
  readonly address?: string;
};

/** An audit entry, and the id of its record if it has one. */
export type SampleAudit = AuditRow & { readonly subject_id: string | null };

/** An audit entry, with the session of that day. */
export function auditLine(at: number, { details, address, ...line }: Line): SampleAudit {
  return {
    id: idAt(new Date(at)),
    at,
    session: sessionOn(at),
    user_id: null,
    address: address ?? null,
    subject_id: null,
    details: JSON.stringify(details ?? {}),
    ...line,
  };
}

/** One login per day, from an address reserved for examples (RFC 5737). */
export function logins(days: number, now: number): SampleAudit[] {
  const today = Math.floor(now / dayMs) * dayMs;
  const mornings = Array.from({ length: days }, (_, day) => today - day * dayMs);
  return mornings
    .filter((at) => at < now)
    .map((at) => auditLine(at, { action: 'loggedIn', address: '192.0.2.10' }));
}

function sessionOn(at: number): string {
  const day = Math.floor(at / dayMs);
  return createHash('sha256').update(`sample session ${day}`).digest('hex').slice(0, 16);
}
