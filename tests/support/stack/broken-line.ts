import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** What becomes of bytes: they pass, pass late, vanish without a word, or find nobody who listens. */
export type LineState = 'passes' | 'slow' | 'silent' | 'refuses';

/** One way through a slow line, in ms. */
const slowMs = 50;

/** A line (TCP) to a server, which can be broken in several ways. */
export async function brokenLine(target: { readonly host: string; readonly port: number }) {
  let to = target;
  let state: LineState = 'passes';
  const open = new Set<Socket>();
  const lost = new WeakSet<Socket>();
  const isSilent = (socket: Socket) => state === 'silent' || lost.has(socket);

  const pass = (from: Socket, other: Socket) => {
    open.add(from);
    from.on('data', (bytes) => {
      if (isSilent(from)) return;
      if (state === 'slow') setTimeout(() => other.write(bytes), slowMs);
      else other.write(bytes);
    });
    from.on('error', () => undefined);
    from.on('end', () => {
      if (!isSilent(from)) from.end();
    });
    from.on('close', () => {
      open.delete(from);
      // Nobody hears of an end on a line that is silent.
      if (!isSilent(from)) other.destroy();
    });
  };
  const accept = (client: Socket) => {
    const server = connect({ ...to, allowHalfOpen: true });
    pass(client, server);
    pass(server, client);
  };
  const listening = async (port: number): Promise<Server> => {
    const server = createServer({ allowHalfOpen: true }, accept);
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return server;
  };
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };

  let server = await listening(0);
  const { port } = server.address() as { port: number };
  return {
    port,
    /** Resets all connections. */
    cut,
    async set(next: LineState) {
      if (state === 'refuses' && next !== 'refuses') server = await listening(port);
      // What vanished leaves holes in the connections, which a real network would fill or end.
      if (state === 'silent') cut();
      state = next;
      if (state === 'refuses') {
        server.close();
        cut();
      }
    },
    /** Bytes of open connections vanish from now on, as after a failover of the network; new ones pass. */
    lose() {
      for (const socket of open) lost.add(socket);
    },
    /** Leads to another server from now on; open connections end. */
    leadTo(other: { readonly host: string; readonly port: number }) {
      to = other;
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}
