import pg from 'pg';
import { Busy, Damaged, StorageFull } from '../engine/errors.ts';

/** By SQLSTATE, or its class of two letters (PostgreSQL's manual, appendix A). */
const meanings = [
  // Connection exceptions, too many connections or no memory, a server that stops, starts or was cancelled.
  [/^(?:08|53|57)/, Busy],
  // A lock that another holds, and transactions that could not run beside each other.
  [/^(?:40|55)/, Busy],
  // The server was a primary and is a standby now: the next connection finds the new primary. A transaction that failed.
  [/^25(?:006|P02|P03)$/, Busy],
  [/^(?:58030|XX00[12])$/, Damaged],
] as const;

/** A transaction that its own work gave up. */
export class RolledBack extends Error {}

/** The server's error, or the connection's, as one of `errors.ts` with the original as its cause; others as they are. */
export function translated(reason: unknown): unknown {
  const Translated = meaningOf(reason);
  return Translated ? new Translated((reason as Error).message, { cause: reason }) : reason;
}

function meaningOf(reason: unknown) {
  if (isOfConnection(reason)) return Busy;
  const state = stateOf(reason);
  if (state === '53100') return StorageFull;
  return meanings.find(([states]) => states.test(state))?.[1];
}

/** Whether a connection must not be used again after this error: the next one may reach a server that works. */
export function endsConnection(reason: unknown): boolean {
  return isOfConnection(reason) || /^(?:08|57P|25006|25P0[23])/.test(stateOf(reason));
}

/** The server's SQLSTATE; empty for an error that is not its answer. */
export function stateOf(reason: unknown): string {
  return reason instanceof pg.DatabaseError ? (reason.code ?? '') : '';
}

/** Refused, broken, or silent for too long. The library has no class for these errors, only its words and Node's codes. */
function isOfConnection(reason: unknown): boolean {
  if (!(reason instanceof Error) || reason instanceof pg.DatabaseError) return false;
  const { code = '', message } = reason as NodeJS.ErrnoException;
  return /^E[A-Z]/.test(code) || /timeout|terminated|not queryable/i.test(message);
}
