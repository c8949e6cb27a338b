/** A time zone where it is about two in the afternoon: what is due from the morning on is due. */
export function afternoonZone(): string {
  const ahead = 14 - new Date().getUTCHours();
  return ahead === 0 ? 'Etc/GMT' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}
