import type { applicationFields } from '../admin/application.ts';
import type { messageFields } from '../admin/message.ts';
import type { LabelledField, SharedLine } from '../admin/record-fields.ts';

/** The API's words in one language. */
export type ContractTexts = {
  readonly reference: string;
  readonly cv: string;
  /** The fields of the admin's records, as titles of the CSV and labels on the screens. */
  readonly messageFields: Readonly<Record<LabelledField<typeof messageFields>, string>>;
  readonly applicationFields: Readonly<Record<LabelledField<typeof applicationFields>, string>>;
  /** The lines of the screens that hold several fields. */
  readonly lines: Readonly<Record<SharedLine, string>>;
};
