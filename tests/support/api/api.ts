import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import {
  databaseSettings,
  locationOf,
  newTestDatabase,
  openTestDatabase,
} from '../database/database.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { adminPassword, adminPasswordHash } from '../settings.ts';
import { builtService } from './built-service.ts';
import { memoryMb } from './process-memory.ts';
import type { LogLine } from './service-here.ts';

type Environment = Record<string, string>;
type Start = {
  /** Where it looks for the built pages; by default it finds none, because the browser tests cover them. */
  readonly cwd?: string;
  /** Another release's; by default the built service. */
  readonly program?: string;
  /** Whether it is the built service in a process of its own, for what only a process has: a kill, memory, output. */
  readonly inOwnProcess?: boolean;
};

/** Which data an API works on, whatever the engine of its database. */
export type DataSettings = { readonly DATA_DIR: string; readonly DATABASE_URL?: string };

export type RunningApi = AsyncDisposable & {
  /** Without a trailing slash; unusable if the API listens on a SOCKET. */
  readonly url: string;
  /** Only of a process of its own, as `peakMemoryMb` and `busyMs`. */
  readonly pid: number | undefined;
  readonly dataDir: string;
  /** Starts another API on the same data, once this one has stopped. */
  readonly sameData: DataSettings;
  /** For reading what was stored and for changing times. */
  readonly database: TestDatabase;
  /** The peak memory of the process so far (VmHWM of /proc), in MB. */
  peakMemoryMb(): number;
  /** The CPU time of its main thread so far (schedstat of /proc), in ms, regardless of other load. */
  busyMs(): number;
  /** Everything written to standard output and standard error so far. */
  output(): string;
  /** The JSON lines of the output. */
  logLines(): LogLine[];
  /** Resolves with the first line of that `msg`, at once if it was already written. */
  logged(message: string): Promise<LogLine>;
  /** Sends the signal, SIGTERM by default, and resolves with the exit code: null after a kill, of a process of its own. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

const defaults = {
  PORT: '0',
  RATE_LIMITS: 'off',
  PROOF_OF_WORK: 'off',
  LOOK_EVERY_MS: '100',
  // Halves the time of each of the many starts.
  NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/node'),
};

/** Only where all tests of a file share a process: elsewhere it would be loaded once for each start (vitest.config.ts). */
const startsHere = process.env.TEST_API_STARTS === 'here';
/** Whether only a process of its own has these settings, or prints the password that it generates. */
function needProcess(settings: Environment): boolean {
  const ofNode = ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'HOSTNAME'];
  const generates = settings.ADMIN_PASSWORD === '' && !settings.ADMIN_PASSWORD_HASH;
  return generates || ofNode.some((name) => name in settings);
}

/** Adds the tests' password unless the settings have one. */
function withPassword(settings: Environment): Environment {
  const isTheirs = Object.keys(settings).some((name) => name.startsWith('ADMIN_PASSWORD'));
  return { ...defaults, ...(!isTheirs && { ADMIN_PASSWORD_HASH: adminPasswordHash }), ...settings };
}

/** No API outlives the tests: vitest ends its workers with SIGTERM, even after a failed test. */
const running = new Set<ChildProcess>();
process.once('SIGTERM', () => process.exit());
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts the API, and resolves when it is ready. Its data are temporary, a migrated database and a directory, and removed
 * with it, unless the settings have some: those of `newData` or of another API's `sameData`. An empty setting counts as
 * unset.
 */
export async function startApi(
  settings: Environment = {},
  { inOwnProcess = !startsHere, ...how }: Start = {},
): Promise<RunningApi> {
  const data = await dataOf(settings);
  const environment = {
    BACKUP_DIR: join(data.path, 'backups'),
    ...{ ...withPassword(settings), ...data.settings },
  };
  const isApart = inOwnProcess || how.program !== undefined || needProcess(settings);
  try {
    const { close, ...service } = isApart
      ? await startProcess(environment, how)
      : await startInThisProcess(environment, how);
    const { address } = await service.logged('ready');
    return {
      ...{ ...apart, ...service },
      url: `http://127.0.0.1:${(address as { port?: number }).port}`,
      ...{ dataDir: data.path, sameData: data.settings, database: data.database },
      async [Symbol.asyncDispose]() {
        await close();
        await data.remove();
      },
    };
  } catch (reason) {
    await data.remove();
    throw reason;
  }
}

const ofItsOwn = (): never => {
  throw new Error('Start it with `inOwnProcess`');
};
/** What a service in this process does not have. */
const apart = { pid: undefined, peakMemoryMb: ofItsOwn, busyMs: ofItsOwn };

async function startInThisProcess(environment: Environment, { cwd = import.meta.dirname }: Start) {
  const { startHere } = await import('./service-here.ts');
  return startHere(environment, join(cwd, 'dist'));
}

async function startProcess(environment: Environment, how: Start) {
  const { child, ended, output, lines } = launch(environment, how);
  const logged = async (message: string) => {
    // Under load thousands of lines arrive per second, so each is checked once.
    for (let seen = 0; ; ) {
      const line = lines.slice(seen).find(({ msg }) => msg === message);
      if (line) return line;
      seen = lines.length;
      const tooLate = ended.then(() => {
        throw new Error(`The API ended before "${message}":\n${output()}`);
      });
      await Promise.race([once(child.stdout, 'data'), tooLate]);
    }
  };
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  await logged('ready');
  return {
    ...{ pid: child.pid, output, logLines: () => [...lines], logged, stop },
    peakMemoryMb: () => memoryMb(child.pid, 'VmHWM'),
    busyMs() {
      const [nanoseconds] = readFileSync(`/proc/${child.pid}/schedstat`, 'utf8').split(' ');
      return Number(nanoseconds) / 1e6;
    },
    close: () => stop('SIGKILL'),
  };
}

