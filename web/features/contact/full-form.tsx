import '../../styles/whole-fonts.css';
import '../../ui/controls.css';
import { useState } from 'react';
import { check } from '#contract/check.ts';
import {
  type FullContact,
  fullContact,
  type Subject,
  subjects,
  submitFullContact,
} from '#contract/contact.ts';
import { useChrome, usePageContent } from '../../loading/content-cache.ts';
import { EmailField, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { largeFormFailure } from '../forms/form-notes.tsx';
import { type Blank, useContractForm } from '../forms/use-contract-form.ts';
import { phoneReaderFor } from '../phone/load-phone-tools.ts';
import { noPhone } from '../phone/phone-entry.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { FormFrame, type LargeFormProps } from './form-frame.tsx';
import { linkedForms } from './linked-forms.ts';

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: noPhone,
  company: '',
  subject: '',
  message: '',
} satisfies Blank<FullContact>;
type Values = Readonly<typeof empty>;

export default function FullForm({ from }: LargeFormProps) {
  const { messageForm, form: common } = useChrome();
  const { full: texts, next } = usePageContent('contact').sections['contact-form'];
  const [given] = useState(() => ({ ...empty, subject: wantedSubject() }));
  const form = useContractForm({
    name: 'full',
    call: submitFullContact,
    linked: linkedForms('full', from),
    empty: given,
    async check({ phone, ...values }: Values) {
      const readPhone = await phoneReaderFor(phone);
      return check(fullContact(readPhone), { ...values, phone: phone.text });
    },
    onFailed: (outcome) => largeFormFailure(outcome, { ...texts, offline: messageForm.offline }),
  });
  const labelled = (name: 'firstName' | 'lastName' | 'company' | 'subject') => ({
    label: texts[name],
    ...form.field(name),
  });
  return (
    <FormFrame form={form} next={next.full} sent={texts}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...labelled('firstName')} autoComplete="given-name" required />
        <TextField {...labelled('lastName')} autoComplete="family-name" required />
      </div>
      <EmailField label={messageForm.email} {...form.field('email')} />
      <PhoneField form={form} label={texts.phone} optional={common.optional} />
      <TextField {...labelled('company')} optional={common.optional} autoComplete="organization" />
      <SelectField
        {...labelled('subject')}
        placeholder={common.choose}
        options={subjects.map((value) => ({ value, label: texts.subjects[value] }))}
        required
      />
      <TextArea label={messageForm.message} rows={6} required {...form.field('message')} />
    </FormFrame>
  );
}

function wantedSubject(): Subject | '' {
  const named = new URLSearchParams(location.search).get('subject');
  return subjects.find((subject) => subject === named) ?? '';
}
