import { useQuery } from '@tanstack/react-query';
import { atom, useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { acceptInvitation, readInvitation } from '#contract/admin/users.ts';
import { weakPasswordText } from '#contract/admin/weak-password.ts';
import type { Call } from '#contract/call.ts';
import { adminRoutes } from '#contract/content/site-map.ts';
import { fill } from '#contract/fill.ts';
import { callApi, type Outcome, type ResponseBody } from '../../api-client/call-api.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { AppSetup } from '../account/app-setup.tsx';
import { BarePage } from '../account/bare-page.tsx';
import { browserName } from '../account/browser-name.ts';
import { estimatorAtom, NewPasswordField } from '../account/new-password-field.tsx';
import { RecoveryCodes } from '../account/recovery-codes.tsx';
import { useKeyTexts } from '../account/texts.ts';
import { company } from '../company.ts';
import { useLanguage, useTexts } from '../language.ts';
import type { Landing } from '../login/login-page.tsx';
import { noteUse } from '../session/activity.ts';
import { hasPasskeys, madeWith } from '../session/passkey.ts';
import { hasSessionAtom, loggedInAtom } from '../session/session.ts';
import { LinkButton } from '../ui/buttons.tsx';
import { ErrorLine } from '../ui/error-line.tsx';
import { Failed } from '../ui/failed.tsx';
import { useForm } from '../ui/use-form.ts';
import { useTeamTexts } from './texts.ts';

/**
 * The secret of the link, empty without one; null before it is read. It is removed from the address, so that it is in
 * no history.
 */
const tokenAtom = atom<string | null>(null);
tokenAtom.onMount = (set) => {
  const take = () => {
    const token = location.hash.slice(1);
    if (token) history.replaceState(history.state, '', location.pathname);
    set((now) => token || (now ?? ''));
  };
  take();
  // Another link that is opened in this tab changes only the fragment.
  addEventListener('hashchange', take);
  return () => removeEventListener('hashchange', take);
};

type Invited = ResponseBody<typeof readInvitation>;
type Accepted = Outcome<ResponseBody<typeof acceptInvitation>>;

/** The page of an invitation: its user makes a passkey, or chooses a password and an authenticator app. */
export default function Invitation() {
  const { invitation: texts } = useTeamTexts();
  const token = useAtomValue(tokenAtom);
  const language = useLanguage();
  const { data, refetch } = useQuery({
    queryKey: [readInvitation.path, token],
    queryFn: () => callApi(readInvitation, { language, body: { token } }),
    enabled: Boolean(token),
    // The secret for the app must stay while the code is typed.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isPending = token === null || (token && !data);
  if (isPending) return <BarePage title={texts.title}>{texts.checking}</BarePage>;
  if (data?.ok) return <Welcome key={token} token={token} invited={data.data} onOver={refetch} />;
  if (data && data.status !== 404 && data.status !== 400) {
    return (
      <BarePage title={texts.title}>
        <Failed text={data.text || texts.notRead} className="mt-6" onRetry={refetch} />
      </BarePage>
    );
  }
  return <Over />;
}

function Over() {
  const { invitation: texts } = useTeamTexts();
  return (
    <BarePage title={texts.overTitle}>
      <p className="mt-3 text-muted">{texts.over}</p>
      <Link href={adminRoutes.login} className="mt-6 font-semibold text-link hover:underline">
        {texts.logIn}
      </Link>
    </BarePage>
  );
}

type WelcomeProps = { readonly token: string; readonly invited: Invited; onOver(): void };

function Welcome({ token, invited, onOver }: WelcomeProps) {
  const { invitation: texts, roles, sees } = useTeamTexts();
  const { recovery } = useKeyTexts();
  const { get, set } = useStore();
  const language = useLanguage();
  const [, navigate] = useLocation();
  /** Of somebody else: the own one is opened below. */
  const [hasOtherSession] = useState(get(hasSessionAtom));
  const [codes, setCodes] = useState<readonly string[]>();
  const [isByPassword, setByPassword] = useState(!hasPasskeys);

  /** Makes a call about the invitation, which may be used or replaced meanwhile. */
  const about = async <C extends Call>(target: C, body: object = {}) => {
    const outcome = await callApi(target, { language, body: { token, ...body } });
    if (!outcome.ok && outcome.status === 404) onOver();
    return outcome;
  };
  const accept = async (way: object): Promise<Accepted> => {
    const outcome = await about(acceptInvitation, way);
    if (outcome.ok) {
      const { recoveryCodes, ...session } = outcome.data;
      noteUse();
      set(loggedInAtom, session);
      setCodes(recoveryCodes);
    }
    return outcome;
  };
  if (codes) {
    const state: Landing = { isLanding: true };
    return (
      <BarePage title={recovery.title}>
        <div className="mt-3">
          <RecoveryCodes
            codes={codes}
            onDone={() => navigate(adminRoutes.dashboard, { state, replace: true })}
          />
        </div>
      </BarePage>
    );
  }
  const { name, role, app } = invited;
  return (
    <BarePage title={fill(texts.hello, { name })}>
      <p className="mt-3">{fill(texts.lead, { company: company().shortName })}</p>
      <p className="mt-3">
        <span className="font-semibold">{fill(texts.role, { role: roles[role] })}.</span>{' '}
        <span className="text-muted">{sees[role]}</span>
      </p>
      {hasOtherSession && (
        <p className="mt-4 rounded-2xl border border-line bg-raised px-5 py-4">
          {texts.otherSession}
        </p>
      )}
      {hasPasskeys && <PasskeyForm accept={accept} read={() => about(readInvitation)} />}
      {hasPasskeys && !isByPassword && (
        <LinkButton onClick={() => setByPassword(true)} className="mt-3 justify-self-start">
          {texts.without}
        </LinkButton>
      )}
      {isByPassword && <PasswordForm {...{ name, app, token, accept }} />}
    </BarePage>
  );
}

type PasskeyFormProps = {
  read(): Promise<Outcome<Invited>>;
  accept(way: object): Promise<Accepted>;
};

function PasskeyForm({ read, accept }: PasskeyFormProps) {
  const { invitation: texts } = useTeamTexts();
  const { unknownBrowser } = useTexts().account;
  const form = useForm(useState({}));
  const make = async () => {
    form.clear();
    // Again: what a browser needs expires after some minutes.
    const fresh = await read();
    const answer = fresh.ok && (await madeWith(fresh.data.passkey));
    if (answer === undefined) return form.show({}, texts.notMade);
    const name = browserName(navigator.userAgent) || unknownBrowser;
    const outcome = answer ? await accept({ passkey: { name, answer } }) : fresh;
    if (!outcome.ok) form.show({}, outcome.text || texts.failed);
  };
  return (
    <form {...form.props(make)} className="mt-6 grid gap-5">
      <p className="text-muted">{texts.passkey}</p>
      <ErrorLine>{form.errors.form}</ErrorLine>
      <p>
        <SubmitButton busy={form.isBusy} label={texts.make} busyLabel={texts.making} />
      </p>
    </form>
  );
}

type PasswordFormProps = Pick<Invited, 'name' | 'app'> &
  Pick<PasskeyFormProps, 'accept'> & { readonly token: string };

function PasswordForm({ name, app, token, accept }: PasswordFormProps) {
  const { invitation: texts } = useTeamTexts();
  const language = useLanguage();
  const estimator = useAtomValue(estimatorAtom);
  const form = useForm(useState({ 'app.password': '', 'app.code': '' }));
  const { 'app.password': password, 'app.code': code } = form.values;

  const send = async () => {
    const way = { app: { password, secret: app.secret, code } };
    if (!form.passes(acceptInvitation.body, { token, ...way })) return;
    const strength = estimator?.strengthOf(password);
    if (strength?.level === 'weak') {
      return form.show({ 'app.password': weakPasswordText(strength.weakness, language) });
    }
    const outcome = await accept(way);
    if (!outcome.ok) form.show(outcome.fields, outcome.text || texts.failed);
  };
  return (
    <form {...form.props(send)} className="mt-8 grid gap-6">
      <h2 className="text-xl">{texts.byPassword}</h2>
      {/* For password managers, which need a user name. */}
      <input type="text" autoComplete="username" value={name} readOnly hidden />
      <NewPasswordField {...form.field('app.password')} />
      <AppSetup {...app} field={form.field('app.code')} />
      <ErrorLine>{form.errors.form}</ErrorLine>
      <p>
        <SubmitButton busy={form.isBusy} label={texts.accept} busyLabel={texts.accepting} />
      </p>
    </form>
  );
}
