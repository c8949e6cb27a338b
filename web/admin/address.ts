/** An Internet address as people know it: IPv4 without the IPv6 that carries it (RFC 4291, section 2.5.5.2). */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
