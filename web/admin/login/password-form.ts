import { LockOpen } from 'lucide';
import { fieldLimits } from '#contract/field-limits.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import type { Language } from '#contract/languages.ts';
import type { Outcome } from '../../api-client/call-api.ts';
import { primaryAction } from '../../ui/button.ts';
import { drawing, element } from './elements.ts';
import { loginTexts } from './texts.ts';

type PasswordFormOptions = {
  readonly language: Language;
  send(password: string): Promise<Outcome<unknown>>;
  onInput?: () => void;
};

/**
 * The password field and its button; errors are shown at the field. Made without React, so that the login page needs
 * none of it; the locked page shows the same form (password-form.tsx).
 */
export function passwordForm(options: PasswordFormOptions) {
  const { language, send, onInput } = options;
  const texts = loginTexts[language];
  const input = element('input', {
    id: 'password',
    type: 'password',
    autocomplete: 'current-password',
    required: '',
    // The dialog of the locked page focuses it.
    autofocus: '',
    class:
      'mt-1.5 block w-full rounded-xl border border-edge bg-raised px-4 py-3 text-text aria-invalid:border-2 aria-invalid:border-error',
  });
  const error = element('p', {
    id: 'password-error',
    class: 'mt-1.5 font-medium text-error empty:hidden',
  });
  const button = element(
    'button',
    { type: 'submit', class: `${primaryAction} min-w-40 aria-disabled:opacity-75` },
    texts.logIn,
  );
  const form = element(
    'form',
    { novalidate: '', class: 'mt-8 grid gap-6' },
    ...unencryptedNotice(language),
    // For password managers, which need a user name.
    element('input', {
      ...{ type: 'text', autocomplete: 'username', value: 'admin' },
      ...{ readonly: '', hidden: '' },
    }),
    element(
      'div',
      {},
      element('label', { for: 'password', class: 'font-semibold' }, texts.password),
      input,
      error,
    ),
    element('p', {}, button),
  );

  const show = (message: string) => {
    error.textContent = message;
    if (message) {
      input.setAttribute('aria-invalid', 'true');
      input.setAttribute('aria-describedby', error.id);
      input.focus();
    } else {
      input.removeAttribute('aria-invalid');
      input.removeAttribute('aria-describedby');
    }
  };
  /** Not `disabled`, which would lose the focus during the request. */
  const setBusy = (isBusy: boolean) => {
    button.textContent = isBusy ? texts.loggingIn : texts.logIn;
    if (isBusy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  };
  input.addEventListener('input', () => {
    show('');
    onInput?.();
  });
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (button.hasAttribute('aria-disabled')) return;
    const wrong = passwordError(input.value, language);
    if (wrong) {
      show(wrong);
      return;
    }
    setBusy(true);
    const outcome = await send(input.value);
    setBusy(false);
    if (!outcome.ok) show(failureText(outcome, texts.loginFailed));
  });
  return { form, input };
}

/** The error of a password by the rules of the contract's `password`, without its schema; undefined without one. */
export function passwordError(password: string, language: Language): string | undefined {
  if (password === '') return fieldMessage({ key: 'required' }, language);
  const isTooLong = [...password].length > fieldLimits.password;
  return isTooLong
    ? fieldMessage({ key: 'tooLong', max: fieldLimits.password }, language)
    : undefined;
}

/** The API's message, else the status, else that it failed (specification, section 8). */
function failureText(
  { text, status }: { readonly text: string; readonly status: number | undefined },
  failed: string,
): string {
  if (text) return text;
  return status === undefined ? failed : `${failed} (${status})`;
}

/**
 * Warns when a password would be sent unencrypted: over http from another machine (W3C Secure
 * Contexts; localhost counts as secure).
 */
function unencryptedNotice(language: Language): readonly HTMLElement[] {
  if (window.isSecureContext) return [];
  const { title, advice } = loginTexts[language].unencrypted;
  const icon = drawing(
    {
      ...{ width: '20', height: '20', viewBox: '0 0 24 24', stroke: 'currentColor' },
      ...{ 'stroke-width': '2', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      class: 'mt-0.5 shrink-0 text-error',
    },
    ...LockOpen.map(([tag, attributes]) => [tag, attributes as Record<string, string>] as const),
  );
  const words = element(
    'div',
    {},
    element('p', { class: 'font-semibold text-error' }, title),
    element('p', { class: 'mt-1 text-sm' }, advice),
  );
  const box = {
    role: 'alert',
    class: 'flex gap-3 rounded-2xl border border-error bg-raised px-5 py-4',
  };
  return [element('div', box, icon, words)];
}
