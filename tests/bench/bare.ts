/**
 * A server for comparison: the least that stores a message durably and acknowledges it, without validation, limits or
 * logs. With DATA_DIR and SOCKET or PORT.
 */
import { randomUUIDv7 } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import express from 'express';

const { DATA_DIR = '.', SOCKET, PORT } = process.env;

const db = new BetterSqlite3(join(DATA_DIR, 'site.db'));
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
db.exec(`CREATE TABLE messages (
  id TEXT PRIMARY KEY NOT NULL, created_at BIGINT NOT NULL, status TEXT NOT NULL,
  full_name TEXT NOT NULL, email TEXT NOT NULL, message TEXT NOT NULL,
  language TEXT NOT NULL, notice_version INTEGER NOT NULL)`);
const insert = db.prepare('INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?, ?, ?)');

const app = express();
app.post('/api/ContactForms/simple', express.json(), (request, response) => {
  const { fullName, email, message } = request.body;
  const id = randomUUIDv7();
  const now = Date.now();
  insert.run(id, now, 'new', fullName, email, message, 'en', 1);
  response.status(201).json({ id, createdAtUtc: new Date(now).toISOString() });
});

createServer(app).listen(
  SOCKET ? { path: SOCKET, readableAll: true, writableAll: true } : { port: Number(PORT) },
);
