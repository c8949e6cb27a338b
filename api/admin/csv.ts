import type { RecordTexts } from '#contract/admin/record-texts.ts';
import { foldLetters } from '#contract/fold.ts';
import { languages } from '#contract/languages.ts';

export type CsvColumn<Row> = {
  readonly title: (texts: RecordTexts) => string;
  readonly value: (row: Row, texts: RecordTexts) => string | number | null;
  /** Whether the service wrote the text, see `csvField`. */
  readonly isOurs?: boolean;
};

/** The characters that begin a formula in a spreadsheet, with those that it skips before them. */
const formula = /^(["'\s\p{Cc}]*)(?=[=+\-@＝＋－＠])/u;
/**
 * A formula's sign after a character that begins a cell when the file is split by another separator, or without regard
 * to quotes. It looks back from each sign: looking ahead would read all of 5,000 tabs from each of them.
 */
const laterFormula = /(?<=[,;\t\r\n]["\s\p{Cc}]*)[=+\-@＝＋－＠]/gu;
/**
 * A signed figure, such as a phone number, up to the end of a cell or to words. It holds no name, so nothing can run.
 */
const figure =
  /["'\s\p{Cc}]*[+-][\p{Zs}\p{Sc}%(]*\p{Nd}[\p{Nd}\p{Zs}\p{Sc}().:/%\p{Pd}]*(?:;ext=\d+)?(?=[,;\t\r\n]|\p{Zs}\p{L}|$)/uy;

/**
 * Precedes a text that spreadsheets would convert to a number, a date or a time. Invisible; Excel and LibreOffice then
 * keep the text. It stays in the text when a cell is copied.
 */
const textMark = '\u200e';
/** Characters of texts that a spreadsheet might convert. */
const convertible = /^(?=.*\p{Nd})[\p{L}\p{N}\p{Zs}\p{Sc}\p{Pd}.,:;/'’()%+^=]+$/u;
/** Words for true and false, folded, and error values, which begin with `#` in each language. */
const truthOrError = /^(?:true|false|dogru|yanlis|#\S+)$/;

/**
 * Names of months and days, folded: with a number, a spreadsheet in that language reads them as dates. The first days
 * of the months of 2026 cover all days of the week.
 */
const namesOfDates = new Set(
  languages.flatMap((language) =>
    (['month', 'weekday'] as const).flatMap((part) => {
      const { format } = new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) => foldLetters(format(Date.UTC(2026, at))));
    }),
  ),
);

/** Whether a spreadsheet might convert it. Short words in it could be a month, a unit or "PM". */
function isConvertible(text: string): boolean {
  if (truthOrError.test(foldLetters(text.trim().slice(0, 20)))) return true;
  if (!convertible.test(text)) return false;
  // Without the T of a time, which may follow a month's name: "28MarchT10:30".
  const words = text.replace(/T(?=\d)/g, ' ').match(/\p{L}+/gu) ?? [];
  return words.every((word) => word.length <= 4 || namesOfDates.has(foldLetters(word)));
}

/**
 * A field that spreadsheets read as text, never as a formula, a number or a date. An apostrophe precedes whatever would
 * begin a formula (OWASP, CSV injection), the text mark what would be converted, and every field is quoted. Excel
 * splits by the separator of its own country: `a,=1+1` in a file with semicolons would become two cells, the second one
 * a formula, so that is guarded as well.
 * @param isOurs for a time, a date or an id in a form that spreadsheets and programs may read
 */
export function csvField(value: string | number | null, isOurs = false): string {
  const text = String(value ?? '');
  return `"${(isOurs || typeof value === 'number' ? text : guarded(text)).replaceAll('"', '""')}"`;
}

function guarded(text: string): string {
  const guardAt = (at: number) => {
    figure.lastIndex = at;
    return figure.test(text) ? textMark : "'";
  };
  const safe = text
    .replace(laterFormula, (sign, at: number) => guardAt(at) + sign)
    .replace(formula, (before) => guardAt(0) + before)
    .replace(/^[\t\r\n\0]/, "'$&");
  return safe[0] !== "'" && safe[0] !== textMark && isConvertible(text) ? textMark + safe : safe;
}
