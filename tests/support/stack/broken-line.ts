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

  const pass = (from: Socket, other: Socket) => {
    open.add(from);
    from.on('data', (bytes) => {
      if (state === 'silent') return;
      if (state === 'slow') setTimeout(() => other.write(bytes), slowMs);
      else other.write(bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      open.delete(from);
      // Nobody hears of an end on a line that is silent.
      if (state !== 'silent') other.destroy();
    });
  };
  const accept = (client: Socket) => {
    const server = connect(to);
    pass(client, server);
    pass(server, client);
  };
  const listening = async (port: number): Promise<Server> => {
    const server = createServer(accept);
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
