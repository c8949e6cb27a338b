import type { CompiledQuery, SelectQueryBuilder } from 'kysely';
import type { MessageStatus } from '#contract/admin/message.ts';
import type { ApplicationRow, Database, Db, MessageRow, Transaction } from '../schema.ts';
import type { NewerChange } from './migrate.ts';
import type { Paging } from './page.ts';
import type { Replicas } from './replicas.ts';
import type { Sought } from './sought.ts';

/** Tables with a search index. */
export type SearchedTable = 'messages' | 'applications';

/** A row of those tables. */
export type SearchedRow = MessageRow | ApplicationRow;

/** Some of the rows of such a table. */
export type Selection = SelectQueryBuilder<Database, SearchedTable, object>;

/** The parts of a compiled query that are needed to run it. */
export type WriteQuery = Pick<CompiledQuery, 'sql' | 'parameters'>;

export type WriteResult = {
  /** Rows. */
  readonly changes: number;
  /** `seq` of the inserted row; meaningless if none was inserted. */
  readonly seq: number;
};

/** Finds rows by the words of `queries/search-words.ts`. */
export type Search = {
  /** Whether any row matches, in the trash or not. */
  hasAny(table: SearchedTable, sought: Sought): Promise<boolean>;
  /**
   * The `seq` of the rows in `narrowed` that match, the oldest first.
   * @throws the abort reason of `signal`
   */
  found(
    table: SearchedTable,
    sought: Sought,
    narrowed: Selection,
    signal?: AbortSignal,
  ): Promise<number[]>;
  /**
   * One page of the rows that `found` finds.
   * @param statuses statuses of which `narrowed` has all messages outside the trash; undefined if it is narrower
   * @returns the page's `seq` in the order of ids, with one more if there are more; and the total
   */
  page(
    table: SearchedTable,
    sought: Sought,
    narrowed: Selection,
    paging: Paging,
    statuses?: readonly MessageStatus[],
  ): Promise<{ readonly seqs: number[]; readonly total: number }>;
  /** Call before a row is erased, in the same transaction: its words no longer match. */
  unindex(db: Transaction, table: SearchedTable, row: Pick<SearchedRow, 'seq'>): Promise<void>;
  /** Call after a row's words were changed, in the same transaction, with the new row. */
  reindex(db: Transaction, table: SearchedTable, row: SearchedRow): Promise<void>;
  /**
   * Adds some of the missing rows to the index, in ascending order. Runs apart from storing, so that the visitor need
   * not wait.
   * @param budgetMs duration of the step in ms, by default short enough for other requests
   * @returns whether rows are left
   */
  addMissing(budgetMs?: number): Promise<boolean>;
};

/**
 * An open database of either engine. Most queries are Kysely's and the same for both (`queries/`); the members here
 * differ by engine. Throws the errors of `errors.ts`.
 */
export type Store = AsyncDisposable & {
  readonly db: Db;
  readonly search: Search;
  /** What processes that share the database have in common; undefined for an engine of one process. */
  readonly replicas: Replicas | undefined;
  /** The name of the schema's last migration that this release has. */
  readonly schema: string;
  /** The changes of newer releases in it. */
  readonly newerChanges: readonly NewerChange[];
  /**
   * Runs a write that is acknowledged to a visitor.
   * @returns once it is durable
   */
  write(query: WriteQuery): Promise<WriteResult>;
  /** Size of the rows on disk, in bytes, without a log of writes. */
  bytes(): Promise<number>;
  /**
   * Call after an erasure: removes erased words from the search tables, and erased data from the engine's other files,
   * such as a log. Another process that reads or writes, such as a backup, can delay that until some seconds after its
   * end.
   */
  purgeErased(): Promise<void>;
  /** Call in the transaction that copied rows with their `seq`, so that the next row gets a higher one. */
  afterCopy(db: Transaction): Promise<void>;
  /** Waits for pending writes, then closes the database. */
  close(): Promise<void>;
};

/** What queries need that search or change searched rows. */
export type Searched = Pick<Store, 'db' | 'search'>;

/** The same within a transaction. */
export type SearchedTransaction = Pick<Store, 'search'> & { readonly db: Transaction };
