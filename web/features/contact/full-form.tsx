import '../../styles/whole-fonts.css';
import '../../ui/controls.css';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { check } from '#contract/check.ts';
import { fullContact, subjects, submitFullContact } from '#contract/contact.ts';
import type { Language } from '#contract/languages.ts';
import { callApi } from '../../call-api.ts';
import type { Chrome } from '../../content/chrome-schema.ts';
import { identity } from '../../content/identity.ts';
import type { PageContent } from '../../content/schema.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { wholeFailureText } from '../forms/failure-text.ts';
import { ProofNote } from '../forms/proof-note.tsx';
import { KeptNote, RestoredNote } from '../forms/restored-note.tsx';
import { SentNote } from '../forms/sent-note.tsx';
import { TrapField } from '../forms/trap-field.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useResult } from '../forms/use-result.ts';
import type { PhoneEntry } from '../phone/phone-field.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { noPhone, phoneReaderFor } from '../phone/phone-reading.ts';
import { PrivacyNotice } from './privacy-notice.tsx';
import { twinOf } from './twin-form.ts';
import { wantedSubject } from './wanted-subject.ts';
import type { Way } from './ways.ts';

export type LargeFormProps = {
  readonly texts: PageContent<'contact'>['sections']['contact-form'];
  readonly chrome: Pick<Chrome, 'messageForm' | 'form'>;
  readonly language: Language;
  /** The form that the visitor changed from: what was typed there goes along. */
  readonly from: Way | undefined;
};

type Values = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: PhoneEntry;
  readonly company: string;
  readonly subject: string;
  readonly message: string;
  readonly website: string;
};
const empty: Values = {
  firstName: '',
  lastName: '',
  email: '',
  phone: noPhone,
  company: '',
  subject: '',
  message: '',
  website: '',
};

/** The full contact call: who writes, for whom and on what. */
export default function FullForm({ texts: all, chrome, language, from }: LargeFormProps) {
  const { messageForm, form: common } = chrome;
  const { full: texts, next } = all;
  const result = useResult();
  const [given] = useState(() => ({ ...empty, subject: wantedSubject() }));
  const form = useContractForm({
    name: 'full',
    path: submitFullContact.path,
    twin: twinOf('full', from),
    language,
    empty: given,
    async check({ website, phone, ...values }: Values) {
      const readPhone = await phoneReaderFor(phone);
      // What no human fills does not travel.
      const body = { ...values, phone: phone.text, ...(website && { website }) };
      return check(fullContact(readPhone), body);
    },
    send(body, sending, fillingTime) {
      result.clear();
      return callApi(submitFullContact, {
        ...{ language, ...sending },
        body: { ...body, ...fillingTime },
      });
    },
    onSent: result.sent,
    onFailed: (outcome) =>
      result.failed(wholeFailureText(outcome, { ...texts, offline: messageForm.offline })),
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const { field: phone } = useController({ control: form.control, name: 'phone' });

  if (result.reference) {
    return (
      <SentNote
        text={texts.success}
        reference={{ text: common.reference, number: result.reference }}
        more={next.full}
        again={{ label: texts.another, onPress: result.clear }}
      />
    );
  }
  return (
    <form
      noValidate
      aria-busy={isSubmitting}
      onSubmit={form.onSubmit}
      className="grid max-w-[40rem] gap-5"
    >
      <p className="text-muted">{next.full}</p>
      {form.restored && <RestoredNote texts={common} onDiscard={form.discard} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={texts.firstName}
          autoComplete="given-name"
          required
          {...form.field('firstName')}
        />
        <TextField
          label={texts.lastName}
          autoComplete="family-name"
          required
          {...form.field('lastName')}
        />
      </div>
      <TextField
        label={messageForm.email}
        type="email"
        autoComplete="email"
        required
        {...form.field('email')}
      />
      <PhoneField
        label={texts.phone}
        optional={common.optional}
        error={errors.phone?.message}
        texts={common.phone}
        language={language}
        name={phone.name}
        value={phone.value}
        inputRef={phone.ref}
        onBlur={phone.onBlur}
        onChange={(entry) => {
          phone.onChange(entry);
          form.changed('phone', entry);
        }}
      />
      <TextField
        label={texts.company}
        optional={common.optional}
        autoComplete="organization"
        {...form.field('company')}
      />
      <SelectField
        label={texts.subject}
        placeholder={common.choose}
        options={subjects.map((value) => ({ value, label: texts.subjects[value] }))}
        required
        {...form.field('subject')}
      />
      <TextArea label={messageForm.message} rows={6} required {...form.field('message')} />
      <TrapField label={common.trap} {...form.register('website')} />
      <PrivacyNotice text={messageForm.notice} link={messageForm.noticeLink} language={language} />
      <ErrorSummary
        errors={errors}
        shown={isSubmitted}
        failure={result.failure}
        language={language}
      />
      <ProofNote state={form.proofState} texts={common} email={identity.email.info} />
      <p>
        <SubmitButton
          busy={isSubmitting}
          label={messageForm.send}
          busyLabel={messageForm.sending}
        />
      </p>
      {/* Below: a row that comes above the button would push it from under a finger. */}
      {form.kept && !form.restored && <KeptNote texts={common} onDiscard={form.discard} />}
    </form>
  );
}
