import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export type Certificate = { readonly file: string; readonly key: string };

/** Makes a certificate for this host name, signed by itself and good for two days, in PEM files in the folder. */
export function makeCertificate(folder: string, name: string): Certificate {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const subject = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
  execFileSync('openssl', ['req', ...kind, ...subject, '-keyout', key, '-out', file], {
    stdio: 'ignore',
  });
  return { file, key };
}
