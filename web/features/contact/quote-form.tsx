import '../../styles/whole-fonts.css';
import './quote-form.css';
import { useController } from 'react-hook-form';
import { check } from '#contract/check.ts';
import { quoteRequest, submitQuoteRequest } from '#contract/quote.ts';
import { callApi } from '../../call-api.ts';
import { identity } from '../../content/identity.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
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
import type { LargeFormProps } from './full-form.tsx';
import { PrivacyNotice } from './privacy-notice.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { twinOf } from './twin-form.ts';

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

/** A request for a quote: which services, to which countries, how much a month; then who asks. */
export default function QuoteForm({ texts: all, chrome, language, from }: LargeFormProps) {
  const { messageForm, form: common } = chrome;
  const { quote: texts, full, next } = all;
  const result = useResult();
  const form = useContractForm({
    name: 'quote',
    path: submitQuoteRequest.path,
    twin: twinOf('quote', from),
    language,
    empty,
    async check({ name, website, phone, ...values }: Values) {
      const readPhone = await phoneReaderFor(phone);
      // What no human fills does not travel.
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
      result.failed(wholeFailureText(outcome, { ...texts, offline: messageForm.offline })),
  });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const { field: phone } = useController({ control: form.control, name: 'phone' });

  if (result.reference) {
    return (
      <SentNote
        text={texts.success}
        reference={{ text: common.reference, number: result.reference }}
        more={next.quote}
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
      <p className="text-muted">{next.quote}</p>
      {form.restored && <RestoredNote texts={common} onDiscard={form.discard} />}
      <ServiceChoice
        label={texts.services}
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
      <TextArea
        label={texts.details}
        optional={common.optional}
        rows={4}
        {...form.field('message')}
      />
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
