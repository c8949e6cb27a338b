import type { Language } from '../languages.ts';
import { en } from './en.ts';
import type { ContractTexts } from './shape.ts';
import { tr } from './tr.ts';

export const contractTexts: Readonly<Record<Language, ContractTexts>> = { tr, en };
