/** Yes and no as SQLite stores them, which knows neither. */
export function toBit(isSet: boolean): 0 | 1 {
  return isSet ? 1 : 0;
}
