import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export type Certificate = { readonly file: string; readonly key: string };

/** Makes a self-signed certificate for these host names, valid for two days, as PEM files in the folder. */
export function makeCertificate(folder: string, ...names: string[]): Certificate {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = [
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  const subject = ['-subj', `/CN=${names[0]}`, '-addext', `subjectAltName=${alternatives}`];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', file], {
    stdio: 'ignore',
  });
  return { file, key };
}

/** The same certificate, but one that ended a day ago. */
export function expired({ file, key }: Certificate): Certificate {
  const ended = `${file}.expired.pem`;
  execFileSync('openssl', ['x509', '-in', file, '-signkey', key, '-days', '-1', '-out', ended], {
    stdio: 'ignore',
  });
  return { file: ended, key };
}
