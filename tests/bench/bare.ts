/**
 * Servers for comparison: the least that stores a message durably and acknowledges it, without validation, limits or
 * logs. `node bare.ts node-each|node-shared|express-each|express-shared`, with DATA_DIR and SOCKET or PORT.
 */
import { randomUUIDv7 } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import express from 'express';

type Message = { readonly fullName: string; readonly email: string; readonly message: string };
type Created = { readonly id: string; readonly createdAtUtc: string };
type Store = (message: Message, stored: (created: Created) => void) => void;

const [framework, commits] = (process.argv[2] ?? '').split('-');
const { DATA_DIR = '.', SOCKET, PORT } = process.env;

const db = new BetterSqlite3(join(DATA_DIR, 'site.db'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec(`CREATE TABLE messages (
  id TEXT PRIMARY KEY NOT NULL, created_at BIGINT NOT NULL, status TEXT NOT NULL,
  full_name TEXT NOT NULL, email TEXT NOT NULL, message TEXT NOT NULL,
  language TEXT NOT NULL, notice_version INTEGER NOT NULL)`);
const insert = db.prepare('INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?, ?)');

function write({ fullName, email, message }: Message): Created {
  const id = randomUUIDv7();
  const now = Date.now();
  insert.run(id, now, 'new', fullName, email, message, 'en', 1);
  return { id, createdAtUtc: new Date(now).toISOString() };
}

const storeEach: Store = (message, stored) => stored(write(message));

let waiting: Parameters<Store>[] = [];
const writeAll = db.transaction((batch: typeof waiting) =>
  batch.map(([message]) => write(message)),
);
const storeShared: Store = (message, stored) => {
  waiting.push([message, stored]);
  if (waiting.length > 1) return;
  setImmediate(() => {
    const batch = waiting;
    waiting = [];
    for (const [index, created] of writeAll(batch).entries()) batch[index]?.[1](created);
  });
};

const store = commits === 'shared' ? storeShared : storeEach;

function bareExpress(): RequestListener {
  const app = express();
  app.post('/api/ContactForms/simple', express.json(), (request, response) => {
    store(request.body, (created) => response.status(201).json(created));
  });
  return app;
}

const bareNode: RequestListener = (request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    text += chunk;
  });
  request.on('end', () => {
    store(JSON.parse(text), (created) => {
      const body = JSON.stringify(created);
      response.writeHead(201, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  });
};

createServer(framework === 'express' ? bareExpress() : bareNode).listen(
  SOCKET ? { path: SOCKET, readableAll: true, writableAll: true } : { port: Number(PORT) },
);
