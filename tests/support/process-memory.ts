import { readFileSync } from 'node:fs';

/** What a process holds of memory now (VmRSS), or has held at most so far (VmHWM), in MB, by Linux's /proc. */
export function memoryMb(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

/** A process and those that it started itself, as nginx's master and its workers. */
export function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}
