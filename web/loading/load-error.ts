/** Something that the page needs could not be loaded. A retry may help; `cause` is the browser's own error. */
export class LoadError extends Error {
  constructor(what: string, cause?: unknown) {
    super(`${what} did not arrive`, { cause });
  }
}
