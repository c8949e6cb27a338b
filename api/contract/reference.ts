/**
 * The reference by which a sender can ask about a message or an application: the last eight hexadecimal digits of its
 * id. They are random (RFC 9562, section 5.7), so they do not reveal how many there are. The leading letter prevents a
 * search for eight decimal digits as a telephone number.
 */
export function referenceOf(id: string): string {
  const digits = id.slice(-8).toUpperCase();
  return `R-${digits.slice(0, 4)}-${digits.slice(4)}`;
}
