import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { endWithUs } from '../bench/servers.ts';
import { together } from './measure.ts';

/** Nearly all connections that one address can open to one port: it has 65,535 ports. */
const connections = 64_000;
const attackers = 4;

/**
 * Opens 64,000 connections from one address, sends half a message on each, and replaces each one that is ended.
 * @param lastsMs the duration
 * @returns the largest number of connections at once
 */
export async function holdHalves(
  what: 'header' | 'handshake',
  port: number,
  lastsMs: number,
): Promise<number> {
  const each = connections / attackers;
  const held = await together(attackers, async (attacker) => {
    const numbers = [port, 1100 + attacker * each, each, lastsMs].map(String);
    // At low priority: a real attacker does not use this machine's processors. A process of its own, for its descriptors.
    const sender = [process.execPath, 'tests/faults/half-sent-headers-sender.ts', what, ...numbers];
    const child = spawn('nice', ['-n', '19', ...sender], { stdio: ['ignore', 'pipe', 'inherit'] });
    endWithUs(child);
    return Number(await text(child.stdout));
  });
  return held.reduce((sum, one) => sum + one, 0);
}
