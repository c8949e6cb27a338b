import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chrome } from '#web/content/tr/chrome.ts';
import { life } from '#web/content/tr/life.ts';
import { services } from '#web/content/tr/services.ts';
import { pdf } from '../../files/cv-files.ts';
import { until } from '../until.ts';
import type { Visitor } from '../visitor.ts';
import { decided } from './decided.ts';
import type { Scenarios } from './scenarios.ts';

const { messageForm, form } = chrome;
const { application } = life.sections['join-team'];

/** A message and its draft, and an application with its CV. */
export const forms: Scenarios = {
  'a draft is restored as typed after a reload, which is announced, and sent': async (visitor) => {
    // Some engines convert a domain in letters to ASCII in a field of type email.
    const address = 'ayse@türkiye.com.tr';
    await decided(visitor, '/tr/contact');
    await visitor.fill(messageForm.name, 'Ayşe Nur Işık', 'main');
    await visitor.fill(messageForm.email, address, 'main');
    await visitor.reads(form.kept);
    await visitor.tab.reload();
    await visitor.comesAlive();
    await visitor.reads(form.restored);
    await visitor.holds(messageForm.name, 'Ayşe Nur Işık', 'main');
    await visitor.holds(messageForm.email, address, 'main');
    await visitor.fill(messageForm.message, `İğdır’dan: ${crypto.randomUUID()}`, 'main');
    await visitor.press('button', messageForm.send, 'main');
    await visitor.reads(messageForm.success);
    await confirmationHasFocus(visitor);
  },

  'a service’s link opens the quote with that service ticked': async (visitor) => {
    await decided(visitor, '/tr/services');
    await visitor.press('link', services.sections['communication-tech'].ask);
    await until('SMS and voice are ticked', () =>
      visitor.tab.run(() => {
        const boxes = document.querySelectorAll<HTMLInputElement>('input[name=services]:checked');
        const ticked = [...boxes].map(({ value }) => value).join();
        return ticked === 'sms,voice' || ticked;
      }),
    );
  },

  'a page with a lazy form, reloaded at its end, keeps its scroll position': async (visitor) => {
    const toTheEnd = () => {
      const end = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: end, behavior: 'instant' });
      return scrollY === end && document.querySelectorAll('#contact-form form input').length > 3;
    };
    await decided(visitor, '/tr/contact?form=full');
    await until('the page is scrolled to its end', () => visitor.tab.run(toTheEnd));
    const left = await visitor.tab.run(() => scrollY);
    await visitor.tab.reload();
    await visitor.comesAlive();
    await until('the scroll position is kept', async () => {
      const at = await visitor.tab.run(() => scrollY);
      return Math.abs(at - left) < 3 || `at ${at}, left at ${left}`;
    });
  },

  'an invalid field and its label are shown below the header': async (visitor) => {
    await decided(visitor, '/tr/contact');
    await visitor.press('button', messageForm.send, 'main');
    await until('label and field are below the header', () =>
      visitor.tab.run(() => {
        const field = document.activeElement as HTMLInputElement;
        const [label] = field.labels ?? [];
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const top = label?.getBoundingClientRect().top ?? 0;
        return top >= header || `${field.id} at ${top}, the header ends at ${header}`;
      }),
    );
  },

  'an application is sent with its CV, and the confirmation is shown with the focus': async (
    visitor,
  ) => {
    await decided(visitor, '/tr/life#join-team');
    await sendApplication(visitor, '#join-team');
  },
};

/** Fills the application form within an element, and sends it. */
export async function sendApplication(visitor: Visitor, within: string): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'site-cv-')), 'ayse.pdf');
  writeFileSync(file, pdf());
  await visitor.fill(application.nameSurname, 'Ayşe Işık', within);
  await visitor.fill(application.email, 'ayse@ornek.example', within);
  await visitor.fill(application.phone, '05321234567', within);
  await visitor.press('button', application.next, within);
  await visitor.press('field', application.years['3-5'], within);
  await visitor.press('button', application.next, within);
  await visitor.fill(application.aboutYourself, 'Ses trafiğini severim.', within);
  await visitor.press('button', application.next, within);
  await visitor.sees('button', application.send, within);
  await visitor.tab.chooseFile(`${within} input[type=file]`, file);
  await visitor.reads('ayse.pdf');
  await visitor.press('button', application.send, within);
  await visitor.reads(application.success);
  await confirmationHasFocus(visitor);
}

/** Waits until the note of what was sent has the focus, below the header. */
async function confirmationHasFocus(visitor: Visitor): Promise<void> {
  await until('the confirmation has the focus, below the header', () =>
    visitor.tab.run(() => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const { activeElement: focused } = document;
      const top = focused?.getBoundingClientRect().top ?? 0;
      const isBelow = focused?.matches('.sent-note') && top >= header && top < innerHeight / 2;
      return isBelow || `${focused?.className} at ${top}, the header ends at ${header}`;
    }),
  );
}
