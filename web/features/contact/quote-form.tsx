import '../../styles/whole-fonts.css';
import '../../ui/controls.css';
import './quote-form.css';
import { useController } from 'react-hook-form';
import { check } from '#contract/check.ts';
import { quoteRequest, quoteServices, submitQuoteRequest } from '#contract/quote.ts';
import { callApi } from '../../api-client/call-api.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { ChoiceGroup } from '../forms/choice-group.tsx';
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

type Values = {
  readonly services: readonly string[];
  readonly countries: string;
  readonly monthlyVolume: string;
  readonly name: string;
  readonly email: string;
  readonly phone: PhoneEntry;
  readonly company: string;
  readonly message: string;
  readonly website: string;
};
const empty: Values = {
  services: [],
  countries: '',
  monthlyVolume: '',
  name: '',
  company: '',
  email: '',
  phone: noPhone,
  message: '',
  website: '',
};

/** A request for a quote: services, countries and monthly volume, then contact details. */
export default function QuoteForm({ texts: all, chrome, language, from }: LargeFormProps) {
  const { messageForm, form: common } = chrome;
  const { quote: texts, full, next } = all;
  const result = useResult();
  const form = useContractForm({
    name: 'quote',
    path: submitQuoteRequest.path,
    linked: linkedForms('quote', from),
    language,
    empty,
    async check({ name, website, phone, ...values }: Values) {
      const readPhone = await phoneReaderFor(phone);
      // The honeypot is sent only if it is filled.
      const body = { ...values, fullName: name, phone: phone.text, ...(website && { website }) };
      return check(quoteRequest(readPhone), body);
    },
    nameOf: (field) => (field === 'fullName' ? 'name' : (field as keyof Values)),
    send(body, sending, fillingTime) {
      result.clear();
      return callApi(submitQuoteRequest, {
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
      next={next.quote}
      honeypot={form.register('website')}
      chrome={chrome}
      language={language}
    >
      <ChoiceGroup
        kind="checkbox"
        className="service-choice"
        label={texts.services}
        values={quoteServices}
        labels={texts.serviceNames}
        {...form.field('services')}
      />
      <TextArea
        label={texts.countries}
        hint={texts.countriesHint}
        rows={2}
        required
        {...form.field('countries')}
      />
      <TextField
        label={texts.volume}
        hint={texts.volumeHint}
        required
        {...form.field('monthlyVolume')}
      />
      <TextField label={messageForm.name} autoComplete="name" required {...form.field('name')} />
      <TextField
        label={full.company}
        autoComplete="organization"
        required
        {...form.field('company')}
      />
      <TextField
        label={messageForm.email}
        type="email"
        autoComplete="email"
        required
        {...form.field('email')}
      />
      <PhoneField
        label={full.phone}
        optional={common.optional}
        error={form.formState.errors.phone?.message}
        texts={common.phone}
        language={language}
        {...phoneControl(phone, form.changed)}
      />
      <TextArea
        label={texts.details}
        optional={common.optional}
        rows={4}
        {...form.field('message')}
      />
    </LargeFormFrame>
  );
}
