import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { OffsiteError } from '../engine/errors.ts';
import { type OffsiteSettings, sshTargetOf } from '../settings/offsite.ts';
import { errorOf, isFinal, sshWords } from './error.ts';

/** For a command that moves little data, in ms: restic would try an unreachable host for 15 minutes. */
const shortMs = 120_000;
/** For a command that moves much data, in ms: a first shipment on a slow line takes hours. */
const longMs = 12 * 3_600_000;
/** After an interrupt, in ms: restic removes its lock meanwhile. Compose waits 15 s. */
const lastWordsMs = 8000;

/** Length of an id as restic prints it when it creates a repository. */
const idLength = 10;

const snapshots = z.array(
  z.object({
    id: z.string(),
    time: z.string(),
    hostname: z.string(),
    paths: z.array(z.string()),
    tags: z.optional(z.nullable(z.array(z.string()))),
  }),
);
export type Snapshot = z.output<typeof snapshots>[number];

type Streams = {
  readonly from?: number;
  readonly to?: number;
  readonly ms?: number;
};

/** Runs restic on one repository. Dispose it: it stores the SSH key in a temporary file. */
export class Restic {
  readonly #settings: OffsiteSettings;
  readonly #stop: AbortSignal;
  readonly #keys: string;
  readonly #environment: NodeJS.ProcessEnv;
  #options: readonly string[] = [];

