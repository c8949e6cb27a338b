/** Converts a boolean to an integer: SQLite has no boolean type. */
export function toBit(isSet: boolean): 0 | 1 {
  return isSet ? 1 : 0;
}
