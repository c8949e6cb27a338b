import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** DejaVu, which is many a Linux desktop's only font, where Debian and Ubuntu install it. */
export const dejaVu = '/usr/share/fonts/truetype/dejavu';

/**
 * What tells Chromium which fonts are installed, as variables of its environment (fontconfig).
 * @param folder the only one with fonts; without it the machine has none
 */
export function installedFonts(folder?: string): { FONTCONFIG_FILE: string } {
  const own = mkdtempSync(join(tmpdir(), 'installed-fonts-'));
  const file = join(own, 'fonts.conf');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder ?? own}</dir>
  <cachedir>${own}</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}
