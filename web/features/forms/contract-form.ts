import type { DefaultValues, FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form';
import type { Call } from '#contract/call.ts';
import type { Checked } from '#contract/check.ts';
import type { Created, submitSimpleContact } from '#contract/contact.ts';
import type { Language } from '#contract/languages.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import type { DraftName } from './draft-names.ts';
import type { Failure } from './failure-text.ts';
import type { FillingTime } from './filling-time.ts';

/** Sent along with a form's fields: how it was filled. */
export type Filling = FillingTime & {
  /** The content of the honeypot, if any. */
  readonly website?: string;
};

/** The initial values of a form: one for each field of its body. */
export type Blank<Body> = Readonly<Record<Exclude<keyof Body, keyof Filling>, unknown>>;

/** Props that connect a control to a field of a form. */
export type FieldProps = UseFormRegisterReturn & { readonly error: string | undefined };

/** Forms that ask for the same data in another way, and their drafts. */
export type LinkedForms = {
  readonly drafts: readonly DraftName[];
  /** Copies what was typed there into this form's draft. */
  handOver(): void;
};

export type Sending = {
  readonly idempotencyKey: string;
  readonly proof: string | undefined;
};

/** Options of `useContractForm`. */
export type ContractForm<Values extends FieldValues, Body> = {
  readonly name: DraftName;
  readonly call: Call & Pick<typeof submitSimpleContact, 'response'>;
  readonly linked?: LinkedForms | undefined;
  readonly language: Language;
  /** Initial values. A call to action may have preset some. */
  readonly empty: DefaultValues<Values>;
  /** Preserves what was typed into the server-rendered fields before this code ran. */
  readonly adopts?: boolean;
  /** The field that takes a file, if any. A reload loses its file. */
  readonly fileField?: Path<Values>;
  /** Validates against the contract's schema, like the API. May throw LoadError. */
  check(values: Values): Checked<Body> | Promise<Checked<Body>>;
  /** Gives the form's name for a field of the call, where they differ. */
  nameOf?(field: string): Path<Values>;
  /**
   * Sends it in another form than JSON.
   * @param filling sent along in the body
   */
  send?(body: Body, sending: Sending, filling: Filling): Promise<Outcome<Created>>;
  /** A signal that cancels the sending. */
  signal?(): AbortSignal;
  /** Called when it is stored. The form is empty then. */
  onSent?(): void;
  /**
   * Whether `onSent` and `onFailed` reach a visitor on any page. Otherwise the outcome waits until the form is shown
   * again.
   */
  readonly announces?: boolean;
  /** Called when sending failed. Errors of fields are shown already. @returns the reason to show */
  onFailed(outcome: Extract<Outcome<unknown>, { ok: false }>): Failure;
  /** Called with the invalid fields before the first one is focused, because it may be hidden. */
  onWrong?(fields: readonly string[]): void;
};
