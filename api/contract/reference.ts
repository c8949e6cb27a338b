/**
 * The number under which a sender can ask about a message or an application: the last eight hexadecimal digits of
 * its id, which are random (RFC 9562, section 5.7), so it tells nothing of how many there are. The letter before them
 * keeps eight decimal digits from being searched for as a telephone number.
 */
export function referenceOf(id: string): string {
  const digits = id.slice(-8).toUpperCase();
  return `R-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
