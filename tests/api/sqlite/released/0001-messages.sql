-- What the release with the change 0001-messages wrote, by `sqlite3 site.db .dump`. Never edit it.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO kysely_migration VALUES('0001-messages','2026-11-21T00:13:49.877Z');
CREATE TABLE IF NOT EXISTS "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO kysely_migration_lock VALUES('migration_lock',0);
CREATE TABLE IF NOT EXISTS "messages" ("id" text not null primary key, "created_at" bigint not null, "status" text not null, "full_name" text not null, "email" text not null, "message" text not null, "language" text not null, "notice_version" integer not null);
INSERT INTO messages VALUES('019a0000-0000-7000-8000-000000000001',1760000000000,'new','Ada Yılmaz','ada@gokhat.example','Merhaba, İstanbul''dan yazıyorum. 👍','tr',1);
INSERT INTO messages VALUES('019a0000-0000-7000-8000-000000000002',1760000000001,'spam','Eve','eve@evil.example',replace('two\nlines','\n',char(10)),'en',1);
CREATE INDEX "messages_by_status" on "messages" ("status", "id") where "status" != 'new';
COMMIT;
