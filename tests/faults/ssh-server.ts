import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const program = '/usr/sbin/sshd';

/**
 * An OpenSSH server of its own on the loopback interface, which offers SFTP to this user by a key.
 * @returns undefined where there is no sshd
 */
export async function startSshServer(directory: string, port: number) {
  if (!existsSync(program)) return undefined;
  mkdirSync(directory, { mode: 0o700 });
  // sshd wants it, and only its service makes it.
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true });
  const makeKey = (name: string) => {
    const file = join(directory, name);
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
    return readFileSync(file, 'utf8');
  };
  const [key, otherKey] = [makeKey('user'), makeKey('other')];
  makeKey('host-key');
  makeKey('another-host-key');
  writeFileSync(join(directory, 'allowed'), readFileSync(join(directory, 'user.pub')));
  const launch = async (hostKey: string): Promise<ChildProcess> => {
    const config = join(directory, 'config');
    const lines = [
      ...[`ListenAddress 127.0.0.1:${port}`, `HostKey ${join(directory, hostKey)}`, 'PidFile none'],
      ...[`AuthorizedKeysFile ${join(directory, 'allowed')}`, 'StrictModes no', 'UsePAM no'],
      ...['PasswordAuthentication no', 'PermitRootLogin yes', 'Subsystem sftp internal-sftp'],
    ];
    writeFileSync(config, `${lines.join('\n')}\n`);
    const child = spawn(program, ['-D', '-f', config], { stdio: 'ignore' });
    while (!(await accepts(port))) await sleep(50);
    return child;
  };
  let server = await launch('host-key');
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    ...{ user: userInfo().username, key, otherKey, stop },
    async restart(hostKey: string) {
      await stop();
      server = await launch(hostKey);
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
