import pg from 'pg';
import { expect, test } from 'vitest';
import { Busy, Damaged, StorageFull } from '#db/engine/errors.ts';
import { endsConnection, RolledBack, translated } from '#db/postgres/errors.ts';

/** An answer of the server with this SQLSTATE. */
function answer(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('said by the server', 18, 'error'), { code });
}

test.each([
  ['a full disk', '53100', StorageFull],
  ['too many connections', '53300', Busy],
  ['a server that stops', '57P01', Busy],
  ['a server that starts', '57P03', Busy],
  ['a statement that took too long', '57014', Busy],
  ['a lock that was not free in time', '55P03', Busy],
  ['a deadlock', '40P01', Busy],
  ['a standby, which only reads', '25006', Busy],
  ['a damaged page', 'XX001', Damaged],
])('%s is reported as an error that the forms understand', (_what, code, kind) => {
  const reason = answer(code);
  const reported = translated(reason) as Error;
  expect(reported).toBeInstanceOf(kind);
  expect(reported.cause).toBe(reason);
});

test.each([
  ['refused', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['reset', Object.assign(new Error('read'), { code: 'ECONNRESET' })],
  ['ended', new Error('Connection terminated unexpectedly')],
  ['silent', new Error('Query read timeout')],
])('a connection that was %s is not used again, and the sender may try again', (_what, reason) => {
  expect(translated(reason)).toBeInstanceOf(Busy);
  expect(endsConnection(reason)).toBe(true);
});

test('a mistake of ours stays what it is, and costs no connection', () => {
  const mistakes = [answer('42703'), new TypeError('x is not a function'), new RolledBack()];
  for (const mistake of mistakes) {
    expect(translated(mistake)).toBe(mistake);
    expect(endsConnection(mistake)).toBe(false);
  }
});

test('a connection in a failed transaction is not used again', () => {
  expect(translated(answer('25P02'))).toBeInstanceOf(Busy);
  expect(endsConnection(answer('25P02'))).toBe(true);
});

test('after a failover the connection to the old primary is given up', () => {
  expect(endsConnection(answer('25006'))).toBe(true);
  expect(endsConnection(answer('57P01'))).toBe(true);
  expect(endsConnection(answer('55P03'))).toBe(false);
});
