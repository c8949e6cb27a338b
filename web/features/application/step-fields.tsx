import { experiences, type JobApplication, sources } from '#contract/application.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { useChrome, usePageContent } from '../../loading/content-cache.ts';
import { usePageLanguage } from '../../loading/page-language.ts';
import { EmailField, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { unbroken } from '../../ui/unbroken.tsx';
import { ChoiceGroup } from '../forms/choice-group.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { CvField } from './cv-field.tsx';
import type { ApplicationTexts, StepProps, Values } from './values.ts';

type FieldName = Extract<keyof ApplicationTexts, keyof Values>;

/** The texts, and the props of the form's fields, which have the same names. */
function useFields({ form }: StepProps) {
  const { application: texts } = usePageContent('life').sections['join-team'];
  const common = useChrome().form;
  const labelled = (name: FieldName) => ({ label: texts[name], ...form.field(name) });
  const optional = (name: FieldName) => ({ ...labelled(name), optional: common.optional });
  return { texts, common, labelled, optional };
}

export function PersonFields(props: StepProps) {
  const { texts, labelled } = useFields(props);
  return (
    <>
      <TextField {...labelled('nameSurname')} autoComplete="name" required />
      <EmailField {...labelled('email')} />
      <PhoneField form={props.form} label={texts.phone} required />
    </>
  );
}

export function PathFields(props: StepProps) {
  const { texts, labelled, optional } = useFields(props);
  return (
    <>
      <ChoiceGroup
        kind="radio"
        className="experience-field"
        values={experiences}
        labels={texts.years}
        {...labelled('yearsOfExperience')}
      />
      <TextField {...optional('currentPosition')} autoComplete="organization-title" />
      <TextField {...optional('university')} />
      <div className="grid items-end gap-[1.35rem] sm:grid-cols-2">
        <TextField {...optional('department')} />
        <TextField {...optional('graduationYear')} inputMode="numeric" />
      </div>
    </>
  );
}

const links = ['linkedin', 'github', 'portfolio'] as const satisfies (keyof JobApplication)[];

export function WordsFields(props: StepProps) {
  const { form } = props;
  const { common, labelled, optional } = useFields(props);
  const language = usePageLanguage();
  const counted = (text: string) =>
    fill(common.counter, { count: [...text.trim()].length, max: fieldLimits.essay }, language);
  return (
    <>
      <TextArea
        {...labelled('aboutYourself')}
        hint={counted(form.watch('aboutYourself'))}
        rows={6}
        required
      />
      <TextArea {...optional('whyUs')} hint={counted(form.watch('whyUs'))} rows={4} />
      {links.map((name) => (
        <TextField
          key={name}
          {...optional(name)}
          type="url"
          inputMode="url"
          autoComplete={name === 'portfolio' ? 'url' : 'off'}
        />
      ))}
    </>
  );
}

/** The CV, how they found the company, and the talent pool consent. */
export function FileFields(props: StepProps) {
  const { form } = props;
  const { texts, common, labelled, optional } = useFields(props);
  const { jobBoard } = useChrome().identity;
  const names = { ...texts.sources, jobBoard };
  return (
    <>
      <CvField texts={texts} form={form} />
      <SelectField
        {...optional('howDidYouFind')}
        placeholder={common.choose}
        options={sources.map((value) => ({ value, label: names[value] }))}
      />
      {form.watch('howDidYouFind') === 'other' && (
        <TextField {...labelled('howDidYouFindOther')} required />
      )}
      <label className="flex cursor-pointer gap-[0.8rem] py-[0.3rem]">
        <input type="checkbox" className="checkbox mt-[0.1rem]" {...form.register('talentPool')} />
        <span>
          {texts.talentPool}
          <span className="mt-[0.2rem] block text-[0.95rem] text-muted">
            {unbroken(texts.talentPoolNote)}
          </span>
        </span>
      </label>
    </>
  );
}
