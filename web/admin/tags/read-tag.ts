const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of the tag in a URL's query; what is no id is ignored. */
export function readTag(search: URLSearchParams): string | undefined {
  const text = search.get('tag') ?? '';
  return uuid.test(text) ? text : undefined;
}
