import '../../styles/whole-fonts.css';
import '../../ui/controls.css';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { check } from '#contract/check.ts';
import { type FullContact, fullContact, subjects, submitFullContact } from '#contract/contact.ts';
import { callApi } from '../../api-client/call-api.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { largeFormFailure } from '../forms/failure-text.ts';
import { useContractForm } from '../forms/use-contract-form.ts';
import { useResult } from '../forms/use-result.ts';
import { phoneControl } from '../phone/phone-control.ts';
import type { PhoneEntry } from '../phone/phone-entry.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { noPhone, phoneReaderFor } from '../phone/phone-reading.ts';
import { LargeFormFrame } from './large-form-frame.tsx';
import type { LargeFormProps } from './large-form-props.ts';
import { linkedForms } from './linked-forms.ts';
import { wantedSubject } from './wanted-subject.ts';

type Values = Readonly<Record<Exclude<keyof FullContact, 'phone' | 'filledInMs'>, string>> & {
  readonly phone: PhoneEntry;
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

/** The full contact form: name, company, subject and message. */
export default function FullForm({ texts: all, chrome, language, from }: LargeFormProps) {
  const { messageForm, form: common } = chrome;
  const { full: texts, next } = all;
  const result = useResult();
  const [given] = useState(() => ({ ...empty, subject: wantedSubject() }));
  const form = useContractForm({
    name: 'full',
    path: submitFullContact.path,
    linked: linkedForms('full', from),
    language,
    empty: given,
    async check({ website, phone, ...values }: Values) {
      const readPhone = await phoneReaderFor(phone);
      // The honeypot is sent only if it is filled.
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
      result.failed(largeFormFailure(outcome, { ...texts, offline: messageForm.offline })),
  });
  const { field: phone } = useController({ control: form.control, name: 'phone' });

  return (
    <LargeFormFrame
      form={form}
      result={result}
      texts={texts}
      next={next.full}
      honeypot={form.register('website')}
      chrome={chrome}
      language={language}
    >
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
        error={form.formState.errors.phone?.message}
        texts={common.phone}
        language={language}
        {...phoneControl(phone, form.changed)}
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
    </LargeFormFrame>
  );
}
