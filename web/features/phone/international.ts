/**
 * The text with the plus that a leading `00` stands for, and without the invisible marks of direction that
 * address books copy along. An international number begins with the plus then.
 */
export function withPlus(text: string): string {
  return text.replace(/\p{Cf}/gu, '').replace(/^\s*(00|\+)/, '+');
}
