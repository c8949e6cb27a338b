import type { CompiledQuery, Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { MessageStatus } from '#contract/admin/message.ts';
import type { ApplicationRow, Database, MessageRow } from '../schema.ts';
import type { Paging } from './page.ts';
import type { Replicas } from './replicas.ts';

/** The tables that a search finds rows of. */
export type SearchedTable = 'messages' | 'applications';

/** Work left for the search index: words to remove, rows to add, or none. */
export type SearchBacklog = 'removals' | 'rows' | 'none';

/** The parts of a compiled query that are needed to run it. */
export type WriteQuery = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** A write that waits to be committed with others. */
export type WaitingWrite = {
  readonly query: WriteQuery;
  readonly stored: (result: WriteResult) => void;
  readonly failed: (reason: unknown) => void;
};

export type WriteResult = {
  /** Rows. */
  readonly changes: number;
  /** `seq` of the inserted row; meaningless if none was inserted. */
  readonly seq: number;
};

/** Whose records are looked for. */
export type Sender = {
  readonly email: string;
  /** As stored: E.164, with `;ext=` for an extension. */
  readonly phone: string | null;
};

/** Finds rows by the words of `queries/search-words.ts`. */
export type Search = {
  /**
   * The `seq` of each row that a text finds and that is among `narrowed`, the oldest first.
   * @throws whatever `signal` was aborted with
   */
  found(
    table: SearchedTable,
    text: string,
    narrowed: SelectQueryBuilder<Database, SearchedTable, object>,
    signal?: AbortSignal,
  ): Promise<number[]>;
  /**
   * One page of what `found` finds.
   * @param statuses the statuses whose messages outside the trash `narrowed` has all of; undefined if it is narrower
   * @returns the page's `seq` in the order of ids, and one more if there are more; and how many rows are found in all
   */
  page(
    table: SearchedTable,
    text: string,
    narrowed: SelectQueryBuilder<Database, SearchedTable, object>,
    paging: Paging,
    statuses?: readonly MessageStatus[],
  ): Promise<{ readonly seqs: number[]; readonly total: number }>;
  /**
   * The `seq` of all rows that may have a sender's e-mail address or telephone number, in descending order: some have
   * neither, so each is to be compared. Does not wait for the index.
   */
  maybeFrom(table: SearchedTable, sender: Sender): Promise<number[]>;
  /** Call before changing or erasing a row, in the same transaction: queues its words for removal. */
  unindex(
    db: Transaction<Database>,
    table: SearchedTable,
    row: MessageRow | ApplicationRow,
  ): Promise<void>;
  /**
   * Works towards an index that matches the rows: first removes the words of erased and changed rows, then adds missing
   * rows in ascending order. Storing a row does not index it: the visitor would wait.
   * @param budgetMs duration of the step in ms, by default short enough for other requests
   * @returns the work that is left
   */
  bringUpToDate(budgetMs?: number): Promise<SearchBacklog>;
};

/**
 * An open database, whatever its engine. Most queries are Kysely's and the same everywhere (`queries/`); what an engine
 * does in its own way is a member here. Its errors leave as those of `errors.ts`.
 */
export type Store = AsyncDisposable & {
  readonly db: Kysely<Database>;
  readonly search: Search;
  /** What the processes that share the database have in common; undefined for an engine of one process. */
  readonly replicas: Replicas | undefined;
  /** The name of the schema's last migration. */
  readonly schema: string;
  /**
   * Runs a write that is acknowledged to a visitor.
   * @returns once it is durable
   */
  write(query: WriteQuery): Promise<WriteResult>;
  /** What the rows take on their disk, in bytes, without a log of writes. */
  bytes(): Promise<number>;
  /**
   * Call after an erasure: removes the erased data from what the engine keeps beside the rows, as a log. A reader
   * elsewhere, such as a backup, can delay it until some seconds after its end.
   */
  forgetErased(): Promise<void>;
  /** Call in the transaction that copied rows with their `seq`: the next row that arrives gets a higher one. */
  afterCopy(db: Transaction<Database>): Promise<void>;
  /** Waits for pending writes, then closes the database. */
  close(): Promise<void>;
};

/** What queries need that search or change searched rows. */
export type Searched = Pick<Store, 'db' | 'search'>;

/** The same within a transaction. */
export type SearchedTransaction = Pick<Store, 'search'> & { readonly db: Transaction<Database> };
