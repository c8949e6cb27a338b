import '../../styles/whole-fonts.css';
import '../../ui/controls.css';
import './quote-form.css';
import { useRef, useState } from 'react';
import { check } from '#contract/check.ts';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import {
  type QuoteRequest,
  quoteRequest,
  servicesFor,
  submitQuoteRequest,
  type TechnicalChoice,
  technicalChoices,
} from '#contract/quote.ts';
import { useChrome, usePageContent } from '../../loading/content-cache.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { EmailField, TextArea, TextField } from '../../ui/field.tsx';
import { useEver } from '../../ui/use-ever.ts';
import { ChoiceGroup } from '../forms/choice-group.tsx';
import { isBlank, keepDraft, storedDraft } from '../forms/draft.ts';
import { largeFormFailure } from '../forms/form-notes.tsx';
import { type Blank, useContractForm } from '../forms/use-contract-form.ts';
import { phoneReaderFor } from '../phone/load-phone-tools.ts';
import { noPhone } from '../phone/phone-entry.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { askedCountries, withCountries } from './asked-countries.ts';
import { FormFrame, type LargeFormProps } from './form-frame.tsx';
import { linkedForms } from './linked-forms.ts';
import { changeQuery } from './ways.ts';

const none: readonly string[] = [];
const technical = {
  ...{ directions: none, routeClasses: none, connections: none },
  ...{ trafficStart: '', technicalName: '', technicalEmail: '' },
};
const empty = {
  services: none,
  countries: '',
  monthlyVolume: '',
  ...technical,
  name: '',
  company: '',
  email: '',
  phone: noPhone,
  message: '',
} satisfies Blank<Omit<QuoteRequest, 'fullName'> & { name: string }>;
type Values = Readonly<typeof empty>;

const technicalFields = Object.keys(technical) as (keyof typeof technical)[];
const technicalServices = ['sms', 'voice', 'interconnection', 'api'];

/** A request for a quote: services, countries, monthly volume and, folded, technical details; then contact details. */
export default function QuoteForm({ from }: LargeFormProps) {
  const chrome = useChrome();
  const { messageForm, form: common } = chrome;
  const { quote: texts, full, next } = usePageContent('contact').sections['contact-form'];
  const offered = servicesFor(chrome.identity.serviceAreas);
  const language = usePageLanguage();
  const [asked] = useState(() => ({
    services: askedServices(offered),
    countries: askedCountries(location.search),
  }));
  const [given] = useState(() => ({
    ...{ ...empty, services: asked.services },
    countries: withCountries('', asked.countries, language),
  }));
  const details = useRef<HTMLDetailsElement>(null);
  const linked = linkedForms('quote', from);
  const form = useContractForm({
    name: 'quote',
    call: submitQuoteRequest,
    linked: {
      ...linked,
      handOver() {
        linked.handOver();
        const draft = storedDraft('quote');
        if (!draft || Object.values(asked).every(isBlank)) return;
        const { services = none, countries = '' } = draft as Partial<Values>;
        const ticked = [...asked.services, ...services];
        keepDraft('quote', {
          ...draft,
          services: offered.filter((service) => ticked.includes(service)),
          countries: withCountries(countries, asked.countries, language),
        });
      },
    },
    empty: given,
    async check({ name, phone, ...values }: Values) {
      const readPhone = await phoneReaderFor(phone);
      const body = { ...values, fullName: name, phone: phone.text };
      return check(quoteRequest(readPhone), body);
    },
    nameOf: (field) => (field === 'fullName' ? 'name' : (field as keyof Values)),
    onWrong(fields) {
      const isFolded = technicalFields.some((field) => fields.includes(field));
      if (isFolded && details.current) details.current.open = true;
    },
    onFailed: (outcome) => largeFormFailure(outcome, { ...texts, offline: messageForm.offline }),
  });
  /** Otherwise a reload would ask again for what was taken away. */
  const forgetAsked = ({ target }: { readonly target: unknown }) => {
    const name = (target as HTMLInputElement).name === 'services' ? 'service' : 'country';
    if (location.search.includes(`${name}=`)) changeQuery((query) => query.delete(name));
  };
  const values = form.watch();
  const isFilled = technicalFields.some((field) => !isBlank(values[field]));
  const isTechnical = isFilled || technicalServices.some((one) => values.services.includes(one));
  const isOpen = useEver(isFilled);
  return (
    <FormFrame form={form} next={next.quote} sent={texts}>
      <div className="grid gap-5" onChange={forgetAsked}>
        <ChoiceGroup
          kind="checkbox"
          className="service-choice"
          label={texts.services}
          values={offered}
          labels={{ ...areaNames(chrome.submenu), ...texts.serviceNames }}
          {...form.field('services')}
        />
        <TextArea
          label={texts.countries}
          hint={texts.countriesHint}
          rows={2}
          required
          {...form.field('countries')}
        />
      </div>
      <TextField
        label={texts.volume}
        hint={texts.volumeHint}
        required
        {...form.field('monthlyVolume')}
      />
      {isTechnical && (
        <details ref={details} open={isOpen} className="border-y border-line py-2">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {texts.technical} <span className="font-normal text-muted">{common.optional}</span>
          </summary>
          <div className="grid gap-5 py-3">
            {(Object.keys(technicalChoices) as TechnicalChoice[]).map((name) => (
              <ChoiceGroup
                key={name}
                kind="checkbox"
                className="service-choice"
                label={texts[name].label}
                values={technicalChoices[name] as readonly string[]}
                labels={texts[name].names}
                {...form.field(name)}
              />
            ))}
            <TextField label={texts.start} hint={texts.startHint} {...form.field('trafficStart')} />
            <TextField
              label={texts.technicalName}
              hint={texts.technicalNameHint}
              autoComplete="off"
              {...form.field('technicalName')}
            />
            <EmailField
              label={texts.technicalEmail}
              {...form.field('technicalEmail')}
              autoComplete="off"
              required={false}
            />
          </div>
        </details>
      )}
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
