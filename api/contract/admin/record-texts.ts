import { records } from '#contract/texts/letters.ts';
import type { ApplicationStage, Experience, Source } from '../application.ts';
import type { Subject } from '../contact.ts';
import type { Language } from '../languages.ts';
import type { QuoteService, TechnicalNames } from '../quote.ts';
import type { applicationFields, CvScan } from './application.ts';
import type { AuditEntry } from './audit.ts';
import type { MessageKind, MessageStatus, messageFields, SpamSign } from './message.ts';
import type { LabelledField, SharedLine } from './record-fields.ts';

/** The fields of an audit entry in its CSV. */
export type AuditField = Exclude<keyof AuditEntry, 'subjectId' | 'userId'>;

/** The words of the admin's records in one language. */
export type RecordTexts = {
  readonly reference: string;
  readonly cv: string;
  readonly interview: {
    /** The event in a calendar; `{name}` is the applicant's. */
    readonly title: string;
    /** The name of its file, without its day and extension. */
    readonly file: string;
    /** The titles of the CSV. */
    readonly at: string;
    readonly minutes: string;
    readonly place: string;
    readonly cancelled: string;
  };
  readonly meanScore: string;
  readonly decimalSign: string;
  readonly tags: string;
  /** Whose task a record is, and the first owner without a name. */
  readonly assignedTo: string;
  readonly nameless: string;
  /** The fields of the admin's records, as titles of the CSV and labels on the screens. */
  readonly messageFields: Readonly<Record<LabelledField<typeof messageFields>, string>>;
  readonly applicationFields: Readonly<Record<LabelledField<typeof applicationFields>, string>>;
  /** The titles of the CSV of the audit trail. */
  readonly auditFields: Readonly<Record<AuditField, string>>;
  /** Labels of lines that combine several fields. */
  readonly lines: Readonly<Record<SharedLine, string>>;
  /** The values of fields that are choices, by field. */
  readonly choices: TechnicalNames & {
    readonly kind: Readonly<Record<MessageKind, string>>;
    readonly status: Readonly<Record<MessageStatus, string>>;
    readonly subject: Readonly<Record<Subject, string>>;
    readonly services: Readonly<Record<QuoteService, string>>;
    readonly spamSigns: Readonly<Record<SpamSign, string>>;
    readonly stage: Readonly<Record<ApplicationStage, string>>;
    readonly experience: Readonly<Record<Experience, string>>;
    /** The job board's name is the company's own (`identity`). */
    readonly source: Readonly<Record<Exclude<Source, 'jobBoard'>, string>>;
  };
  /** The names of exported files, without their extension. */
  readonly exports: {
    readonly messages: string;
    readonly applications: string;
    readonly audit: string;
    readonly person: string;
  };
  readonly personExport: {
    /** The folder of the CVs. */
    readonly cvs: string;
    /** The folder of the files of letters. */
    readonly letters: string;
    /** The file name of the note that replaces a CV, without extension. */
    readonly missing: string;
    /** The note's text, by the result of the virus scan. */
    readonly heldBack: Readonly<Record<Exclude<CvScan, 'clean'>, string>>;
  };
};

export const recordTexts = records as Readonly<Record<Language, RecordTexts>>;
