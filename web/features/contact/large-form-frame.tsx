import type { ComponentProps } from 'react';
import type { Chrome } from '#contract/content/chrome-schema.ts';
import type { PageContent } from '#contract/content/schema.ts';
import type { Language } from '#contract/languages.ts';
import { SentNote } from '../forms/sent-note.tsx';
import type { useContractForm } from '../forms/use-contract-form.ts';
import { FormFrame } from './form-frame.tsx';
import type { Way } from './ways.ts';

export type LargeFormProps = {
  readonly texts: PageContent<'contact'>['sections']['contact-form'];
  readonly chrome: Pick<Chrome, 'messageForm' | 'form' | 'identity'>;
  readonly language: Language;
  /** The form that the visitor changed from. Its input is copied. */
  readonly from: Way | undefined;
};

/** Texts of the note that replaces a sent form, and of the button for an empty one. */
export type SentTexts = { readonly success: string; readonly another: string };

type Frame = ComponentProps<typeof FormFrame>;
type LargeFormFrameProps = Pick<Frame, 'chrome' | 'language' | 'children'> & {
  readonly form: Frame['form'] & Pick<ReturnType<typeof useContractForm>, 'result' | 'startAgain'>;
  readonly texts: SentTexts;
  /** What happens next, and when. */
  readonly next: string;
};

/** The frame of the contact page's larger forms, and the note that replaces a sent form. */
export function LargeFormFrame({ form, texts, next, ...frame }: LargeFormFrameProps) {
  const { form: common } = frame.chrome;
  if (!form.result.reference) {
    return <FormFrame {...frame} form={form} intro={next} result={form.result} />;
  }
  return (
    <SentNote
      text={texts.success}
      reference={{ text: common.reference, number: form.result.reference }}
      more={next}
      again={{ label: texts.another, onPress: form.startAgain }}
    />
  );
}
