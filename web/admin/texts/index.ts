import type { Language } from '#contract/languages.ts';
import { en } from './en.ts';
import { type AdminTexts, tr } from './tr.ts';

export const adminTexts: Record<Language, AdminTexts> = { tr, en };
