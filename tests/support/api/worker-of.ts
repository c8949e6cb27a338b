import { existsSync, readFileSync } from 'node:fs';
import { withChildren } from './process-memory.ts';

/** The process of a program of the service, such as `cv-worker`; undefined when it is not running. */
export function workerOf(service: number | undefined, program: string): number | undefined {
  if (service === undefined) return undefined;
  return withChildren(service)
    .slice(1)
    .find((pid) => {
      // It may have ended meanwhile.
      const file = `/proc/${pid}/cmdline`;
      return existsSync(file) && readFileSync(file, 'utf8').includes(program);
    });
}
