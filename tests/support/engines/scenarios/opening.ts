import { texts as editor } from '#web/admin/content/texts/tr/index.ts';
import { texts as tr } from '#web/admin/texts/tr/index.ts';
import { life } from '#web/content/tr/life.ts';
import { dayIn } from '../../api/openings.ts';
import type { Visitor } from '../visitor.ts';
import { logIn } from './admin.ts';
import { decided } from './decided.ts';
import { sendApplication } from './forms.ts';

const { labels, lists, openings, bar, publish } = editor;
const { closed } = life.sections['join-team'].openings;
const title = 'Ağ Mühendisi';
const address = '/tr/life/ag-muhendisi';
const item = 'BGP';
/** What is written in each language, by its name in labels; short, as WebKit takes up to 60 ms for a letter. */
const written = {
  Türkçe: { title, department: 'Ağ', lead: 'Katılın.' },
  İngilizce: { title: 'Network Engineer', department: 'Network', lead: 'Join us.' },
} as const;

/** Logs in, writes an opening in both languages and publishes it. */
export async function publishOpening(visitor: Visitor): Promise<void> {
  await logIn(visitor);
  await visitor.open('/admin/content');
  await visitor.press('button', openings.add);
  await visitor.choose(labels['opening/state'], openings.options.open);
  await visitor.choose(labels.workplace, openings.options.hybrid);
  await visitor.choose(labels.employment, openings.options.fullTime);
  await visitor.chooseDay(labels.closes, dayIn(30));
  for (const [language, { title, department, lead }] of Object.entries(written)) {
    await visitor.fill(`${labels['opening/title']}, ${language}`, title);
    await visitor.fill(`${labels['opening/department']}, ${language}`, department);
    await visitor.fill(`${labels['opening/lead']}, ${language}`, lead);
    for (const part of ['does', 'brings', 'offers'] as const) {
      const list = `${labels[part]}, ${language}`;
      await visitor.press('button', lists.add.replace('{label}', list));
      await visitor.fill(`${labels[`${part}/*/*`]} 1, ${list}`, item);
    }
  }
  await visitor.reads(editor.saved);
  await visitor.press('button', bar.publish);
  await visitor.sees('dialog', publish.title);
  await visitor.press('button', publish.submit);
  await visitor.reads('Yayımlandı. 16 değişiklik sitede.');
}

/** Finds the opening in the list, reads it and applies to it. */
export async function applyToOpening(visitor: Visitor): Promise<void> {
  await decided(visitor, '/tr/life');
  await visitor.press('link', title, '#join-team');
  await visitor.isAt(address);
  await visitor.reads(item);
  await sendApplication(visitor, '#apply');
}

/** Turns down everybody who waits for a decision on the opening, which is closed: its own page says so too. */
export async function turnDown(visitor: Visitor, id: string): Promise<void> {
  const { applications, replies } = tr;
  await visitor.open(address);
  await visitor.reads(closed.title);
  await visitor.open(`/admin/applications?opening=${id}`);
  await visitor.reads(applications.closedUndecided.replace('{count}', '1'));
  await visitor.press('button', applications.reject);
  await visitor.sees('dialog', replies.bulk.titleOne);
  await visitor.press('button', replies.bulk.sendOne);
  await visitor.misses('dialog', replies.bulk.titleOne);
  await visitor.sees('link', 'Ayşe Işık', 'section[aria-labelledby="stage-rejected"]');
  await visitor.press('link', 'Ayşe Işık');
  await visitor.holds(applications.stage, 'rejected', 'article');
}
