import pg from 'pg';
import { Busy, Damaged, StorageFull } from '../engine/errors.ts';

/** By SQLSTATE, or its class of two letters (PostgreSQL's manual, appendix A). */
const meanings = [
  // Connection exceptions, too many connections, no memory, or a server that starts or stops.
  [/^(?:08|53|57)/, Busy],
  // A lock held by another session, and transactions that conflict.
  [/^(?:40|55)/, Busy],
  // A primary that became a standby: the next connection finds the new primary. Or a failed transaction.
  [/^25(?:006|P02|P03)$/, Busy],
  [/^(?:58030|XX00[12])$/, Damaged],
] as const;

/** A transaction rolled back by its own work. */
export class RolledBack extends Error {}

/**
 * An error of the server or the connection as one of `errors.ts`, with the original as its cause; other errors
 * unchanged.
 */
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

/** Whether the connection must not be reused: the next one may reach a server that works. */
export function endsConnection(reason: unknown): boolean {
  return isOfConnection(reason) || /^(?:08|57P|25006|25P0[23])/.test(stateOf(reason));
}

/** The server's SQLSTATE; empty for other errors. */
export function stateOf(reason: unknown): string {
  return reason instanceof pg.DatabaseError ? (reason.code ?? '') : '';
}

/** Refused, broken or timed out. The library has no class for these errors, only messages and Node's codes. */
function isOfConnection(reason: unknown): boolean {
  if (!(reason instanceof Error) || reason instanceof pg.DatabaseError) return false;
  const { code = '', message } = reason as NodeJS.ErrnoException;
  return /^E[A-Z]/.test(code) || /timeout|terminated|not queryable/i.test(message);
}
