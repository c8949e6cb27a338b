/** What Windows, macOS or Linux refuses in a file name, or reads as a folder. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
/** Names of devices on Windows, with any extension, also behind spaces (Microsoft, Naming Files, Paths, and Namespaces). */
const devices = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i;
/** File systems allow 255 bytes; the folders around it take some of the 260 characters of a path on Windows. */
const maxBytes = 120;

/**
 * The name of an applicant's file as every system can unpack it: without paths, devices and invisible characters, and
 * with the extension of what the file is.
 * @param extension without the dot
 */
export function safeFileName(name: string, extension: string): string {
  const clean = name.normalize('NFC').replace(forbidden, '_');
  const ending = `.${extension}`;
  const stem = clean.toLowerCase().endsWith(ending) ? clean.slice(0, -ending.length) : clean;
  const [plain = ''] = /^.*[^.\s]/s.exec(shortened(stem.replace(/^[.\s]+/, ''))) ?? [];
  return `${plain.replace(devices, '_$&') || 'cv'}${ending}`;
}

function shortened(text: string): string {
  let length = 0;
  let short = '';
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > maxBytes) break;
    short += character;
  }
  return short;
}
