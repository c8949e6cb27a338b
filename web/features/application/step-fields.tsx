import { Controller, type UseFormReturn } from 'react-hook-form';
import { experiences, type JobApplication, sources } from '#contract/application.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import type { Language } from '#contract/languages.ts';
import type { Chrome } from '../../content/chrome-schema.ts';
import type { PageContent } from '../../content/schema.ts';
import { EmailField, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { ChoiceGroup } from '../forms/choice-group.tsx';
import type { FieldProps } from '../forms/use-contract-form.ts';
import { FormPhoneField } from '../phone/form-phone-field.tsx';
import { CvField } from './cv-field.tsx';
import type { Checked, Values } from './values.ts';

export type ApplicationFormProps = {
  readonly texts: PageContent<'life'>['sections']['join-team']['application'];
  readonly common: Chrome['form'];
  readonly identity: Chrome['identity'];
  readonly language: Language;
};

type StepProps = ApplicationFormProps & {
  readonly form: UseFormReturn<Values, unknown, Checked> & {
    changed(field: keyof Values, value: unknown): void;
    field(field: keyof Values): FieldProps;
  };
};

/** Name and contact details. */
export function PersonFields({ texts, common, language, form }: StepProps) {
  return (
    <>
      <TextField
        label={texts.nameSurname}
        autoComplete="name"
        required
        {...form.field('nameSurname')}
      />
      <EmailField label={texts.email} {...form.field('email')} />
      <FormPhoneField
        form={form}
        label={texts.phone}
        required
        texts={common.phone}
        language={language}
      />
    </>
  );
}

/** Experience and education. */
export function PathFields({ texts, common, form }: StepProps) {
  return (
    <>
      <ChoiceGroup
        kind="radio"
        className="experience-field"
        values={experiences}
        label={texts.yearsOfExperience}
        labels={texts.years}
        {...form.field('yearsOfExperience')}
      />
      <TextField
        label={texts.currentPosition}
        optional={common.optional}
        autoComplete="organization-title"
        {...form.field('currentPosition')}
      />
      <TextField
        label={texts.university}
        optional={common.optional}
        {...form.field('university')}
      />
      <div className="application-pair">
        <TextField
          label={texts.department}
          optional={common.optional}
          {...form.field('department')}
        />
        <TextField
          label={texts.graduationYear}
          optional={common.optional}
          inputMode="numeric"
          {...form.field('graduationYear')}
        />
      </div>
    </>
  );
}

const links = ['linkedin', 'github', 'portfolio'] as const satisfies (keyof JobApplication)[];

/** Texts about the applicant, and links. */
export function WordsFields({ texts, common, language, form }: StepProps) {
  const counted = (text: string) =>
    common.counter
      .replace('{count}', [...text.trim()].length.toLocaleString(language))
      .replace('{max}', fieldLimits.essay.toLocaleString(language));
  return (
    <>
      <TextArea
        label={texts.aboutYourself}
        hint={counted(form.watch('aboutYourself'))}
        rows={6}
        required
        {...form.field('aboutYourself')}
      />
      <TextArea
        label={texts.whyUs}
        optional={common.optional}
        hint={counted(form.watch('whyUs'))}
        rows={4}
        {...form.field('whyUs')}
      />
      {links.map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          optional={common.optional}
          type="url"
          inputMode="url"
          autoComplete={name === 'portfolio' ? 'url' : 'off'}
          {...form.field(name)}
        />
      ))}
    </>
  );
}

/** The CV, how they found the company, and the talent pool consent. */
export function FileFields({ texts, common, identity, language, form }: StepProps) {
  const { errors } = form.formState;
  const names = { ...texts.sources, jobBoard: identity.jobBoard };
  return (
    <>
      <Controller
        control={form.control}
        name="cv"
        render={({ field }) => (
          <CvField
            texts={texts}
            language={language}
            error={errors.cv?.message}
            value={field.value}
            inputRef={field.ref}
            onChange={(file) => {
              field.onChange(file);
              // Errors of a file are shown at once.
              if (file) form.trigger('cv');
              else form.changed('cv', file);
            }}
          />
        )}
      />
      <SelectField
        label={texts.howDidYouFind}
        optional={common.optional}
        placeholder={common.choose}
        options={sources.map((value) => ({ value, label: names[value] }))}
        {...form.field('howDidYouFind')}
      />
      {form.watch('howDidYouFind') === 'other' && (
        <TextField
          label={texts.howDidYouFindOther}
          required
          {...form.field('howDidYouFindOther')}
        />
      )}
      <label className="application-consent">
        <input type="checkbox" className="checkbox" {...form.register('talentPool')} />
        <span>
          {texts.talentPool}
          <span>{texts.talentPoolNote}</span>
        </span>
      </label>
    </>
  );
}
