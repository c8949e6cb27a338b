import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Certificates of 90, 64, 45 and 6 days are renewed when they are due, by the real certbot and a moved clock. */
export function renewalTimes(): string {
  const docker = (...words: string[]) => execFileSync('docker', words, { encoding: 'utf8' });
  const image = docker('build', '--quiet', 'tests/faults/https').trim();
  const mounted = [
    `${resolve('web/nginx/https/certificates.sh')}:/certificates.sh:ro`,
    `${resolve('tests/faults/https/renewal-times.sh')}:/renewal-times.sh:ro`,
  ].flatMap((mount) => ['--volume', mount]);
  const lines = docker('run', '--rm', ...mounted, image, 'sh', '/renewal-times.sh');
  return lines.trim().replaceAll('\n', ', ');
}
