import type { Getter, Setter } from 'jotai';
import type { readApplication } from '#contract/admin/applications.ts';
import type { readMessage } from '#contract/admin/messages.ts';
import type { Outcome } from '../../api-client/call-api.ts';

/** A note as part of its record. */
export type NotedRecord = {
  readonly id: string;
  readonly version: number;
  readonly note: string | null;
};

/** What events and notes need of messages or applications. */
export type RecordKind = {
  readonly read: typeof readMessage | typeof readApplication;
  /** Whether the open page lists new records itself. */
  isListed(): boolean;
  /** Fetches the shown lists again, after a change of any record or only the one with this id. */
  refresh(set: Setter, id?: string): Promise<void>;
  /** Fetches the open record again; with an id only if it is that one. */
  fetchOpen(set: Setter, id?: string): Promise<void>;
  openNote(get: Getter): NotedRecord | undefined;
  /** Saves a note of a record, open or not. */
  saveNote(set: Setter, record: NotedRecord, note: string): Promise<Outcome<NotedRecord>>;
};
