import { useAtom, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { LastChange } from '#contract/admin/done-by.ts';
import type { StoredSignatures } from '#contract/admin/signatures.ts';
import { replyLimits } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { languages } from '#contract/languages.ts';
import { notify } from '../../features/toasts/notify.ts';
import { languageName } from '../format/language-name.ts';
import { toShown, toStored } from '../format/placeholder-names.ts';
import { useReader } from '../language.ts';
import { hiddenOnLock } from '../session/cleared-on-lock.ts';
import { useUser } from '../session/user.ts';
import { MainButton } from '../ui/buttons.tsx';
import { Conflict } from '../ui/conflict.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { SmallField, smallFieldClass } from '../ui/small-field.tsx';
import { useForm } from '../ui/use-form.ts';
import { saveSignaturesAtom, signaturesRead } from './signatures-state.ts';

/** What is typed until it is saved, with the version that it is based on: survives a lock. It names no visitor. */
const typedAtom = hiddenOnLock<StoredSignatures | null>(null, (typed) => typed);

/** The signatures of letters, one for each language of the site. */
export function SignatureForm() {
  const { texts } = useReader();
  const { signature, failed } = texts.replies;
  return (
    <WhenFetched of={signaturesRead} loading={signature.loading} failed={failed}>
      {(stored) => <Fields stored={stored} />}
    </WhenFetched>
  );
}

function Fields({ stored }: { readonly stored: StoredSignatures }) {
  const { texts, language } = useReader();
  const { replies } = texts;
  const { signature } = replies;
  const { placeholders } = signature;
  const user = useUser();
  const [typed, setTyped] = useAtom(typedAtom);
  const save = useSetAtom(saveSignaturesAtom);
  /** Who changed them meanwhile, where it is known. */
  const [change, setChange] = useState<LastChange>();
  const shown = typed ?? stored;
  const form = useForm([shown, setTyped]);
  const isLate = typed !== null && typed.version !== stored.version && !form.isBusy;
  const send = async () => {
    if (isLate) return;
    const outcome = await save(shown);
    if (outcome.ok) {
      setTyped((now) => (now === typed ? null : now));
      form.clear();
      notify('success', signature.saved);
    } else if (outcome.status === 409) setChange(outcome.lastChange);
    else form.show(outcome.fields, outcome.text || texts.actionFailed);
  };
  return (
    <form {...form.props(send)} className="mt-3 grid gap-3">
      <p className="text-muted">
        {signature.lead}
        {user && ` ${fill(signature.named, { user: `{${placeholders.user}}` })}`}
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        {languages.map((one) => (
          <SmallField
            key={one}
            label={fill(signature.label, { language: languageName(one, language) })}
            error={form.errors[one]}
          >
            {(tie) => (
              <textarea
                {...tie}
                lang={one}
                rows={4}
                value={toShown(shown[one], placeholders)}
                readOnly={form.isBusy}
                maxLength={replyLimits.signature}
                onChange={({ target }) =>
                  form.type({ [one]: toStored(target.value, placeholders) })
                }
                className={`block resize-y py-2.5 leading-relaxed ${smallFieldClass}`}
              />
            )}
          </SmallField>
        ))}
      </div>
      {isLate && (
        <Conflict
          lead={signature.conflict}
          change={change}
          stored={languages.map((one) => stored[one]).join('\n\n')}
          choices={[
            { label: replies.mine, onPress: () => setTyped({ ...typed, version: stored.version }) },
            { label: replies.theirs, onPress: () => setTyped(null) },
          ]}
        />
      )}
      <ErrorLine>{form.errors.form}</ErrorLine>
      <MainButton
        type="submit"
        aria-disabled={form.isBusy || undefined}
        className="justify-self-start"
      >
        {signature.save}
      </MainButton>
    </form>
  );
}
