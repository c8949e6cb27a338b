import { applicationStages } from '#contract/application.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { subjects } from '#contract/contact.ts';
import { languages } from '#contract/languages.ts';
import { letterWords } from './admin-letters.ts';
import type { AdminSamples } from './admin-samples.ts';

/** One request. */
export type Asked = {
  readonly call: Call;
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

export type AdminQuery = {
  readonly name: string;
  /** A list or a search: someone waits for it after every key press or click. */
  readonly isPrompt: boolean;
  /** The request of a turn: each turn requests something else. */
  ask(turn: number): Asked;
};

type Words = readonly [string, ...string[]];

const common: Words = ['için', 'mesaj', 'sms', 'fatura', 'the', 'please', 'numara', 'thanks'];
const prefixes: Words = ['me', 'fa', 'gö', 'ka', 'th', 'st', 'ar', 'pl', 'ya', 'in'];
const pairs: Words = [
  'fatura dekont',
  'otp kod',
  'sip trunk',
  'api key',
  'numara taşıma',
  'ses tek',
];
const folders: Words = ['inbox', 'archived', 'starred', 'spam'];
const dayMs = 86_400_000;

/** Every query that is measured. */
export function adminQueries({
  messages,
  applicants,
  foreign,
  inboxCursors,
  tags,
}: AdminSamples): AdminQuery[] {
  const list = (name: string, query: (turn: number) => Record<string, string>): AdminQuery => ({
    ...{ name, isPrompt: true },
    ask: (turn) => ({
      call: calls.listMessages,
      query: { limit: String(50 - (turn % 5)), ...query(turn) },
    }),
  });
  const search = (name: string, q: (turn: number) => string) =>
    list(`search: ${name}`, (turn) => ({ q: q(turn) }));
  const applications = (name: string, query: (turn: number) => Record<string, string>) => ({
    ...{ name: `applications${name}`, isPrompt: true },
    ask: (turn: number) => ({ call: calls.listApplications, query: query(turn) }),
  });
  const other = (name: string, call: Call, asked: (turn: number) => Omit<Asked, 'call'>) => ({
    ...{ name, isPrompt: false },
    ask: (turn: number) => ({ call, ...asked(turn) }),
  });
  const message = (turn: number) => at(messages, turn);
  return [
    list('inbox, first page', () => ({ folder: 'inbox' })),
    list('inbox, page 20 and on', (turn) => ({
      ...{ folder: 'inbox', cursor: at(inboxCursors, turn) },
    })),
    list('archived', () => ({ folder: 'archived' })),
    list('starred', () => ({ folder: 'starred' })),
    list('inbox by kind', (turn) => ({ folder: 'inbox', kind: at(['full', 'simple'], turn) })),
    list('inbox by subject', (turn) => ({ folder: 'inbox', subject: at(subjects, turn) })),
    list('inbox by language', (turn) => ({ folder: 'inbox', language: at(languages, turn) })),
    list('archived by kind', (turn) => ({
      folder: 'archived',
      kind: at(['full', 'simple'], turn),
    })),
    list('inbox by tag', (turn) => ({ folder: 'inbox', tag: at(tags, turn).id })),
    list('all by tag', (turn) => ({ tag: at(tags, turn).id })),
    list('searched by tag', (turn) => ({ q: at(common, turn), tag: at(tags, turn).id })),
    list('a week of all', (turn) => week(turn)),
    list('archived, several filters', (turn) => ({
      ...{ folder: 'archived', kind: 'full', language: at(languages, turn) },
      ...{ subject: at(subjects, turn), from: daysAgo(300 - turn), to: daysAgo(200 - turn) },
    })),
    search('a common word', (turn) => at(common, turn)),
    search('a rare word', (turn) => message(turn).rare),
    search('two letters', (turn) => at(prefixes, turn)),
    search('a name', (turn) => message(turn).name),
    search('an e-mail', (turn) => message(turn).email),
    search('a phone number', (turn) => message(turn).phone.replace(/;.*/, '')),
    search('last digits of a phone', (turn) =>
      message(turn)
        .phone.replace(/;.*/, '')
        .slice(turn % 2 ? -4 : -7),
    ),
    search('a foreign number', (turn) =>
      at(foreign, turn)
        .replace('+', '00')
        .replace(/(\d{3})$/, ' $1'),
    ),
    search("a tag's name", (turn) => at(tags, turn).name),
    search('words of sent letters', (turn) => at(letterWords, turn)),
    search('one wrong letter', (turn) => withWrongLetter(message(turn).name)),
    search('one wrong letter, a word', (turn) => withWrongLetter(firstWord(message(turn).name))),
    search('who only applied', (turn) => at(applicants, turn).email),
    search('two words', (turn) => at(pairs, turn)),
    search('not there', (turn) => `yokböylebirsöz${turn}`),
    list('search within a folder', (turn) => ({
      ...{ q: at(common, turn), folder: at(folders, turn) },
    })),
    applications('', (turn) => ({ limit: String(50 - (turn % 5)) })),
    applications(' by stage', (turn) => ({ stage: at(applicationStages, turn) })),
    applications(' by tag', (turn) => ({ tag: at(tags, turn).id })),
    applications(', searched', (turn) => ({
      q: at([at(applicants, turn).name, 'mühendis', 'network', 'ya'], turn),
    })),
    applications(', who only wrote', (turn) => ({ q: message(turn).email, limit: '1' })),
    {
      ...other('audit list', calls.listAudit, (turn) => ({
        query: turn % 2 === 0 ? {} : { action: 'messageChanged' },
      })),
      isPrompt: true,
    },
    {
      ...other('audit of one record', calls.listAudit, (turn) => ({
        query: { record: message(turn).id },
      })),
      isPrompt: true,
    },
    other('audit of a person', calls.findAudit, (turn) => ({
      body: { email: message(turn).email },
    })),
    other('one message', calls.readMessage, (turn) => ({ id: message(turn).id })),
    {
      ...other('records beside a message', calls.readRelatedToMessage, (turn) => ({
        id: message(turn).id,
      })),
      isPrompt: true,
    },
    other('counts', calls.readCounts, () => ({})),
    other('stats, 30 days', calls.readStats, (turn) => ({
      query: { from: daysAgo(30 + turn), to: daysAgo(turn) },
    })),
    other('stats, 400 days', calls.readStats, (turn) => ({ query: { from: daysAgo(400 - turn) } })),
    other('a person by messages', calls.findPerson, (turn) => ({
      body: { email: message(turn).email },
    })),
    other('a person by applications', calls.findPerson, (turn) => ({
      body: { email: at(applicants, turn).email },
    })),
  ];
}

function at<T>(list: readonly T[], turn: number): T {
  return list[turn % list.length] as T;
}

function firstWord(text: string): string {
  return text.replace(/ .*/, '');
}

/** No name has a q in the third place. */
function withWrongLetter(name: string): string {
  return name.replace(/^(..)./, '$1q');
}

function week(turn: number): Record<string, string> {
  return { from: daysAgo(7 + turn * 6), to: daysAgo(turn * 6) };
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString();
}
