import * as z from 'zod/mini';
import { isMembers, within } from '#contract/content/edits.ts';
import { type SiteContent, siteContentSchema } from '#contract/content/site-content.ts';
import { edited, isWithin, keyOf, nameOf, type StoredEdit } from './stored-edits.ts';

/**
 * The content with the edits that this release's schemas accept, and the edits, or rows of a table, that they refuse: an
 * update may change the schemas. Edits that belong together, such as an office and its texts, are left out together.
 */
export function showableOf(built: SiteContent, edits: readonly StoredEdit[]) {
  let kept = edits;
  while (kept.length > 0) {
    const parsed = z.safeParse(siteContentSchema, edited(built, kept));
    if (parsed.success) {
      return { content: parsed.data, leftOut: edits.flatMap((edit) => leftOutOf(edit, kept)) };
    }
    const wrong = parsed.error.issues.map((issue) => nameOf(issue.path));
    const rest = kept.flatMap((edit) => without(wrong, edit));
    const isLess = rest.length < kept.length || rest.some((edit) => !kept.includes(edit));
    // An office without texts is reported at the texts, although the list of offices may be what no longer fits.
    kept = isLess ? rest : kept.slice(0, -1);
  }
  return { content: built, leftOut: edits };
}

/** An edit without its wrong rows; without any value if it is no table, or wrong as a whole. */
function without(wrong: readonly string[], edit: StoredEdit): readonly StoredEdit[] {
  const own = wrong.filter((name) => isWithin(name, keyOf(edit)));
  if (own.length === 0) return [edit];
  const { value } = edit;
  // Texts belong to a row that has an id, such as an office.
  const isTable =
    Array.isArray(value) && value.every((row) => isMembers(row) && !Object.hasOwn(row, 'id'));
  if (!isTable || own.includes(keyOf(edit))) return [];
  const isRight = (_: unknown, row: number) =>
    !own.some((name) => isWithin(name, `${keyOf(edit)}/${row}`));
  return [{ ...edit, value: value.filter(isRight) }];
}

/** What of an edit is not in those that are shown: the edit, or rows of it. */
function leftOutOf(edit: StoredEdit, shown: readonly StoredEdit[]): readonly StoredEdit[] {
  const { document, path } = edit;
  const shownEdit = shown.find((one) => keyOf(one) === keyOf(edit));
  if (shownEdit === edit) return [];
  const rows = shownEdit?.value;
  if (!Array.isArray(rows) || !Array.isArray(edit.value)) return [edit];
  return edit.value.flatMap((value, row) =>
    rows.includes(value) ? [] : [{ document, path: within(path, row), value, base: undefined }],
  );
}
