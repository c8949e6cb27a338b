import { acknowledgementLetter, companyLine } from '#api/mail/acknowledgement-letter.ts';
import {
  applicationItem,
  messageItem,
  noticeLetter,
  operatorLetter,
  spamLetter,
  testLetter,
} from '#api/mail/notice-letters.ts';
import type { NoticeContent } from '#contract/admin/mail.ts';
import { identity as company } from '#contract/content/identity.ts';
import { fill } from '#contract/fill.ts';
import type { Language } from '#contract/languages.ts';
import type { Letter } from '#contract/mail/letter.ts';
import { mailTexts } from '#contract/mail/mail-texts.ts';

const id = '0199a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const siteUrl = 'https://www.gokhat.example';

const message = {
  ...({ id, full_name: 'Işıl Çağ', company: 'Örnek İletişim A.Ş.', kind: 'full' } as const),
  ...({ subject: 'partnership', email: 'isil@ornek.example', phone: '+905321234567' } as const),
  message: 'Merhaba,\nsizinle <b>çalışmak</b> isteriz. 😀',
};
const longMessage = {
  ...message,
  full_name: `${'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizden'.repeat(2)} Ak`,
  company: null,
  message: `https://ornek.example/${'a'.repeat(120)}`,
};
const application = {
  ...({ id, full_name: 'Deniz Ak', experience: '3-5', current_position: 'Ağ mühendisi' } as const),
  position: 'Kıdemli Ağ Mühendisi',
  ...{ email: 'deniz@ornek.example', phone: '+905321234567', about: 'Ses trafiğini severim.' },
};

type MessageRow = Parameters<typeof messageItem>[0];

/** Each kind of mail, with sample data: what its reader gets, and its words. */
export function sampleLetters(language: Language): Readonly<Record<string, Letter>> {
  const settings = (content: NoticeContent) => ({ siteUrl, company, content, language });
  const summary = settings('summary');
  const acknowledged = { language, id };
  const messagesNotice = (total: number, rows: readonly MessageRow[], asked = summary) => {
    const items = rows.map((row) => messageItem(row, asked));
    return noticeLetter({ kind: 'messages', total, items }, asked);
  };
  return {
    'Notice of one message': messagesNotice(1, [message]),
    'Notice of several messages': messagesNotice(26, [
      ...[message, longMessage],
      ...[message, message, message],
    ]),
    'Notice of an application': noticeLetter(
      { kind: 'applications', total: 1, items: [applicationItem(application, summary)] },
      summary,
    ),
    'Notice without names': messagesNotice(3, [], settings('none')),
    'Full notice': messagesNotice(2, [message, longMessage], settings('full')),
    'Weekly count of spam': spamLetter('messages', 14, summary),
    'Notice to the operator': operatorLetter(['backupLate', 'drillFailed', 'diskLow'], summary),
    'Nothing needs attention': operatorLetter([], summary),
    'Test mail': testLetter(summary),
    Acknowledgement: acknowledgementLetter({ purpose: 'message', ...acknowledged }, summary),
    'Acknowledgement of an application': acknowledgementLetter(
      { purpose: 'application', ...acknowledged },
      summary,
    ),
    Reply: reply(language),
  };
}

/** What an admin could write, with the sender's own words below. */
function reply(language: Language): Letter {
  const { subjects, greeting, quoted } = mailTexts[language].reply;
  const name = message.full_name;
  const filled = (text: string) =>
    fill(text, {
      company: company.name,
      name,
      time: '25.11.2026 12:05',
    });
  return {
    ...{ language, subject: filled(subjects.message), items: [] },
    paragraphs: [filled(greeting), longMessage.message, `${longMessage.full_name}\n🙂`],
    quoted: { lead: filled(quoted), text: `${message.message}\n\n${longMessage.message}` },
    footer: companyLine(language, { siteUrl, company }),
  };
}
