import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A letter of a made-up sender, as a form has it. */
export type SampleLetter = {
  readonly name: string;
  readonly email: string;
  readonly text: string;
};

/**
 * The letters of a file beside this: each begins with `=== name <address>`.
 * @param file its name without the ending
 */
export function readLetters(file: string): SampleLetter[] {
  const all = readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8');
  return all
    .split(/^=== /m)
    .slice(1)
    .map((letter) => {
      const [head = '', ...lines] = letter.trim().split('\n');
      const [, name = '', email = 'kisi@posta.example'] = /^(.*?)(?: <(.*)>)?$/.exec(head) ?? [];
      return { name, email, text: lines.join('\n') };
    });
}

const frames = {
  tr: {
    greetings: ['Merhaba,', 'Sayın Gökhat Telekom yetkilileri,', 'Günaydın, kolay gelsin.'],
    closings: ['İyi çalışmalar dilerim.', 'Saygılarımla,', 'Şimdiden teşekkürler 🙏'],
  },
  en: {
    greetings: ['Dear Gökhat Telekom team,', 'Good afternoon,', 'Hello,'],
    closings: ['Kind regards,', 'Many thanks in advance,', 'Best, and have a good week 👋'],
  },
} as const;

/**
 * The same letter as another person would frame it: with a greeting, a closing, and a signature with telephone, website,
 * two profiles and a map. Half of them write from a mailbox that does not show where they work.
 * @param turn chooses among the frames
 */
export function framed(
  { name, email, text }: SampleLetter,
  language: 'tr' | 'en',
  turn: number,
): SampleLetter {
  const { greetings, closings } = frames[language];
  const [user = '', domain = ''] = email.split('@');
  const signature = [
    ...[name, `+90 216 000 00 ${10 + (turn % 80)}`, `https://www.${domain}`],
    ...[`https://www.linkedin.com/in/${user}`, `https://www.instagram.com/${user}`],
    'https://maps.app.goo.gl/AbC123',
  ];
  return {
    ...{ name, email: turn % 2 ? email : `${user}@posta.example` },
    text: [
      ...[greetings[turn % 3], '', text, '', closings[turn % 3]],
      ...(language === 'tr' && turn % 4 === 0 ? [signature.join(' | ')] : signature),
    ].join('\n'),
  };
}
