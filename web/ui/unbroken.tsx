import type { ReactNode } from 'react';

/**
 * Parts of a text that must not break at a hyphen, slash or space: "e-posta" and "AI-assisted", "SIP-TLS" and "ISO/IEC
 * 27001", "No: 1", "5/2 (f)", "24 months". Other words may break at their hyphens.
 */
const whole = new RegExp(
  [
    String.raw`(?<!\p{L})\p{L}{1,2}-\p{L}+`,
    String.raw`\p{Lu}[\p{Lu}\d]*(?:[-/]\p{Lu}[\p{Lu}\d]*)*\s\d[\d-]*(?!\d)`,
    String.raw`\p{Lu}[\p{Lu}\d]*(?:[-/]\p{Lu}[\p{Lu}\d]*)+`,
    String.raw`No:?\s\d+`,
    String.raw`\d+/\d+(?:\s\(\p{L}\))?`,
    String.raw`\d[\d.,–]*\s(?:ay|gün|saat|yıl|hafta|dakika|milyon|lira|[KMG]B|month|day|hour|year|week|minute|million)\p{L}*`,
  ].join('|'),
  'gu',
);

/** Keeps abbreviations, and figures with their units, on one line. Copying and searching see the plain text. */
export function unbroken(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(whole)) {
    parts.push(
      text.slice(end, index),
      <span key={index} className="whitespace-nowrap">
        {words}
      </span>,
    );
    end = index + words.length;
  }
  return [...parts, text.slice(end)];
}
