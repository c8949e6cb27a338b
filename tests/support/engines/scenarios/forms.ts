import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chrome } from '#web/content/tr/chrome.ts';
import { life } from '#web/content/tr/life.ts';
import { pdf } from '../../cv-files.ts';
import { decided } from './decided.ts';
import type { Scenarios } from './index.ts';

const { messageForm, form } = chrome;
const { application } = life.sections['join-team'];
const place = '#join-team';

/** A message and a draft of it, and an application with its CV. */
export const forms: Scenarios = {
  'a message that was begun is there after a reload, is said to be, and is sent': async (
    visitor,
  ) => {
    await decided(visitor, '/tr/contact');
    await visitor.fill(messageForm.name, 'Ayşe Nur Işık', 'main');
    await visitor.fill(messageForm.email, 'ayse@ornek.example', 'main');
    await visitor.reads(form.kept);
    await visitor.tab.reload();
    await visitor.comesAlive();
    await visitor.reads(form.restored);
    await visitor.holds(messageForm.name, 'Ayşe Nur Işık', 'main');
    await visitor.holds(messageForm.email, 'ayse@ornek.example', 'main');
    await visitor.fill(messageForm.message, `İğdır’dan: ${crypto.randomUUID()}`, 'main');
    await visitor.press('button', messageForm.send, 'main');
    await visitor.reads(messageForm.success);
  },

  'an application is sent with its CV': async (visitor) => {
    const file = join(mkdtempSync(join(tmpdir(), 'site-cv-')), 'ayse.pdf');
    writeFileSync(file, pdf());
    await decided(visitor, '/tr/life#join-team');
    await visitor.fill(application.nameSurname, 'Ayşe Işık', place);
    await visitor.fill(application.email, 'ayse@ornek.example', place);
    await visitor.fill(application.phone, '05321234567', place);
    await visitor.press('button', application.next, place);
    await visitor.press('field', application.years['3-5'], place);
    await visitor.press('button', application.next, place);
    await visitor.fill(application.aboutYourself, 'Ses trafiğini severim.', place);
    await visitor.press('button', application.next, place);
    await visitor.sees('button', application.send, place);
    await visitor.tab.chooseFile(`${place} input[type=file]`, file);
    await visitor.reads('ayse.pdf');
    await visitor.press('button', application.send, place);
    await visitor.reads(application.success);
  },
};
