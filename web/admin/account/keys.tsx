import { useQuery } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import {
  addApp,
  addPasskey,
  type Factors,
  newAppSecret,
  newPasskeyOptions,
  newRecoveryCodes,
  type Passkey,
  passkeyName,
  removeApp,
  removePasskey,
} from '#contract/admin/factors.ts';
import { type Proof, proof, proven } from '#contract/admin/session.ts';
import type { Call } from '#contract/call.ts';
import { fieldLimits } from '#contract/field-limits.ts';
import { fill } from '#contract/fill.ts';
import { notify } from '../../features/toasts/notify.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { authenticatedCall, type CallOptions } from '../api-client/call.ts';
import { queryOf, refreshAtom } from '../api-client/queries.ts';
import { shortDay } from '../format/date-format.ts';
import { isolated } from '../format/isolated.ts';
import { useLanguage, useTexts } from '../language.ts';
import { hasPasskeys, madeWith } from '../session/passkey.ts';
import { QuietButton } from '../ui/buttons.tsx';
import { WhenFetched } from '../ui/fetched.tsx';
import { closeToHeading } from '../ui/focus-page.ts';
import { Panel } from '../ui/panel.tsx';
import { useForm } from '../ui/use-form.ts';
import { AppSetup } from './app-setup.tsx';
import { browserName } from './browser-name.ts';
import { factorsRead, ProvenForm } from './proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useKeyTexts } from './texts.ts';

type Asked =
  | { readonly what: 'addPasskey' | 'addApp' | 'removeApp' | 'newCodes'; readonly passkey?: never }
  | { readonly what: 'removePasskey'; readonly passkey: Passkey };

/** The passkeys, the authenticator app and the recovery codes of who is logged in. */
export function Keys() {
  const { close: closeLabel } = useTexts();
  const texts = useKeyTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => closeToHeading(() => setAsked(null), title);
  return (
    <Panel title={texts.keys.title} titleRef={title}>
      <p className="mt-2 max-w-[40rem] text-muted">{texts.keys.lead}</p>
      <WhenFetched of={factorsRead} loading={texts.keys.loading} failed={texts.keys.failed}>
        {(factors) => <KeyList factors={factors} onAsk={setAsked} />}
      </WhenFetched>
      <Dialog
        isOpen={asked !== null}
        onClose={close}
        title={fill(texts[asked?.what ?? 'addApp'].title, {
          name: isolated(asked?.passkey?.name ?? ''),
        })}
        closeLabel={closeLabel}
      >
        {/* Unmounted when it closes, so that no password stays in it. */}
        {asked && <KeyForm asked={asked} onClose={close} />}
      </Dialog>
    </Panel>
  );
}

function KeyList({ factors, onAsk }: { factors: Factors; onAsk(asked: Asked): void }) {
  const { keys: texts, ...all } = useKeyTexts();
  const language = useLanguage();
  const { passkeys, app, recoveryCodes } = factors;
  const row = (name: string, facts: string, asked: Asked, action: string) => (
    <li className="flex items-center justify-between gap-4 border-b border-line py-3.5">
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{name}</p>
        <p className="text-sm text-muted">{facts}</p>
      </div>
      <QuietButton aria-label={`${action}: ${name}`} onClick={() => onAsk(asked)}>
        {action}
      </QuietButton>
    </li>
  );
  const daysOf = ({ createdAtUtc, usedAtUtc }: Passkey) =>
    [
      fill(texts.made, { day: shortDay(createdAtUtc, language) }),
      usedAtUtc && fill(texts.used, { day: shortDay(usedAtUtc, language) }),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <ul className="mt-4 border-t border-line">
        {passkeys.map((passkey) => (
          <div key={passkey.id} className="contents">
            {row(passkey.name, daysOf(passkey), { what: 'removePasskey', passkey }, texts.remove)}
          </div>
        ))}
        {app && row(texts.app, texts.appFacts, { what: 'removeApp' }, texts.remove)}
        {(app || passkeys.length > 0) &&
          row(
            texts.codes,
            fill(texts.codesLeft, { count: recoveryCodes }, language),
            { what: 'newCodes' },
            texts.renew,
          )}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {hasPasskeys && (
          <QuietButton onClick={() => onAsk({ what: 'addPasskey' })}>
            {all.addPasskey.title}
          </QuietButton>
        )}
        {!app && factors.password && (
          <QuietButton onClick={() => onAsk({ what: 'addApp' })}>{all.addApp.title}</QuietButton>
        )}
      </div>
    </>
  );
}

/** What is asked for before a passkey is made. */
const passkeyStart = z.strictObject({ ...proof, name: passkeyName }).check(proven);
const calls = { addPasskey, addApp, removePasskey, removeApp, newCodes: newRecoveryCodes } as const;
/** Fetched anew for each set-up. */
const secretRead = { ...queryOf(newAppSecret), staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };

/** Adds or removes a key, or makes new recovery codes; codes are then shown once. */
function KeyForm({ asked: { what, passkey }, onClose }: { asked: Asked; onClose(): void }) {
  const { account, actionFailed } = useTexts();
  const { keys, ...allTexts } = useKeyTexts();
  const texts = allTexts[what];
  const { get, set } = useStore();
  const ownName = () => browserName(navigator.userAgent) || account.unknownBrowser;
  const form = useForm(
    useState(() => ({ name: ownName(), code: '' })),
    ['password'],
  );
  const { name, code } = form.values;
  const [codes, setCodes] = useState<readonly string[]>();
  const { data: app } = useQuery({ ...secretRead, enabled: what === 'addApp' });
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;

  const call = async <C extends Call>(target: C, options: CallOptions = {}) => {
    const outcome = await authenticatedCall(get, set, target, options);
    if (!outcome.ok) form.show(outcome.fields, outcome.text || actionFailed);
    return outcome;
  };
  /** What adds a new passkey; undefined if none was made. It stays in the device, so all else is checked before. */
  const newPasskey = async (proof: Proof) => {
    if (!form.passes(passkeyStart, { ...proof, name })) return undefined;
    const options = await call(newPasskeyOptions, { body: proof });
    if (!options.ok) return undefined;
    const made = await madeWith(options.data);
    if (!made) form.show({}, keys.notMade);
    return made && { name, made };
  };
  const send = async (proof: Proof) => {
    const bodies = {
      addPasskey: () => newPasskey(proof),
      addApp: () => ({ ...proof, secret: app?.secret, code }),
      removePasskey: () => ({ ...proof, id: passkey?.id }),
      removeApp: () => proof,
      newCodes: () => proof,
    };
    const body = await bodies[what]();
    if (!body || !form.passes(calls[what].body, body)) return;
    const outcome = await call<(typeof calls)[typeof what]>(calls[what], { body });
    if (!outcome.ok) return;
    await set(refreshAtom, factorsRead);
    notify('success', texts.done);
    const { recoveryCodes } = outcome.data;
    if (recoveryCodes) setCodes(recoveryCodes);
    else if (form.isShown()) onClose();
  };
  return (
    <ProvenForm
      {...{ form, send }}
      lead={texts.lead}
      confirm={texts.confirm}
      isDanger={what === 'removePasskey' || what === 'removeApp'}
      onCancel={onClose}
    >
      {what === 'addPasskey' && (
        <TextField
          {...form.field('name')}
          label={keys.name}
          hint={keys.nameHint}
          maxLength={fieldLimits.passkeyName}
        />
      )}
      {what === 'addApp' && app && <AppSetup {...app} field={form.field('code')} />}
    </ProvenForm>
  );
}
