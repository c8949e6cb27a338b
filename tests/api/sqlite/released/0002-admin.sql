-- What the release with the change 0002-admin wrote, by `sqlite3 site.db .dump`. Never edit it.
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE IF NOT EXISTS "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
INSERT INTO kysely_migration VALUES('0001-messages','2026-11-21T00:13:49.937Z');
INSERT INTO kysely_migration VALUES('0002-admin','2026-11-21T00:13:49.943Z');
CREATE TABLE IF NOT EXISTS "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
INSERT INTO kysely_migration_lock VALUES('migration_lock',0);
CREATE TABLE IF NOT EXISTS "messages" ("id" text not null primary key, "created_at" bigint not null, "status" text not null, "full_name" text not null, "email" text not null, "message" text not null, "language" text not null, "notice_version" integer not null);
INSERT INTO messages VALUES('019a0000-0000-7000-8000-000000000001',1760000000000,'new','Ada Yılmaz','ada@gokhat.example','Merhaba, İstanbul''dan yazıyorum. 👍','tr',1);
INSERT INTO messages VALUES('019a0000-0000-7000-8000-000000000002',1760000000001,'spam','Eve','eve@evil.example',replace('two\nlines','\n',char(10)),'en',1);
CREATE TABLE IF NOT EXISTS "admin" ("id" integer not null primary key, "password_hash" text not null, "configured_hash" text, "session_secret" text not null);
INSERT INTO admin VALUES(1,'$argon2id$v=19$m=19456,t=2,p=1$cccccccccccccccccccccc$hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh',NULL,'a session secret');
CREATE TABLE IF NOT EXISTS "sessions" ("id_hash" text not null primary key, "bearer_hash" text not null unique, "created_at" bigint not null, "expires_at" bigint not null, "data" text not null);
INSERT INTO sessions VALUES('id hash','bearer hash',1760000000000,1760028800000,'{"cookie":{"path":"/"},"signedInAt":1760000000000}');
CREATE INDEX "messages_by_status" on "messages" ("status", "id") where "status" != 'new';
COMMIT;
