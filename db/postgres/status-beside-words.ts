import { type Kysely, sql } from 'kysely';

/**
 * The status of a message stands beside its words, null in the trash: a search counts what it finds without reading the
 * messages too, which took more than half of its time. The server keeps it, whichever release or query writes. Made
 * anew, as a column that is added comes after the long words and is slower to read; rows are indexed again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'drop table messages_search',
  // With room on each page, so that a changed status does not write the words' index again.
  `create table messages_search (
    seq bigint primary key references messages (seq) on delete cascade,
    status text collate "C",
    words tsvector
  ) with (fillfactor = 90)`,
  'create index messages_search_words on messages_search using gin (words)',
  'create index messages_search_missing on messages_search (seq) where words is null',
  `create function take_message_status() returns trigger language plpgsql as $$ begin
    new.status := (select case when trashed_at is null then status end from messages where seq = new.seq);
    return new;
  end $$`,
  `create trigger take_message_status before insert on messages_search
    for each row execute function take_message_status()`,
  `create function give_message_status() returns trigger language plpgsql as $$ begin
    update messages_search set status = case when new.trashed_at is null then new.status end where seq = new.seq;
    return null;
  end $$`,
  `create trigger give_message_status after update of status, trashed_at on messages
    for each row when (
      old.status <> new.status or (old.trashed_at is null) <> (new.trashed_at is null)
    ) execute function give_message_status()`,
];
