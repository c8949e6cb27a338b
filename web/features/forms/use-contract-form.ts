import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import type { Call } from '#contract/call.ts';
import type { Created, submitSimpleContact } from '#contract/contact.ts';
import { referenceOf } from '#contract/reference.ts';
import { callApi, noResponse, type Outcome } from '../../api-client/call-api.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import {
  changedSince,
  type Draft,
  type DraftName,
  draftKey,
  draftLostFile,
  dropDraft,
  isBlank,
  isSame,
  keepDraft,
  storedDraft,
  typedHere,
} from './draft.ts';
import { createFillingTime, type FillingTime, notMeasured } from './filling-time.ts';
import type { Failure } from './form-notes.tsx';
import { prepareProof, useProvenSending } from './proof-of-work.ts';
import { unreachable, useValidatedForm, type ValidatedForm } from './use-validated-form.ts';

/** Sent along with a form's fields: how it was filled. */
type Filling = FillingTime & {
  readonly website?: string;
};

/** The initial values of a form: one for each field of its body. */
export type Blank<Body> = Readonly<Record<Exclude<keyof Body, keyof Filling>, unknown>>;

/** Forms that ask for the same data in another way, and their drafts. */
export type LinkedForms = {
  readonly drafts: readonly DraftName[];
  /** Copies what was typed there into this form's draft. */
  handOver(): void;
};

type Sending = {
  readonly idempotencyKey: string;
  readonly proof: string | undefined;
};

