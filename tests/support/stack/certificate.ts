import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Certificate = { readonly file: string; readonly key: string };

const dayMs = 24 * 3_600_000;

/** Makes a self-signed certificate for these host names, valid for two days, as PEM files in the folder. */
export function makeCertificate(folder: string, ...names: string[]): Certificate {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  openssl(
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=${names[0]}
     -addext subjectAltName=${alternatives} -keyout ${key} -out ${file}`,
  );
  return { file, key };
}

/** The same certificate, but one that ended a day ago. */
export function expired(certificate: Certificate): Certificate {
  return lasting(certificate, -1);
}

/**
 * The same certificate, but one that ends in so many days, of so many days in all. Made by `openssl ca`: it alone takes an end in the past in
 * every release (`x509 -days` refuses it since 3.4, `x509 -not_after` is new there).
 */
export function lasting({ file, key }: Certificate, days: number, life = days): Certificate {
  const other = `${file}.${days}-days.pem`;
  const [request, config, issued] = [`${other}.csr`, `${other}.cnf`, `${other}.issued`];
  openssl(`x509 -x509toreq -copy_extensions copy -in ${file} -signkey ${key} -out ${request}`);
  writeFileSync(issued, '');
  writeFileSync(
    config,
    `[ca]\ndefault_ca=own\n[own]\ndatabase=${issued}\ncopy_extensions=copy\nrand_serial=yes\npolicy=any\n[any]\ncommonName=supplied\n`,
  );
  const end = Date.now() + days * dayMs;
  const start = end - Math.max(life, 1) * dayMs;
  openssl(
    `ca -batch -selfsign -notext -md sha256 -config ${config} -keyfile ${key}
     -outdir ${join(file, '..')} -startdate ${timeOf(start)}
     -enddate ${timeOf(end)} -in ${request} -out ${other}`,
  );
  return { file: other, key };
}

/** As `openssl ca` takes times: YYYYMMDDHHMMSSZ. */
function timeOf(ms: number): string {
  return new Date(ms).toISOString().replace(/\.\d+/, '').replaceAll(/[-:T]/g, '');
}

/** @param words apart by white space, which no path of ours has */
function openssl(words: string): void {
  execFileSync('openssl', words.split(/\s+/), { stdio: 'ignore' });
}
