import type { DefaultValues, FieldValues, Path, UseFormRegisterReturn } from 'react-hook-form';
import type { Call } from '#contract/call.ts';
import type { Checked } from '#contract/check.ts';
import type { Created, submitSimpleContact } from '#contract/contact.ts';
import type { Language } from '#contract/languages.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import type { DraftName } from './draft-names.ts';
import type { Failure } from './failure-text.ts';
import type { FillingTime } from './filling-time.ts';

/** What a form sends along with its fields: how it was filled. */
export type Filling = FillingTime & {
  /** The content of the honeypot, if it has any. */
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

/** What `useContractForm` needs to know of a form. */
export type ContractForm<Values extends FieldValues, Body> = {
  readonly name: DraftName;
  readonly call: Call & Pick<typeof submitSimpleContact, 'answer'>;
  readonly linked?: LinkedForms | undefined;
  readonly language: Language;
  /** Initial values. A call to action may have preset some. */
  readonly empty: DefaultValues<Values>;
  /** Keeps what was typed into the server-rendered fields before this code was loaded. */
  readonly adopts?: boolean;
  /** The field that takes a file, if any. A reload loses its file. */
  readonly fileField?: Path<Values>;
  /** Validates against the contract's schema, like the API. May throw LoadError. */
  check(values: Values): Checked<Body> | Promise<Checked<Body>>;
  /** Gives the form's name for a field of the call, where they differ. */
  nameOf?(field: string): Path<Values>;
  /**
   * Sends it otherwise than as JSON.
   * @param filling to be sent along in the body
   */
  send?(body: Body, sending: Sending, filling: Filling): Promise<Outcome<Created>>;
  /** The signal that stops the sending, if it can be stopped. */
  signal?(): AbortSignal;
  /** Called when it is stored. The form is empty by then. */
  onSent?(): void;
  /** Whether `onSent` and `onFailed` reach a visitor on any page. Else the outcome waits for the form to be shown again. */
  readonly announces?: boolean;
  /** Called when sending failed, to say why. The errors of fields are shown already. */
  onFailed(outcome: Extract<Outcome<unknown>, { ok: false }>): Failure;
  /** Called with the invalid fields before the first one is focused, because it may be hidden. */
  onWrong?(fields: readonly string[]): void;
};