type ContractForm<Values extends FieldValues, Body> = ValidatedForm<Values, Body> & {
  readonly name: DraftName;
  readonly call: Call & Pick<typeof submitSimpleContact, 'response'>;
  readonly linked?: LinkedForms | undefined;
  /** The field that takes a file, if any. A reload loses its file. */
  readonly fileField?: Path<Values>;
  /**
   * Sends it in another form than JSON.
   * @param filling sent along in the body
   */
  send?(body: Body, sending: Sending, filling: Filling): Promise<Outcome<Created>>;
  signal?(): AbortSignal;
  /** Called when it is stored. The form is empty then. */
  onSent?(answer: Created & { readonly openingClosed?: true }): void;
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

type Result = Failure & {
  /** The stored record's reference; empty until then. `failure` is empty unless sending failed. */
  readonly reference: string;
};
const noResult: Result = { reference: '', failure: '' };

/** @param sent the form's values as they were sent */
type Show = (outcome: Outcome<Created>, sent: Draft['values']) => void;

/**
 * A form of the contract: its draft and its sending. Input stays until it is stored. A second press during sending is
 * ignored.
 */
export function useContractForm<Values extends FieldValues, Body extends object>({
  name: formName,
  call,
  linked,
  empty,
  adopts = false,
  fileField,
  check,
  nameOf = (field) => field as Path<Values>,
  send,
  signal,
  onSent,
  announces = false,
  onFailed,
  onWrong,
}: ContractForm<Values, Body>) {
  const language = usePageLanguage();
  const form = useValidatedForm({ empty, adopts, check, nameOf });
  const { getValues, setValue, setError, setFocus, reset, trigger, watch, focusFirstError } = form;
  const { path } = call;
  const [result, setResult] = useState(noResult);
  const [restored, setRestored] = useState(false);
  const [filling] = useState(createFillingTime);
  const honeypot = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(false);
  const [fileLost, setFileLost] = useState(() => draftLostFile(formName));
  const [hadFile] = useState({ current: fileLost });
  const draftNames = [formName, ...(linked?.drafts ?? [])];
  const isGiven = (field: string, value: unknown) =>
    isBlank(value) || isSame(value, (empty as Record<string, unknown>)[field]);
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
    setFileLost(false);
    hadFile.current = false;
  };

  useEffect(() => {
    // Possibly before this code ran: the draft then has the fields' input.
    const isTypedHere = typedHere(formName);
    const isFromBefore = begin();
    // Input from before this code ran was neither stored nor validated.
    const typed = getValues();
    const before = Object.fromEntries(
      Object.entries(storedDraft(formName) ?? {}).filter(
        // Firefox refills fields automatically on a reload.
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
      ([field, value]) => !isGivenNow(field, value) && (isTypedHere || !(field in before)),
    );
    const isRestored = Object.keys(before).length > 0 && (isFromBefore || !isTyped);
    filling.begin(isRestored ? notMeasured : isTyped ? 0 : undefined);
    if (isTyped) prepareProof(path, language);
    const show: Show = (outcome, sent) => finish(outcome, sent);
    const atStart = getValues();
    shown.set(formName, { show, clear: () => clear(atStart) });
    const ended = unseen.get(formName);
    if (ended) show(...ended);
    const { unsubscribe } = watch((values, { name, type }) => {
      if (name !== undefined && name === fileField) {
        hadFile.current = false;
        setFileLost(false);
      }
      setKept(keep(values));
      // Values set by code, as in a reset, have no type.
      if (type !== 'change') return;
      filling.changed();
      prepareProof(path, language);
    });
    return () => {
      unsubscribe();
      shown.delete(formName);
    };
  }, [filling, fileField, hadFile, formName, path, language, getValues, setValue, trigger, watch]);

  const failed = (outcome: Parameters<typeof onFailed>[0]) =>
    setResult({ ...noResult, ...onFailed(outcome) });
  const { proofState, sendProven } = useProvenSending<Created>(path, language);
  const sendBody = async (body: Body) => {
    const idempotencyKey = draftKey(formName);
    const sent = getValues();
    const website = honeypot.current?.value;
    const filled = { ...filling.report(sent), ...(website && { website }) };
    const answer = await sendProven((proof) => {
      const sending = { idempotencyKey, proof };
      if (send) return send(body, sending, filled);
      return callApi(call, { language, ...sending, body: { ...body, ...filled } });
    }, signal?.());
    // A success without an id does not come from the API: nothing may be stored.
    const outcome = answer.ok && typeof answer.data?.id !== 'string' ? noResponse : answer;
    const show = shown.get(formName)?.show ?? (announces && finish);
    if (show) show(outcome, sent);
    else unseen.set(formName, [outcome, sent]);
  };
  const clear = useEffectEvent((sent: Draft['values']) => {
    reset({ ...empty, ...changedSince(sent, getValues()) });
    filling.begin();
    if (honeypot.current) honeypot.current.value = '';
  });
  const finish = useEffectEvent<Show>((outcome, sent) => {
    unseen.delete(formName);
    if (outcome.ok) {
      dropDrafts();
      clear(sent);
      // Another form, opened meanwhile, may hold a copy.
      for (const name of linked?.drafts ?? []) shown.get(name)?.clear();
      setResult({ ...noResult, reference: referenceOf(outcome.data.id) });
      onSent?.(outcome.data);
      return;
    }
    for (const [field, message] of Object.entries(outcome.fields)) {
      setError(nameOf(field), { type: 'refused', message });
    }
    failed(outcome);
    onWrong?.(Object.keys(outcome.fields).map(nameOf));
    focusFirstError();
  });
  const submit = form.handleSubmit(sendBody, ({ root, ...wrong }) => {
    if (root?.type === unreachable) failed(noResponse);
    onWrong?.(Object.keys(wrong));
    focusFirstError();
  });

  const clearResult = () => setResult(noResult);
  /** Resets the last outcome and focuses the first field: the pressed button unmounts. */
  const startAgain = () => {
    clearResult();
    // Deferred: the field is not rendered yet.
    setTimeout(() => setFocus(Object.keys(empty)[0] as Path<Values>));
  };

  return {
    ...form,
    honeypot,
    proofState,
    result,
    clearResult,
    startAgain,
    /** `kept`: the browser stores the input. `restored`: it was typed on an earlier visit of this tab. */
    kept,
    restored,
    /** Whether a file was added on an earlier visit, and none since. */
    fileLost,
    /** Empties the form and deletes its draft and those of linked forms. */
    discard() {
      reset(empty);
      dropDrafts();
      startAgain();
    },
    onSubmit(event: React.SubmitEvent) {
      if (form.formState.isSubmitting) return event.preventDefault();
      clearResult();
      submit(event);
    },
  };
}

/**
 * Receives the outcome of a sending: the form as it is shown now, perhaps in another language than it was sent in.
 * `clear` empties it, except for what was typed since it is shown.
 */
const shown = new Map<DraftName, { show: Show; clear(): void }>();
/** Outcomes that arrived while the visitor was on another page: the form shows them on return. */
const unseen = new Map<DraftName, Parameters<Show>>();

type FieldValue<Values extends FieldValues> = PathValue<Values, Path<Values>>;
