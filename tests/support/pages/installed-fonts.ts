import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** DejaVu, on many Linux desktops the only font, where Debian and Ubuntu install it. */
export const dejaVu = '/usr/share/fonts/truetype/dejavu';

/**
 * Environment variables that set Chromium's installed fonts (fontconfig).
 * @param folder the only folder with fonts; without it no font is installed
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
