/**
 * The programs that are run by name: `npm run site -- backup`, `npm run bench -- pages`, `npm run workshop -- fonts`.
 * Without a name each group lists them. Each is a file of its own, which the images start as such
 * (`node db/restore.js`).
 */
import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';

type Program = {
  readonly file: string;
  readonly does: string;
  /** Its packages (`machine.sh`) are installed, and the site is built, before it runs. */
  readonly needs?: readonly ('bench' | 'pages' | 'build')[];
};

const groups: Readonly<Record<string, Readonly<Record<string, Program>>>> = {
  site: {
    backup: { file: 'db/backup.ts', does: 'copy the database; --scheduled: every BACKUP_HOURS' },
    restore: { file: 'db/restore.ts', does: 'list the backups, or restore the one that is named' },
    offsite: { file: 'db/offsite.ts', does: 'ship the backups to BACKUP_TO; --drill, --new' },
    'move-database': { file: 'db/move-database.ts', does: 'copy the site: to-postgres, to-sqlite' },
    'hash-password': { file: 'api/hash-password.ts', does: 'hash a password of standard input' },
    content: {
      file: 'web/workshop/content/exchange-content.ts',
      does: 'export what is published into web/content; import those texts as edits',
    },
    seed: { file: 'tests/sample-data/index.ts', does: 'write generated messages and applications' },
  },
  bench: {
    messages: { file: 'tests/bench/run.ts', needs: ['bench', 'build'], does: 'store a message' },
    uploads: { file: 'tests/bench/uploads.ts', needs: ['bench', 'build'], does: 'fifty CVs' },
    pages: {
      file: 'tests/bench/pages.ts',
      needs: ['pages', 'build'],
      does: 'the weight of pages, and Lighthouse on them',
    },
    admin: { file: 'tests/bench/admin.ts', needs: ['build'], does: 'lists and searches' },
    mail: {
      file: 'tests/bench/mail.ts',
      needs: ['bench', 'build'],
      does: 'what mail costs a form',
    },
    publishing: { file: 'tests/bench/publishing.ts', needs: ['build'], does: 'from text to page' },
  },
  workshop: {
    plates: {
      file: 'web/workshop/draw/make.ts',
      does: 'draw the pictures, or those that are named',
    },
    icons: { file: 'web/workshop/draw/make-icons.ts', does: 'draw the icons' },
    fonts: {
      file: 'web/workshop/fonts/make.ts',
      does: 'reduce the fonts to the characters in use',
    },
  },
};

const [group = '', name = '', ...options] = process.argv.slice(2);
const programs = groups[group] ?? {};
const program = Object.hasOwn(programs, name) ? programs[name] : undefined;
if (program) {
  for (const need of program.needs ?? []) {
    const [command, ...words] =
      need === 'build'
        ? ['npm', 'run', '--silent', need]
        : ['sh', 'tests/support/machine.sh', need];
    execFileSync(command as string, words, { stdio: 'inherit' });
  }
  // The program reads its options as if it had been started itself.
  process.argv = [process.execPath, program.file, ...options];
  await import(pathToFileURL(program.file).href);
} else {
  const known = Object.entries(programs).map(([one, { does }]) => `  ${one.padEnd(13)}  ${does}`);
  process.stderr.write(`npm run ${group} -- <name> [options]\n${known.join('\n')}\n`);
  process.exitCode = 1;
}
