import type { OffsiteFailure } from '#contract/offsite.ts';
import { OffsiteError } from '../engine/errors.ts';

/**
 * Meanings of restic's messages, in order of precedence: a full disk also prevents a lock. Matched on restic 0.14 and
 * newer, and on OpenSSH. For an S3 store restic prints the message, not the code.
 */
const meanings: readonly (readonly [OffsiteFailure | 'absent', RegExp])[] = [
  ['password', /wrong password or no key found/i],
  [
    'full',
    /no space left|quota ?exceeded|cap exceeded|insufficient storage|minimum free drive|\b507\b/i,
  ],
  ['locked', /already locked/i],
  [
    'refused',
    /permission denied|access ?denied|access key id you provided|request signature|time is too large|unauthori[sz]ed|\b40[13]\b|read-only file system|host key verification failed|REMOTE HOST IDENTIFICATION|key is invalid/i,
  ],
  [
    'unreachable',
    /connection (?:refused|reset|closed|timed out)|connection lost|broken pipe|timed? ?out|no such host|could not resolve|no route to host|network is unreachable|host is down|dial tcp|unable to start the sftp session|x509|tls:|certificate/i,
  ],
  [
    'damaged',
    /ciphertext verification failed|repository contains errors|invalid data|does not match|not found in (?:the )?index|unexpected EOF|has been damaged|unmarshal|invalid character|failed to decode|cannot be loaded/i,
  ],
  [
    'absent',
    /unable to open config file: .*(?:no such file|not exist|not found|\b404\b|NoSuchKey|NoSuchBucket|specified (?:key|bucket))/i,
  ],
  ['gone', /no such file|does not exist|not exist/i],
];

/** Precedes an error after which restic 0.17 and newer retry, even after a refusal. */
const retried = /^\w+\(.*\) returned error, retrying after \S+: /;

/** Whether restic's output so far has an error that no retry can fix: a lost SFTP connection, or a refusal. */
export function isFinal(stderr: string): boolean {
  const isLost = /connection lost|ssh command exited/.test(stderr);
  return (
    isLost || stderr.split('\n').some((line) => retried.test(line) && meaningOf(line) === 'refused')
  );
}

function meaningOf(text: string): OffsiteFailure | 'absent' | undefined {
  return meanings.find(([, pattern]) => pattern.test(text))?.[0];
}

/**
 * The error in restic's output.
 * @param code since restic 0.17: 10 without a repository, 11 if it is locked, 12 for a wrong password
 */
export function errorOf(code: number | null, stderr: string): OffsiteError {
  const text = stderr.replace(/\/\/[^/@\s]+@/g, '//');
  const byCode = ({ 10: 'absent', 11: 'locked', 12: 'password' } as const)[code ?? 0];
  const failure = byCode ?? meaningOf(text) ?? 'other';
  return new OffsiteError(`${summaryOf(text, code)}${advice[failure] ?? ''}`, failure);
}

const advice: Readonly<Partial<Record<OffsiteFailure | 'absent', string>>> = {
  password: ' (BACKUP_PASSWORD is another one, or BACKUP_TO is somebody else’s repository)',
  full: ' (make room there, or keep fewer copies: BACKUP_TO_KEEP_…)',
  locked: ' (a lock that was left behind ends after 30 minutes)',
  damaged: ' (the repository is damaged: check that disk, and set BACKUP_TO to a new place)',
};

/** Prefix of each line from ssh. */
export const sshWords = 'ssh: ';

/** The most informative line: restic's last one, and ssh's before it. */
function summaryOf(text: string, code: number | null): string {
  const lines = text.split('\n').map((line) => line.trim().replace(retried, ''));
  const said = lines.filter(
    (line) => line !== '' && line !== sshWords.trim() && !/^is there a repository/i.test(line),
  );
  const ssh = said.findLast((line) => line.startsWith(sshWords));
  const fatal = said.find((line) => /^fatal:/i.test(line)) ?? said.at(-1);
  const words = [ssh, fatal === ssh ? undefined : fatal].filter((line) => line !== undefined);
  const line = words.map((word) => word.replace(/^(?:fatal: |ssh: (?=ssh: ))/i, '')).join('; ');
  return line.slice(0, 300) || `restic ended with ${code ?? 'a signal'}`;
}
