import type { Application } from '#contract/admin/application.ts';
import type { Retention, RetentionRule } from '#contract/admin/data-protection.ts';
import type { Message } from '#contract/admin/message.ts';
import type { Language } from '#contract/languages.ts';
import { dayOf } from '../date-format.ts';
import type { AdminTexts } from '../texts/tr.ts';

type KeptFor = Retention['rules'][number]['keptFor'];

/** "24 ay", "30 gün". */
export function spanInWords({ count, unit }: KeptFor, texts: AdminTexts['people']): string {
  return texts[unit].replace('{count}', String(count));
}

/** Until when a message is kept, in words. */
export function messageKept(
  { status, createdAtUtc, seenAtUtc }: Message,
  retention: Retention,
  texts: AdminTexts['people'],
  language: Language,
): string {
  if (status === 'spam' && seenAtUtc) {
    return untilDay(seenAtUtc, retention, 'spam', texts, language);
  }
  return untilDay(createdAtUtc, retention, 'messages', texts, language);
}

/** Until when an application is kept, in words. */
export function applicationKept(
  application: Application,
  retention: Retention,
  texts: AdminTexts['people'],
  language: Language,
): string {
  const { stage, stageSinceUtc, createdAtUtc, spamReason, seenAtUtc } = application;
  const { talentPool, poolConsentAtUtc } = application;
  if (spamReason !== null && seenAtUtc) {
    return untilDay(seenAtUtc, retention, 'spam', texts, language);
  }
  if (stage === 'hired') return texts.keptHired;
  const consentAt = talentPool && poolConsentAtUtc;
  if (consentAt) {
    const inPool = [endOf(consentAt, retention, 'pool')];
    if (stage !== 'rejected') inPool.push(endOf(createdAtUtc, retention, 'undecided'));
    const last = inPool.sort().at(-1);
    return last ? texts.keptUntil.replace('{day}', dayOf(last, language)) : '';
  }
  if (stage === 'rejected') {
    return untilDay(stageSinceUtc, retention, 'rejected', texts, language);
  }
  return untilDay(createdAtUtc, retention, 'undecided', texts, language);
}

function untilDay(
  since: string,
  retention: Retention,
  rule: RetentionRule,
  texts: AdminTexts['people'],
  language: Language,
): string {
  const end = endOf(since, retention, rule);
  return end && texts.keptUntil.replace('{day}', dayOf(end, language));
}

/** When a rule's span ends; empty where there is no such rule. */
function endOf(since: string, { rules }: Retention, rule: RetentionRule): string {
  const keptFor = rules.find((one) => one.rule === rule)?.keptFor;
  return keptFor ? keptUntil(since, keptFor) : '';
}

/** As the API counts: months are the calendar's, in UTC, and end with a month that is too short. */
export function keptUntil(since: string, { count, unit }: KeptFor): string {
  const end = new Date(since);
  if (unit === 'days') {
    end.setUTCDate(end.getUTCDate() + count);
    return end.toISOString();
  }
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + count, 1);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end.toISOString();
}
