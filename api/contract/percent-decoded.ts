/** A text with its percent-encoding decoded (RFC 3986, section 2.1); as it is when that is invalid UTF-8. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
