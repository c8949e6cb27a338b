/**
 * The cells of a table that is written as a text, apart by bars and line ends, for lists that would fill a screen as an
 * array. Only spaces around a cell are removed, not what Unicode also counts as white space; empty cells are left out.
 */
export function cells(text: string): string[] {
  return text.split(/ *[|\n] */).filter((cell) => cell !== '');
}
