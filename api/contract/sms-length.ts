import type { SmsCount, SmsLength } from './sms.ts';

/** In the default alphabet (3GPP TS 23.038, 6.2.1) and in the Turkish locking shift table (A.3.1). */
const common =
  '@£$¥éùòÇ\n\rÅåΔ_ΦΓΛΩΠΨΣΘΞßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§abcdefghijklmnopqrstuvwxyzäöñüà';
/** In the default alphabet alone, and what the locking shift table has in their places. */
const replaced = 'èìØøÆæ¡¿';
const replacing = '€ıĞğŞşİç';
/** With an escape before each: the extension table (6.2.1.1), and what the Turkish single shift table (A.2.1) adds. */
const extension = '\f^{}\\[~]|€';
const turkishLetters = 'ĞğİıŞşç';

/** Septets by character; undefined for UCS-2, which has all characters. */
type Table = ReadonlyMap<string, number> | undefined;

function table(single: string, escaped: string): Table {
  const costs = new Map(Array.from(escaped, (character) => [character, 2]));
  for (const character of single) costs.set(character, 1);
  return costs;
}

const standard = table(common + replaced, extension);
const withTurkish = table(common + replaced, extension + turkishLetters);

type Name = SmsLength['alphabet'];
type Alphabet = SmsCount['capacity'] & { readonly table: Table };

/**
 * Units of the only part and of each of several (TS 23.040, 9.2.3.24). Of 160 septets a header takes 7 to number a part,
 * 5 to name a Turkish table, 11 for both; in UCS-2 6 octets of 140. Texts take the first alphabet that has their
 * characters.
 */
const alphabets: Readonly<Record<Name, Alphabet>> = {
  gsm7: { table: standard, single: 160, each: 153 },
  turkishLockingShift: { table: table(common + replacing, extension), single: 155, each: 149 },
  turkishSingleShift: { table: withTurkish, single: 155, each: 149 },
  ucs2: { table: undefined, single: 70, each: 67 },
};
export const smsAlphabets = Object.keys(alphabets) as Name[];

/** Characters of the code that operators in Turkey append (BTK decision 2016/DK-YED/211), a unit each. */
const codeLength = 5;

/**
 * How many SMS a text is sent as.
 * @param hasCode whether the operator's code is appended
 * @returns no parts for an empty text
 */
export function smsLength(text: string, hasCode: boolean): SmsLength {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const hasAll = (one: Table) => !one || Array.from(counts.keys()).every((each) => one.has(each));
  const alphabet = smsAlphabets.find((name) => hasAll(alphabets[name].table)) ?? 'ucs2';
  const isUcs2 = alphabet === 'ucs2';
  const carried = alphabets[alphabet];
  const billed = isUcs2 ? carried : { ...alphabets.gsm7, table: withTurkish };
  const cheaper = isUcs2 ? withTurkish : standard;
  const costly = Array.from(counts, ([character, count]) => ({
    ...{ character, count, units: unitsOf(character, carried) },
    ...{ billedUnits: unitsOf(character, billed), forcesAlphabet: !cheaper?.has(character) },
  }));
  return {
    alphabet,
    ...packed(text, hasCode, carried),
    billed: packed(text, hasCode, billed),
    costly: costly.filter((one) => one.forcesAlphabet || one.units > 1 || one.billedUnits > 1),
  };
}

function unitsOf(character: string, { table }: Alphabet): number {
  return table?.get(character) ?? character.length;
}

/** Fills part after part: neither an escape and its character nor a surrogate pair is split. */
function packed(text: string, hasCode: boolean, alphabet: Alphabet): SmsCount {
  const costs = Array.from(text, (character) => unitsOf(character, alphabet));
  if (hasCode) costs.push(...Array(codeLength).fill(1));
  const units = costs.reduce((sum, cost) => sum + cost, 0);
  const { single, each } = alphabet;
  const capacity = { single, each };
  if (units <= single) return { units, parts: text ? 1 : 0, left: single - units, capacity };
  let [parts, left] = [1, each];
  for (const cost of costs) {
    if (cost > left) [parts, left] = [parts + 1, each];
    left -= cost;
  }
  return { units, parts, left, capacity };
}

/** The most units of a text that is sent in so many parts with the operator's code. */
export function mostUnits(alphabet: Name, parts: number): number {
  const { single, each } = alphabets[alphabet];
  return (parts === 1 ? single : parts * each) - codeLength;
}

/** Sender names in Turkey, as operators register them. A web address is none. */
export const senderName = /^[A-Za-z0-9 ]{3,11}$/;

/** What reads as a web address. Since 2026-04-01 Turkey blocks A2P messages from abroad that have one. */
export const webAddress =
  /https?:\/\/\S|\bwww\.\w|\w\.[a-z]{2,}\/\S|\w\.(?:com|net|org|info|biz|app|shop|link|example|tr|io|co|me|ly)\b/i;
