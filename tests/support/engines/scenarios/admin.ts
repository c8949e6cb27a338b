import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { submitJobApplication } from '#contract/application.ts';
import { submitSimpleContact } from '#contract/contact.ts';
import { texts as editor } from '#web/admin/content/texts/tr/index.ts';
import { texts as tr } from '#web/admin/texts/tr/index.ts';
import { pdf } from '../../files/cv-files.ts';
import { adminPassword } from '../../settings.ts';
import { until } from '../until.ts';
import type { Visitor } from '../visitor.ts';
import type { Scenarios } from './scenarios.ts';

const { applications } = tr;

/** Login, list, live updates, note and export; the board and a CV; the editor, its preview and its warnings. */
export const admin: Scenarios = {
  'a new message appears in a list that has been open for 9 s, and is read and gets a note': async (
    visitor,
  ) => {
    await logIn(visitor);
    // In Safari each attempt to open the event stream kept a connection: after six, in 8 s, nothing arrived.
    await pause(9000);
    const name = await sendMessage(visitor.site);
    await visitor.press('link', `${tr.unread}: ${name}`);
    await visitor.reads(`Merhaba ${name}`);
    await visitor.fill(tr.note.label, 'Yarın aranacak.');
    await visitor.reads(tr.note.saved);
    const shown = await visitor.tab.run(() => document.body.innerText);
    assert.ok(!shown.includes(tr.lineLost));
  },

  'the list of messages is exported as a file': async (visitor) => {
    await sendMessage(visitor.site);
    await logIn(visitor);
    await visitor.press('button', tr.export.start);
    await visitor.reads(tr.export.done);
  },

  'an application is moved on the board, and its CV is shown': async (visitor) => {
    const name = await apply(visitor.site);
    await logIn(visitor);
    await visitor.open('/admin/applications');
    await visitor.sees('link', name);
    await visitor.press('button', applications.moveLabel.replace('{name}', name));
    await visitor.press('button', applications.stages.interview);
    await visitor.sees('link', name, 'section[aria-labelledby="stage-interview"]');
    await visitor.press('link', name);
    await visitor.sees('frame');
    await visitor.misses('status', applications.cvFrame.loading);
    await visitor.sees('frame');
  },

  'a text is edited, shown in the preview and warned of, and taken back': async (visitor) => {
    await logIn(visitor);
    // Two browsers test at once, and would change the same text.
    const isFirefox = await visitor.tab.run(() => navigator.userAgent.includes('Firefox'));
    const page = isFirefox ? 'cookies' : 'privacy';
    await visitor.open(`/admin/content/${page}`);
    const field = `[id="tr/${page}/heroTitle"]`;
    await visitor.fill('Sayfanın başlığı', ' ж ', field);
    await visitor.reads(editor.saved);
    await visitor.press('button', editor.preview);
    await isPictured(visitor, editor.previewPane.title, 'ж');
    await visitor.press('button', editor.preview);
    await visitor.press('button', editor.bar.publish);
    await visitor.reads(editor.publish.foreign.replace('{letters}', 'ж'));
    await visitor.press('button', tr.cancel);
    await visitor.press('button', editor.marks.toLive);
    await visitor.misses('button', editor.marks.toLive);
    await visitor.reads(editor.saved);
  },
};

/** Waits until a page in a frame shows a text, in the site's typeface. */
async function isPictured({ tab }: Visitor, title: string, text: string): Promise<void> {
  await until(`the frame “${title}” shows “${text}”`, async () =>
    tab.run(
      (name, words) => {
        const frames = [...document.querySelectorAll('iframe')];
        const page = frames.find((one) => one.title.startsWith(name))?.contentDocument;
        const isSet = [...(page?.fonts ?? [])].some(({ status }) => status === 'loaded');
        return (
          (isSet && page?.body?.innerText.includes(words)) || (page?.body?.innerText ?? 'none')
        );
      },
      title,
      text,
    ),
  );
}

/** Logs in to the admin, whoever was logged in before. */
export async function logIn(visitor: Visitor): Promise<void> {
  await visitor.open('/admin/login');
  await visitor.tab.run(() => localStorage.clear());
  await visitor.open('/admin/login');
  await visitor.fill(tr.password, adminPassword);
  await visitor.press('button', tr.logIn);
  await visitor.sees('heading', tr.system.title);
  await visitor.open('/admin');
  await visitor.sees('heading', tr.folders.inbox);
}

/** A name that no other scenario uses. */
const ownName = () => `Ada ${crypto.randomUUID().slice(0, 8)}`;

/** Sends a message as another visitor, and resolves with the sender's name. */
async function sendMessage(site: string): Promise<string> {
  const fullName = ownName();
  const { status } = await fetch(site + submitSimpleContact.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'tr' },
    body: JSON.stringify({
      ...{ fullName, email: 'ada@ornek.example', message: `Merhaba ${fullName}` },
    }),
  });
  assert.equal(status, 201);
  return fullName;
}

async function apply(site: string): Promise<string> {
  const nameSurname = ownName();
  const body = new FormData();
  const lines = {
    ...{ nameSurname, email: 'elif@ornek.example', phone: '+905321234567' },
    ...{ yearsOfExperience: '3-5', aboutYourself: 'Ses trafiğini severim.' },
  };
  for (const [field, text] of Object.entries(lines)) body.set(field, text);
  body.set('cv', new Blob([new Uint8Array(pdf())], { type: 'application/pdf' }), 'Özgeçmiş.pdf');
  const { status } = await fetch(site + submitJobApplication.path, { method: 'POST', body });
  assert.equal(status, 201);
  return nameSurname;
}
