import { Controller, type UseFormRegisterReturn, type UseFormReturn } from 'react-hook-form';
import { type JobApplication, sources } from '#contract/application.ts';
import { bounds } from '#contract/bounds.ts';
import type { Language } from '#contract/languages.ts';
import { identity } from '../../content/identity.ts';
import type { Chrome, PageContent } from '../../content/schema.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { CvField } from './cv-field.tsx';
import { ExperienceField } from './experience-field.tsx';
import type { Checked, Values } from './values.ts';

/** What the fields of a step are drawn with. */
export type StepProps = {
  readonly texts: PageContent<'life'>['sections']['join-team']['application'];
  readonly common: Chrome['form'];
  readonly language: Language;
  readonly form: UseFormReturn<Values, unknown, Checked> & {
    changed(field: keyof Values, value: unknown): void;
    field(field: keyof Values): UseFormRegisterReturn;
  };
};

/** Who applies, and how to reach them. */
export function PersonFields({ texts, common, language, form }: StepProps) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={texts.nameSurname}
        error={errors.nameSurname?.message}
        autoComplete="name"
        required
        {...form.field('nameSurname')}
      />
      <TextField
        label={texts.email}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
        required
        {...form.field('email')}
      />
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            label={texts.phone}
            error={errors.phone?.message}
            required
            texts={common.phone}
            language={language}
            name={field.name}
            value={field.value}
            inputRef={field.ref}
            onBlur={field.onBlur}
            onChange={(entry) => {
              field.onChange(entry);
              form.changed('phone', entry);
            }}
          />
        )}
      />
    </>
  );
}

/** What they have done and learnt. */
export function PathFields({ texts, common, form }: StepProps) {
  const { errors } = form.formState;
  return (
    <>
      <ExperienceField
        label={texts.yearsOfExperience}
        labels={texts.years}
        error={errors.yearsOfExperience?.message}
        field={form.field('yearsOfExperience')}
      />
      <TextField
        label={texts.currentPosition}
        optional={common.optional}
        error={errors.currentPosition?.message}
        autoComplete="organization-title"
        {...form.field('currentPosition')}
      />
      <TextField
        label={texts.university}
        optional={common.optional}
        error={errors.university?.message}
        {...form.field('university')}
      />
      <div className="application-pair">
        <TextField
          label={texts.department}
          optional={common.optional}
          error={errors.department?.message}
          {...form.field('department')}
        />
        <TextField
          label={texts.graduationYear}
          optional={common.optional}
          error={errors.graduationYear?.message}
          inputMode="numeric"
          {...form.field('graduationYear')}
        />
      </div>
    </>
  );
}

const links = ['linkedin', 'github', 'portfolio'] as const satisfies (keyof JobApplication)[];

/** What they say of themselves, and where more of it can be seen. */
export function WordsFields({ texts, common, language, form }: StepProps) {
  const { errors } = form.formState;
  const counted = (text: string) =>
    common.counter
      .replace('{count}', [...text.trim()].length.toLocaleString(language))
      .replace('{max}', bounds.essay.toLocaleString(language));
  return (
    <>
      <TextArea
        label={texts.aboutYourself}
        hint={counted(form.watch('aboutYourself'))}
        error={errors.aboutYourself?.message}
        rows={6}
        required
        {...form.field('aboutYourself')}
      />
      <TextArea
        label={texts.whyUs}
        optional={common.optional}
        hint={counted(form.watch('whyUs'))}
        error={errors.whyUs?.message}
        rows={4}
        {...form.field('whyUs')}
      />
      {links.map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          optional={common.optional}
          error={errors[name]?.message}
          type="url"
          inputMode="url"
          autoComplete={name === 'portfolio' ? 'url' : 'off'}
          {...form.field(name)}
        />
      ))}
    </>
  );
}

/** The CV, how they came to us, and what else they agree to. */
export function FileFields({ texts, common, language, form }: StepProps) {
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
              // What is wrong with a file is known at once.
              if (file) form.trigger('cv');
              else form.changed('cv', file);
            }}
          />
        )}
      />
      <SelectField
        label={texts.howDidYouFind}
        optional={common.optional}
        error={errors.howDidYouFind?.message}
        placeholder={common.choose}
        options={sources.map((value) => ({ value, label: names[value] }))}
        {...form.field('howDidYouFind')}
      />
      {form.watch('howDidYouFind') === 'other' && (
        <TextField
          label={texts.howDidYouFindOther}
          error={errors.howDidYouFindOther?.message}
          required
          {...form.field('howDidYouFindOther')}
        />
      )}
      <label className="application-consent">
        <input type="checkbox" {...form.register('talentPool')} />
        <span>
          {texts.talentPool}
          <span>{texts.talentPoolNote}</span>
        </span>
      </label>
    </>
  );
}