/**
 * Starts the API with settings that it must refuse, and resolves when it has ended. If it starts anyway it is killed,
 * so its code is null.
 * @param until what it is killed after; by default that it is ready
 */
export async function startFailing(
  settings: Environment,
  { until = 'ready', ...how }: Pick<Start, 'program'> & { readonly until?: string } = {},
) {
  const data = await dataOf(settings);
  const { child, ended, output, errors, lines } = launch(
    { ...withPassword(settings), ...data.settings },
    how,
  );
  child.stdout.on('data', () => {
    if (lines.some(({ msg }) => msg === until)) child.kill('SIGKILL');
  });
  const code = await ended;
  await data.remove();
  return { code, stderr: errors(), output: output() };
}

/** A temporary directory that is removed when its scope ends. */
export async function temporaryDirectory() {
  const path = await mkdtemp(join(tmpdir(), 'company-site-'));
  // Retried: a process that writes pages ends with its service, and its last file may come meanwhile.
  const remove = () => rm(path, { recursive: true, force: true, maxRetries: 5 });
  return { path, remove, [Symbol.asyncDispose]: remove };
}

/**
 * A directory and a database for one API after another; removed when their scope ends.
 * @param isMigrated false for a database without tables, or none: the first start makes them
 */
export async function newData({ isMigrated = true } = {}) {
  const directory = await temporaryDirectory();
  const { location, remove: removeDatabase } = await newTestDatabase(directory.path, isMigrated);
  const remove = async () => {
    await removeDatabase();
    await directory.remove();
  };
  const settings: DataSettings = { DATA_DIR: directory.path, ...databaseSettings(location) };
  return {
    path: directory.path,
    settings,
    location,
    database: openTestDatabase(location),
    remove,
    [Symbol.asyncDispose]: remove,
  };
}

/** The data that the settings name, which stay, or new ones. */
async function dataOf({ DATA_DIR, DATABASE_URL }: Environment) {
  if (!DATA_DIR) return newData();
  const settings: DataSettings = { DATA_DIR, ...(DATABASE_URL && { DATABASE_URL }) };
  const database = openTestDatabase(locationOf(settings));
  return { path: DATA_DIR, settings, database, remove: async () => {} };
}

function launch(
  settings: Environment,
  { cwd = import.meta.dirname, program = builtService }: Start = {},
) {
  const child = spawn(process.execPath, [program], {
    cwd,
    env: settings,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let written = '';
  let errors = '';
  const lines: LogLine[] = [];
  let lastLine = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    written += chunk;
    const whole = (lastLine + chunk).split('\n');
    // The last line may be incomplete.
    lastLine = whole.pop() ?? '';
    lines.push(...whole.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line)));
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    written += chunk;
    errors += chunk;
  });
  const ended = once(child, 'close').then(([code]: (number | null)[]) => {
    running.delete(child);
    return code ?? null;
  });
  return { child, ended, output: () => written, errors: () => errors, lines };
}

/** Posts JSON. The answer is read whole: as garbage it would be cut off, and count as one whose sender hung up. */
export async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  await answer.clone().arrayBuffer();
  return answer;
}

export function bearer(token: string) {
  return { Authorization: `Bearer ${token}` };
}

/** Logs in, and resolves with both the bearer token and the session cookie. */
export async function login(
  { url }: Pick<RunningApi, 'url'>,
  password = adminPassword,
  headers: Record<string, string> = {},
) {
  const answer = await post(`${url}/api/Admin/login`, { password }, headers);
  if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()}`);
  const loggedIn = z.parse(calls.logIn.response.body, await answer.json());
  return { ...loggedIn, cookie: cookieOf(answer) };
}

/** Whether the password is correct; throws for any status but 200 and 401. */
export async function opensWith({ url }: Pick<RunningApi, 'url'>, password: string) {
  const { status } = await post(`${url}/api/Admin/login`, { password });
  if (status !== 200 && status !== 401) throw new Error(`The login was answered ${status}`);
  return status === 200;
}

/** The status of a session check: 200, or 401 once it has ended. */
export async function verified({ url }: Pick<RunningApi, 'url'>, headers: Environment) {
  return (await fetch(`${url}/api/Admin/verify`, { headers })).status;
}

/** The session cookie set by a response, as a browser returns it: `name=value`, or an empty string. */
export function cookieOf(answer: Response, name = 'sid'): string {
  const isIt = (cookie: string) => cookie.replace(/^__Host-/, '').startsWith(`${name}=`);
  return answer.headers.getSetCookie().find(isIt)?.split(';')[0] ?? '';
}

export type RawResponse = {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
};

/** A low-level request, for what fetch cannot do: a Unix socket, or a body sent later. */
export function openRequest(options: Parameters<typeof request>[1] & object, url?: string) {
  // Without an agent no connection outlives its request.
  const all = { agent: false, ...options };
  const outgoing = url ? request(url, all) : request(all);
  const answer = once(outgoing, 'response').then(
    async ([incoming]: IncomingMessage[]): Promise<RawResponse> => ({
      status: incoming?.statusCode,
      headers: incoming?.headers ?? {},
      text: incoming ? await text(incoming) : '',
    }),
  );
  return { outgoing, answer };
}

/** Sends the headers of a request that announces a body, and resolves with the answer before the body is sent. */
export async function respondBeforeBody(
  options: Parameters<typeof openRequest>[0],
  url: string,
): Promise<RawResponse> {
  const { outgoing, answer } = openRequest(options, url);
  outgoing.on('error', () => {}).flushHeaders();
  const answered = await Promise.race([answer, wait(5000, undefined, { ref: false })]);
  outgoing.destroy();
  if (!answered) throw new Error('There was no answer before the body');
  return answered;
}