  /** @param stop interrupts a running command */
  constructor(settings: OffsiteSettings, stop: AbortSignal) {
    const { directory, sshKey } = settings;
    this.#settings = settings;
    this.#stop = stop;
    this.#keys = mkdtempSync(join(tmpdir(), 'offsite-'));
    const temporary = join(directory, 'tmp');
    mkdirSync(temporary, { recursive: true });
    this.#environment = environmentOf(settings, temporary);
    const target = settings.place.kind === 'sftp' && sshTargetOf(settings.repository);
    if (!target) return;
    const [keyFile, config] = [join(this.#keys, 'key'), join(this.#keys, 'config')];
    // ssh refuses a key that others may read, with Windows' line ends, or without a final line end.
    const key = sshKey?.replaceAll('\r', '').trimEnd();
    if (key) writeFileSync(keyFile, `${key}\n`, { mode: 0o600 });
    writeFileSync(config, sshConfig(settings, target, sshKey && keyFile), { mode: 0o600 });
    this.#options = [
      '-o',
      `sftp.command=ssh -E ${this.#sshLog} -F ${config} ${target.host} -s sftp`,
    ];
  }

  /** ssh writes its errors here: restic may end before it has read them. */
  get #sshLog(): string {
    return join(this.#keys, 'log');
  }

  [Symbol.dispose](): void {
    rmSync(this.#keys, { recursive: true, force: true });
  }

  /**
   * The id of the repository, as restic prints it.
   * @throws OffsiteError, `absent` if there is none
   */
  async id(): Promise<string> {
    const config = await this.#run(['cat', 'config', '--no-lock']);
    return z.parse(z.object({ id: z.string() }), JSON.parse(config)).id.slice(0, idLength);
  }

  async create(): Promise<string> {
    const said = await this.#run(['init']);
    return /created restic repository ([\da-f]+)/.exec(said)?.[1]?.slice(0, idLength) ?? this.id();
  }

  async snapshots(): Promise<Snapshot[]> {
    const listed = await this.#run(['snapshots', '--json', '--no-lock']);
    return z.parse(snapshots, JSON.parse(listed) ?? []);
  }

  /**
   * Stores the content of a file descriptor, as a file of that name.
   * @param at the time of the snapshot
   * @returns the snapshot's id
   */
  async store(
    from: number,
    { name, at, tags }: { readonly name: string; readonly at: Date; readonly tags: string[] },
  ): Promise<string> {
    const time = at.toISOString().slice(0, 19).replace('T', ' ');
    const what = ['--stdin', '--stdin-filename', name, '--host', this.#settings.siteHost];
    const about = ['--time', time, ...tags.flatMap((tag) => ['--tag', tag])];
    const said = await this.#run(['backup', '--json', ...what, ...about], { from, ms: longMs });
    const id = /"snapshot_id":"([\da-f]+)"/.exec(said)?.[1];
    if (!id) throw new OffsiteError('restic names no snapshot after a backup');
    return id;
  }

  /** Writes a file of a snapshot to a file descriptor. */
  async fetch(snapshot: string, name: string, to: number): Promise<void> {
    await this.#run(['dump', '--no-lock', snapshot, `/${name}`], { to, ms: longMs });
  }

  /**
   * Removes snapshots, and all data that only they need: by default restic would leave a part of it in files with other
   * data, and an erased person's data would stay longer than promised.
   */
  async remove(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.#run(['forget', '--quiet', ...ids]);
    await this.prune();
  }

  /** Removes data that no snapshot needs, such as of an interrupted shipment. */
  async prune(): Promise<void> {
    await this.#run(['prune', '--quiet', '--max-unused', '0'], { ms: longMs });
  }

  /** Checks the structure of the repository. @throws OffsiteError `damaged` */
  async check(): Promise<void> {
    await this.#run(['check', '--quiet'], { ms: longMs });
  }

  /** Runs a command; retries once without a stale lock, such as a killed command leaves. */
  async #run(command: string[], streams: Streams = {}): Promise<string> {
    try {
      return await this.#runOnce(command, streams);
    } catch (reason) {
      if (!(reason instanceof OffsiteError) || reason.failure !== 'locked') throw reason;
      // Removes only locks of ended processes, and those that are 30 minutes old.
      await this.#runOnce(['unlock'], {});
      return this.#runOnce(command, streams);
    }
  }

  #saidBySsh(): string {
    const said = existsSync(this.#sshLog) ? readFileSync(this.#sshLog, 'utf8').trim() : '';
    rmSync(this.#sshLog, { force: true });
    const lines = said.split('\n').filter((line) => !/^Warning: Permanently added/.test(line));
    return lines.map((line) => `${sshWords}${line}\n`).join('');
  }

  async #runOnce(command: string[], { from, to, ms = shortMs }: Streams): Promise<string> {
    if (this.#stop.aborted) throw stopped();
    const child = spawn('restic', [...command, ...this.#options], {
      env: this.#environment,
      stdio: [from ?? 'ignore', to ?? 'pipe', 'pipe'],
    });
    const late = AbortSignal.timeout(ms);
    const end = AbortSignal.any([this.#stop, late]);
    const interrupt = () => {
      child.kill('SIGINT');
      setTimeout(() => child.kill('SIGKILL'), lastWordsMs).unref();
    };
    end.addEventListener('abort', interrupt);
    try {
      const [code, said, errors] = await Promise.all([
        new Promise<number | null>((done, fail) => child.once('close', done).once('error', fail)),
        child.stdout ? text(child.stdout) : '',
        endedOnFinalError(child),
      ]);
      if (this.#stop.aborted) throw stopped();
      if (code === 0) return said;
      const { message, failure } = errorOf(code, this.#saidBySsh() + errors);
      if (!late.aborted) throw new OffsiteError(message, failure);
      const minutes = `no answer in ${ms / 60_000} minutes`;
      throw new OffsiteError(
        `${minutes}: ${message}`,
        failure === 'other' ? 'unreachable' : failure,
      );
    } catch (reason) {
      if ((reason as { code?: string }).code !== 'ENOENT') throw reason;
      throw new OffsiteError('restic is not installed (Debian: apt install restic)', 'noRestic');
    } finally {
      end.removeEventListener('abort', interrupt);
    }
  }
}

/**
 * A command's standard error. Ends the command once no retry can succeed: restic would retry for a quarter of an hour.
 */
async function endedOnFinalError(child: ChildProcess): Promise<string> {
  let written = '';
  for await (const chunk of child.stderr?.setEncoding('utf8') ?? []) {
    written += chunk;
    if (isFinal(written)) child.kill('SIGKILL');
  }
  return written;
}

function stopped(): OffsiteError {
  return new OffsiteError('the service was stopped', 'stopped');
}

/** Only the variables that restic and ssh need: none of the site's other secrets. */
function environmentOf(settings: OffsiteSettings, temporary: string): NodeJS.ProcessEnv {
  const { PATH, HOME, SSH_AUTH_SOCK } = process.env;
  const { awsKeyId, awsSecret } = settings;
  return {
    ...(PATH && { PATH }),
    ...(HOME && { HOME }),
    ...(SSH_AUTH_SOCK && { SSH_AUTH_SOCK }),
    ...(awsKeyId && { AWS_ACCESS_KEY_ID: awsKeyId }),
    ...(awsSecret && { AWS_SECRET_ACCESS_KEY: awsSecret }),
    RESTIC_REPOSITORY: settings.repository,
    RESTIC_PASSWORD: settings.password,
    RESTIC_CACHE_DIR: join(settings.directory, 'cache'),
    TMPDIR: temporary,
    // `--time` is local time.
    TZ: 'UTC',
  };
}

/**
 * ssh's options for restic: it never prompts, and ends with the network. A new host is trusted, as restic encrypts and
 * signs all it sends; a changed host key is refused. In a file, since restic splits its options at commas and refuses
 * quotes.
 */
function sshConfig(
  { directory }: OffsiteSettings,
  { user, port }: { readonly user?: string | undefined; readonly port?: string | undefined },
  keyFile: string | undefined,
): string {
  return [
    ...['BatchMode yes', 'ConnectTimeout 20', 'ServerAliveInterval 15', 'ServerAliveCountMax 4'],
    ...[
      'StrictHostKeyChecking accept-new',
      `UserKnownHostsFile "${join(directory, 'known_hosts')}"`,
    ],
    ...(user ? [`User ${user}`] : []),
    ...(port ? [`Port ${port}`] : []),
    ...(keyFile ? ['IdentitiesOnly yes', `IdentityFile "${keyFile}"`] : []),
    'Include ~/.ssh/config',
    '',
  ].join('\n');
}
