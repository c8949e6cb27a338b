import { adminRoutes } from '#contract/content/site-map.ts';
import { type Language, languages } from '#contract/languages.ts';
import { storedLanguage, storeLanguage } from '../../state/stored-language.ts';
import { company } from '../company.ts';
import { confirmSession, requestSession } from '../session/calls.ts';
import { goOn, hasExpired, storedRecord, storeRecord } from '../session/stored-session.ts';
import { element, signDrawing } from './elements.ts';
import { passwordForm } from './password-form.ts';
import { loginTexts } from './texts.ts';

/** What the page that asked for the login keeps in the history: its path, and its own state. */
type From = { readonly from?: string; readonly kept?: unknown } | null;

/**
 * Shows the login, or goes on at once in a session that the API confirms. Also follows a login in another tab.
 * @param onInput called when a password is typed
 */
export async function showLogin(root: HTMLElement, onInput: () => void): Promise<void> {
  addEventListener('storage', () => goOnIfLoggedIn());
  if (storedRecord()) {
    root.replaceChildren(checkingSession());
    if (await goOnIfLoggedIn()) return;
  }
  show(root, storedLanguage(), onInput);
}

/** Goes on in the stored session. @returns whether the API confirms it */
async function goOnIfLoggedIn(): Promise<boolean> {
  const record = storedRecord();
  if (!record || hasExpired(record)) return false;
  const session = await confirmSession(record, storedLanguage());
  if (session) leave(record);
  return session !== undefined;
}

function leave(record: Parameters<typeof goOn>[1]): void {
  const { from = adminRoutes.dashboard, kept }: NonNullable<From> = (history.state as From) ?? {};
  goOn(from, record, kept);
}

function show(root: HTMLElement, language: Language, onInput: () => void, typed = ''): void {
  const texts = loginTexts[language];
  document.documentElement.lang = language;
  document.title = `${texts.loginTitle} · ${company().shortName}`;
  const { form, input } = passwordForm({
    language,
    onInput,
    async send(password) {
      const outcome = await requestSession(password, language);
      if (outcome.ok) {
        storeRecord(outcome.data);
        leave(outcome.data);
      }
      return outcome;
    },
  });
  input.value = typed;
  const logo = element(
    'span',
    { class: 'inline-flex items-center gap-3 font-heading text-xl font-semibold tracking-tight' },
    signDrawing(),
    company().shortName,
  );
  const choose = (chosen: Language) => {
    storeLanguage(chosen);
    show(root, chosen, onInput, input.value);
  };
  root.replaceChildren(
    element(
      'div',
      { class: 'grid min-h-dvh grid-rows-[auto_1fr]' },
      element(
        'header',
        { class: 'flex items-center justify-between bg-night px-6 py-4 text-white' },
        logo,
        languageChoice(language, choose),
      ),
      element(
        'main',
        { class: 'mx-auto grid w-full max-w-md content-center px-6 py-16' },
        element('h1', { class: 'text-4xl' }, texts.loginTitle),
        element('p', { class: 'mt-3 text-muted' }, texts.loginLead),
        form,
      ),
    ),
  );
  input.focus();
}

function languageChoice(current: Language, choose: (language: Language) => void): HTMLElement {
  const buttons = languages.map((language) => {
    const button = element(
      'button',
      {
        type: 'button',
        lang: language,
        'aria-pressed': String(language === current),
        class:
          'min-h-11 min-w-11 rounded-full text-sm font-semibold uppercase hover:underline aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-8',
      },
      language,
    );
    button.addEventListener('click', () => choose(language));
    return button;
  });
  const legend = element('legend', { class: 'sr-only' }, loginTexts[current].language);
  return element('fieldset', { class: 'flex' }, legend, ...buttons);
}

/** A fixed text of the specification. */
function checkingSession(): HTMLElement {
  const attributes = { lang: 'en', role: 'status', class: 'p-10 text-muted' };
  return element('p', attributes, 'Checking session…');
}
