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
export function expired(certificate: Certificate): Certificate {
  return lasting(certificate, -1);
}

/** The same certificate, but one that ends in so many days. */
export function lasting({ file, key }: Certificate, days: number): Certificate {
  const other = `${file}.${days}-days.pem`;
  const sign = ['x509', '-in', file, '-signkey', key, '-days', String(days), '-out', other];
  execFileSync('openssl', sign, { stdio: 'ignore' });
  return { file: other, key };
}
