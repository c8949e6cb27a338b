/** An IP address for display: an IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2) as IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
