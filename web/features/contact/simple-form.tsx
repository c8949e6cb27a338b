import '../../styles/whole-fonts.css';
import '../../ui/controls.css';
import { useEffect, useState } from 'react';
import { check } from '#contract/check.ts';
import { type SimpleContact, simpleContact, submitSimpleContact } from '#contract/contact.ts';
import { useChrome } from '../../loading/content-cache.ts';
import { EmailField, TextArea, TextField } from '../../ui/field.tsx';
import { ReachUs } from '../../ui/reach-us.tsx';
import { isBlank } from '../forms/draft.ts';
import { FailureText, ReferenceLine, shortFormFailure } from '../forms/form-notes.tsx';
import { type Blank, useContractForm } from '../forms/use-contract-form.ts';
import { notify } from '../toasts/notify.ts';
import { FormFrame, type SentTexts } from './form-frame.tsx';
import { linkedForms } from './linked-forms.ts';
import type { Way } from './ways.ts';

export type MessageFormProps = {
  /** Names the draft: several forms on one page have separate drafts. */
  readonly draft: 'short' | 'dock' | 'sample';
  /** The form that the visitor changed from, on the contact page. */
  readonly from?: Way | undefined;
  /** The texts of the note that replaces a sent form. A dialog closes instead. */
  readonly sent?: SentTexts;
  /** Called when a message is stored. */
  onSent?(): void;
};

const empty = { name: '', email: '', message: '' } satisfies Blank<
  Omit<SimpleContact, 'fullName'> & { name: string }
>;
type Values = Readonly<typeof empty>;

/** The simple contact form: name, e-mail and message. Its own chunk, including validation. */
export default function SimpleForm({ draft, from, sent, onSent }: MessageFormProps) {
  const [isReplaced, setReplaced] = useState(false);
  const { messageForm: texts, form: common, identity } = useChrome();
  const form = useContractForm({
    name: draft,
    call: submitSimpleContact,
    // Shares its page with the larger forms.
    linked: draft === 'short' ? linkedForms(draft, from) : undefined,
    empty,
    adopts: true,
    check: ({ name, ...values }: Values) => check(simpleContact, { ...values, fullName: name }),
    nameOf: (field) => (field === 'fullName' ? 'name' : (field as keyof Values)),
    announces: true,
    onSent() {
      // Text typed meanwhile stays in the form.
      setReplaced(Object.values(form.getValues()).every(isBlank));
      onSent?.();
      notify('success', texts.success);
    },
    onFailed(outcome) {
      const failed = shortFormFailure(outcome, texts);
      notify('error', failed.failure);
      return failed;
    },
  });
  // After the form's own effects: an earlier focus would overwrite what was typed (message-form.tsx).
  useReplacedForm();
  const { result } = form;
  return (
    <>
      <noscript>
        <ReachUs text={common.withoutScript} email={identity.email.info} />
      </noscript>
      <FormFrame
        form={form}
        next={texts.next}
        sent={isReplaced ? sent : undefined}
        foot={
          // Stays after the toast has disappeared.
          <div className="font-medium empty:hidden">
            {result.failure && <FailureText {...result} />}
            {result.reference && (
              <>
                <ReferenceLine number={result.reference} />
                <p className="mt-1 font-normal text-muted">{texts.next}</p>
              </>
            )}
          </div>
        }
      >
        <TextField label={texts.name} autoComplete="name" required {...form.field('name')} />
        <EmailField label={texts.email} {...form.field('email')} />
        <TextArea label={texts.message} rows={6} required {...form.field('message')} />
      </FormFrame>
    </>
  );
}

/**
 * Preserves the focus and an early submit where React replaces the form during hydration. That happens when a browser
 * extension, such as a password manager, has added elements to the server's fields.
 */
function useReplacedForm(): void {
  const [focused] = useState(() => globalThis.document?.activeElement);
  const [written] = useState(() => globalThis.document?.querySelector('main form'));
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    if (!form || !written || written.isConnected) return;
    // EventReplay's effect runs next and submits it.
    for (const touch of window.earlyEvents?.remembered ?? []) {
      if (touch.element === written) touch.element = form;
    }
    const name = focused?.getAttribute('name');
    if (name && !focused?.isConnected) form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [focused, written]);
}
