import '../../styles/whole-fonts.css';
import '../../ui/controls.css';
import './quote-form.css';
import { useState } from 'react';
import { check } from '#contract/check.ts';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import {
  type QuoteRequest,
  quoteRequest,
  servicesFor,
  submitQuoteRequest,
} from '#contract/quote.ts';
import { useChrome, usePageContent } from '../../loading/content-cache.ts';
import { EmailField, TextArea, TextField } from '../../ui/field.tsx';
import { ChoiceGroup } from '../forms/choice-group.tsx';
import { keepDraft, storedDraft } from '../forms/draft.ts';
import { largeFormFailure } from '../forms/form-notes.tsx';
import { type Blank, useContractForm } from '../forms/use-contract-form.ts';
import { phoneReaderFor } from '../phone/load-phone-tools.ts';
import { noPhone } from '../phone/phone-entry.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { FormFrame, type LargeFormProps } from './form-frame.tsx';
import { linkedForms } from './linked-forms.ts';
import { changeQuery } from './ways.ts';

const empty = {
  services: [] as readonly string[],
  countries: '',
  monthlyVolume: '',
  name: '',
  company: '',
  email: '',
  phone: noPhone,
  message: '',
} satisfies Blank<Omit<QuoteRequest, 'fullName'> & { name: string }>;
type Values = Readonly<typeof empty>;

/** A request for a quote: services, countries and monthly volume, then contact details. */
export default function QuoteForm({ from }: LargeFormProps) {
  const chrome = useChrome();
  const { messageForm, form: common } = chrome;
  const { quote: texts, full, next } = usePageContent('contact').sections['contact-form'];
  const offered = servicesFor(chrome.identity.serviceAreas);
  const [given] = useState(() => ({ ...empty, services: askedServices(offered) }));
  const linked = linkedForms('quote', from);
  const form = useContractForm({
    name: 'quote',
    call: submitQuoteRequest,
    linked: {
      ...linked,
      handOver() {
        linked.handOver();
        tickInDraft(given.services, offered);
      },
    },
    empty: given,
    async check({ name, phone, ...values }: Values) {
      const readPhone = await phoneReaderFor(phone);
      const body = { ...values, fullName: name, phone: phone.text };
      return check(quoteRequest(readPhone), body);
    },
    nameOf: (field) => (field === 'fullName' ? 'name' : (field as keyof Values)),
    onFailed: (outcome) => largeFormFailure(outcome, { ...texts, offline: messageForm.offline }),
  });
  const services = form.field('services');
  return (
    <FormFrame form={form} next={next.quote} sent={texts}>
      <ChoiceGroup
        kind="checkbox"
        className="service-choice"
        label={texts.services}
        values={offered}
        labels={{ ...areaNames(chrome.submenu), ...texts.serviceNames }}
        {...services}
        onChange={(event) => {
          // Otherwise a reload would tick it again.
          changeQuery((query) => query.delete('service'));
          return services.onChange(event);
        }}
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
      <EmailField label={messageForm.email} {...form.field('email')} />
      <PhoneField form={form} label={full.phone} optional={common.optional} />
      <TextArea
        label={texts.details}
        optional={common.optional}
        rows={4}
        {...form.field('message')}
      />
    </FormFrame>
  );
}

/** The names of service areas, as menus call them. */
function areaNames(submenu: Chrome['submenu']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(submenu).map(([id, { label }]) => [id, label]));
}

function askedServices(offered: readonly string[]): readonly string[] {
  const named = new URLSearchParams(location.search).getAll('service');
  return offered.filter((service) => named.includes(service));
}

/** Adds services to an earlier draft, and removes none. */
function tickInDraft(asked: readonly string[], offered: readonly string[]): void {
  const draft = storedDraft('quote');
  if (!draft || asked.length === 0) return;
  const ticked = [...asked, ...((draft.services ?? []) as readonly string[])];
  const services = offered.filter((service) => ticked.includes(service));
  keepDraft('quote', { ...draft, services });
}
