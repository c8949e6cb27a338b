import { useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import type { Checked } from '#contract/check.ts';
import type { Created } from '#contract/contact.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import { noAnswer, type Outcome } from '../../api-client/call-api.ts';
import { LoadError } from '../../loading/load-error.ts';
import {
  draftHadFile,
  draftKey,
  dropDraft,
  isBlank,
  keepDraft,
  keptDraft,
  typedHere,
} from './draft.ts';
import type { DraftName } from './draft-names.ts';
import { createFillingTime, type FillingTime } from './filling-time.ts';
import { prepareProof } from './proof-of-work.ts';
import { useProvenSending } from './use-proven-sending.ts';

/** What ties a control to a field of a form. */
export type FieldProps = UseFormRegisterReturn & { readonly error: string | undefined };

/** Forms that ask for the same in another way, and the drafts that they keep. */
export type LinkedForms = {
  readonly drafts: readonly DraftName[];
  /** Makes what was typed there the draft here. */
  handOver(): void;
};

/** What goes along with a body. */
export type Sending = {
  readonly idempotencyKey: string;
  readonly proof: string | undefined;
};

type ContractForm<Values extends FieldValues, Body> = {
  /** Names the form's draft. */
  readonly name: DraftName;
  /** The path of the call: a proof of work is asked for and given for it. */
  readonly path: string;
  readonly linked?: LinkedForms | undefined;
  readonly language: Language;
  /** What stands in it before anything is typed: a call to action may have chosen something already. */
  readonly empty: DefaultValues<Values>;
  /** Its fields may have been drawn by the server and typed into before this code came: that stays. */
  readonly adopts?: boolean;
  /** The field that takes a file, where there is one: what is added to it is not kept. */
  readonly fileField?: Path<Values>;
  /** Holds what is typed against the contract's schema, as the API will. It may throw LoadError. */
  check(values: Values): Checked<Body> | Promise<Checked<Body>>;
  /** The form's own name for a field of the call, where they differ. */
  nameOf?(field: string): Path<Values>;
  /** @param fillingTime to be sent along, in the body */
  send(body: Body, sending: Sending, fillingTime: FillingTime): Promise<Outcome<Created>>;
  /** What stops the sending, where something can. */
  signal?(): AbortSignal;
  /** Called when it is stored; the form is empty by then. */
  onSent(created: Created): void;
  /** Called when it could not be sent; what is wrong with which field stands beside it already. */
  onFailed(outcome: Extract<Outcome<unknown>, { ok: false }>): void;
  /** Called with the fields that are wrong, before the first of them gets the focus: it may be hidden. */
  onWrong?(fields: readonly string[]): void;
};

/**
 * A form whose rules are the contract's. Errors go field by field as they are mended, an e-mail address is
 * checked again at each change (specification, section 5), what is typed is kept until it is stored, and a
 * second press sends nothing twice.
 */
export function useContractForm<Values extends FieldValues, Body>({
  name: formName,
  path,
  linked,
  language,
  empty,
  adopts = false,
  fileField,
  check,
  nameOf = (field) => field as Path<Values>,
  send,
  signal,
  onSent,
  onFailed,
  onWrong,
}: ContractForm<Values, Body>) {
  const resolver: Resolver<Values, unknown, Body> = async (values) => {
    const checked = await checkWhereReachable(values);
    if (checked === unreachable) return { values: {}, errors: unreachableErrors };
    if (checked.ok) return { values: checked.data, errors: {} };
    const errors = Object.entries(checked.errors).map(([field, error]) => [
      nameOf(field),
      { type: error.key, message: fieldMessage(error, language) },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
  // A rejection would leave the form sending for ever.
  const checkWhereReachable = async (values: Values) => {
    try {
      return await check(values);
    } catch (reason) {
      if (reason instanceof LoadError) return unreachable;
      throw reason;
    }
  };
  const form = useForm<Values, unknown, Body>({
    resolver,
    reValidateMode: 'onSubmit',
    // It would go by the order in which fields were registered, and some come late.
    shouldFocusError: false,
    // With values of its own it would overwrite what stands in the fields.
    ...(!adopts && { defaultValues: empty }),
  });
  const {
    register,
    clearErrors,
    trigger,
    setError,
    getValues,
    setValue,
    reset,
    watch,
    getFieldState,
    setFocus,
  } = form;
  const [restored, setRestored] = useState(false);
  const [filling] = useState(createFillingTime);
  const [kept, setKept] = useState(false);
  const [fileLost, setFileLost] = useState(() => draftHadFile(formName));
  const [hadFile] = useState({ current: fileLost });
  const draftNames = [formName, ...(linked?.drafts ?? [])];
  const isGiven = (field: string, value: unknown) =>
    isBlank(value) || value === (empty as Record<string, unknown>)[field];
  const begin = useEffectEvent(() => {
    const isFromBefore = !draftNames.some(typedHere);
    linked?.handOver();
    return isFromBefore;
  });
  const isGivenNow = useEffectEvent(isGiven);
  const keep = useEffectEvent((values: object) =>
    keepDraft(formName, values, isGiven, hadFile.current),
  );
  const dropDrafts = () => {
    draftNames.forEach(dropDraft);
    setRestored(false);
    setKept(false);
    setFileLost(false);
    hadFile.current = false;
  };

  useEffect(() => {
    const isFromBefore = begin();
    // Typed before this code was here, it was neither kept nor checked.
    const typed = getValues();
    const before = Object.fromEntries(
      Object.entries(keptDraft(formName) ?? {}).filter(
        // Firefox fills a page that is loaded anew by itself.
        ([field, value]) => isGivenNow(field, typed[field]) || typed[field] === value,
      ),
    );
    for (const [field, value] of Object.entries(before)) {
      setValue(field as Path<Values>, value as FieldValue<Values>);
    }
    setRestored(Object.keys(before).length > 0 && isFromBefore);
    setKept(keep(getValues()));
    if (!isBlank(getValues('email' as Path<Values>))) trigger('email' as Path<Values>);
    const isTyped = Object.entries(typed).some(
      ([field, value]) => !isGivenNow(field, value) && !(field in before),
    );
    filling.begin(before, isTyped);
    if (isTyped) prepareProof(path, language);
    const { unsubscribe } = watch((values, { name, type }) => {
      if (name !== undefined && name === fileField) {
        hadFile.current = false;
        setFileLost(false);
      }
      // Set by us, as when it is emptied, it has no type.
      if (type === 'change') filling.changed();
      const hasDraft = keep(values);
      setKept(hasDraft);
      if (hasDraft) prepareProof(path, language);
    });
    return unsubscribe;
  }, [filling, fileField, hadFile, formName, path, language, getValues, setValue, trigger, watch]);

  /** Called with each change of a field: what was said of it no longer counts. */
  const changed = (field: Path<Values>, value: unknown) => {
    if (field === 'email' && !isBlank(value)) trigger(field);
    else clearErrors(field);
  };

  /** Of the fields named, or of all: they stand in the order in which `empty` lists them. */
  const focusFirstError = (fields = Object.keys(empty) as Path<Values>[]) => {
    const wrong = fields.find((field) => getFieldState(field).invalid);
    if (wrong) {
      setFocus(wrong);
      // react-hook-form focuses in a task of its own; Safari then leaves the field's name under the header.
      setTimeout(() => {
        const { activeElement } = document;
        const whole = activeElement?.closest('fieldset, :has(> label)') ?? activeElement;
        whole?.scrollIntoView({ block: 'nearest' });
      });
    }
    return wrong;
  };

  const { proofState, sendProven } = useProvenSending<Created>(path, language);
  const tell = async (body: Body) => {
    const idempotencyKey = draftKey(formName);
    const fillingTime = filling.tell(getValues());
    const outcome = await sendProven(
      (proof) => send(body, { idempotencyKey, proof }, fillingTime),
      signal?.(),
    );
    if (outcome.ok) {
      reset(empty);
      filling.begin(empty);
      dropDrafts();
      onSent(outcome.data);
      return;
    }
    for (const [field, message] of Object.entries(outcome.fields)) {
      setError(nameOf(field), { type: 'refused', message });
    }
    onFailed(outcome);
    onWrong?.(Object.keys(outcome.fields).map(nameOf));
    focusFirstError();
  };
  const submit = form.handleSubmit(tell, ({ root, ...wrong }) => {
    if (root?.type === unreachable) onFailed(noAnswer);
    onWrong?.(Object.keys(wrong));
    focusFirstError();
  });

  return {
    ...form,
    changed,
    focusFirstError,
    /** What a plain control of the field is drawn with, what is wrong with it among that. */
    field: (field: Path<Values>): FieldProps => ({
      ...register(field, { onChange: ({ target }) => changed(field, target.value) }),
      error: form.getFieldState(field, form.formState).error?.message,
    }),
    proofState,
    /** Whether what stands in it is kept by the browser, and whether it was typed on an earlier visit of this tab. */
    kept,
    restored,
    /** Whether a file had been added on an earlier visit, and none since. */
    fileLost,
    /** Empties the form and forgets its draft. */
    discard() {
      reset(empty);
      dropDrafts();
    },
    onSubmit(event: React.SubmitEvent) {
      if (form.formState.isSubmitting) event.preventDefault();
      else submit(event);
    },
  };
}

/** What checks a field did not arrive. */
const unreachable = 'unreachable';
const unreachableErrors = { root: { type: unreachable } } as FieldErrors<never>;

type FieldValue<Values extends FieldValues> = PathValue<Values, Path<Values>>;
