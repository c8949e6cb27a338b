/** Something that the page needs did not arrive. Asking again may help; the cause is the browser's own error. */
export class LoadError extends Error {
  constructor(what: string, cause?: unknown) {
    super(`${what} did not arrive`, { cause });
  }
}
