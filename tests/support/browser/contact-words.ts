import { fillFacts } from '#contract/content/facts.ts';
import { identity } from '#contract/content/identity.ts';
import { fieldMessage } from '#contract/field-messages.ts';
import { builtSettings } from '#contract/settings.ts';
import type { Language } from '#tests/support/languages.ts';
import { chrome as enChrome } from '#web/content/en/chrome.ts';
import { contact as enContact } from '#web/content/en/contact.ts';
import { chrome as trChrome } from '#web/content/tr/chrome.ts';
import { contact as trContact } from '#web/content/tr/contact.ts';

const contents = {
  tr: { chrome: trChrome, section: trContact.sections['contact-form'] },
  en: { chrome: enChrome, section: enContact.sections['contact-form'] },
} as const;

function wordsOf(language: Language) {
  const { chrome, section } = fillFacts(
    contents[language],
    identity,
    language,
    builtSettings.periods,
  );
  const { name, email, send } = chrome.messageForm;
  return {
    ...{ name, email, send, company: section.full.company },
    ...{ ways: section.ways, next: section.next, quote: section.quote },
    required: fieldMessage({ key: 'required' }, language),
    option: fieldMessage({ key: 'selectOption' }, language),
  };
}

/** The texts of the contact page's forms in each language. */
export const tr = wordsOf('tr');
export const en = wordsOf('en');
