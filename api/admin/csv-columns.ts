import type { Application } from '#contract/admin/applications.ts';
import type { Message } from '#contract/admin/messages.ts';
import { referenceOf } from '#contract/reference.ts';
import type { CsvColumn } from './csv.ts';

const text = (tr: string, en: string) => ({ tr, en });

/** Columns of exported messages. Choices appear as the API names them. */
export const messageColumns: readonly CsvColumn<Message>[] = [
  { title: text('Kayıt no', 'Id'), value: ({ id }) => id },
  { title: text('Referans', 'Reference'), value: ({ id }) => referenceOf(id) },
  { title: text('Geliş (UTC)', 'Received (UTC)'), value: ({ createdAtUtc }) => createdAtUtc },
  { title: text('Form', 'Form'), value: ({ kind }) => kind },
  { title: text('Durum', 'Status'), value: ({ status }) => status },
  { title: text('Yıldız', 'Starred'), value: ({ starred }) => (starred ? 1 : 0) },
  { title: text('Yanıt (UTC)', 'Replied (UTC)'), value: ({ repliedAtUtc }) => repliedAtUtc },
  { title: text('Ad soyad', 'Name'), value: ({ fullName }) => fullName },
  { title: text('E-posta', 'Email'), value: ({ email }) => email },
  { title: text('Telefon', 'Phone'), value: ({ phone }) => phone },
  { title: text('Şirket', 'Company'), value: ({ company }) => company },
  { title: text('Konu', 'Subject'), value: ({ subject }) => subject },
  {
    title: text('Hizmetler', 'Services'),
    value: ({ services }) => services?.join(', ') ?? null,
  },
  { title: text('Ülkeler', 'Countries'), value: ({ countries }) => countries },
  { title: text('Aylık hacim', 'Monthly volume'), value: ({ monthlyVolume }) => monthlyVolume },
  { title: text('Mesaj', 'Message'), value: ({ message }) => message },
  { title: text('Not', 'Note'), value: ({ note }) => note },
  { title: text('Dil', 'Language'), value: ({ language }) => language },
  {
    title: text('Aydınlatma sürümü', 'Notice version'),
    value: ({ noticeVersion }) => noticeVersion,
  },
  { title: text('Spam nedeni', 'Spam reason'), value: ({ spamReason }) => spamReason },
  { title: text('Gönderim sayısı', 'Times sent'), value: ({ timesSent }) => timesSent },
  {
    title: text('Son gönderim (UTC)', 'Last sent (UTC)'),
    value: ({ lastSentAtUtc }) => lastSentAtUtc,
  },
];

/** Columns of exported applications, without the CV files. */
export const applicationColumns: readonly CsvColumn<Application>[] = [
  { title: text('Kayıt no', 'Id'), value: ({ id }) => id },
  { title: text('Referans', 'Reference'), value: ({ id }) => referenceOf(id) },
  { title: text('Geliş (UTC)', 'Received (UTC)'), value: ({ createdAtUtc }) => createdAtUtc },
  { title: text('Aşama', 'Stage'), value: ({ stage }) => stage },
  {
    title: text('Aşamaya geçiş (UTC)', 'In stage since (UTC)'),
    value: ({ stageSinceUtc }) => stageSinceUtc,
  },
  { title: text('Puan', 'Rating'), value: ({ rating }) => rating },
  { title: text('Ad soyad', 'Name'), value: ({ fullName }) => fullName },
  { title: text('E-posta', 'Email'), value: ({ email }) => email },
  { title: text('Telefon', 'Phone'), value: ({ phone }) => phone },
  { title: text('Görev', 'Position'), value: ({ currentPosition }) => currentPosition },
  { title: text('Deneyim (yıl)', 'Experience (years)'), value: ({ experience }) => experience },
  { title: text('Üniversite', 'University'), value: ({ university }) => university },
  { title: text('Bölüm', 'Department'), value: ({ department }) => department },
  { title: text('Mezuniyet', 'Graduation'), value: ({ graduationYear }) => graduationYear },
  { title: text('LinkedIn', 'LinkedIn'), value: ({ linkedin }) => linkedin },
  { title: text('GitHub', 'GitHub'), value: ({ github }) => github },
  { title: text('Portfolyo', 'Portfolio'), value: ({ portfolio }) => portfolio },
  { title: text('Hakkında', 'About'), value: ({ aboutYourself }) => aboutYourself },
  { title: text('Neden Gökhat', 'Why Gökhat'), value: ({ whyUs }) => whyUs },
  { title: text('Kaynak', 'Source'), value: ({ source }) => source },
  { title: text('Kaynak (diğer)', 'Source (other)'), value: ({ sourceOther }) => sourceOther },
  { title: text('Yetenek havuzu', 'Talent pool'), value: ({ talentPool }) => (talentPool ? 1 : 0) },
  { title: text('Not', 'Note'), value: ({ note }) => note },
  { title: text('Özgeçmiş', 'CV'), value: ({ cv }) => cv.name },
  { title: text('Dil', 'Language'), value: ({ language }) => language },
  {
    title: text('Aydınlatma sürümü', 'Notice version'),
    value: ({ noticeVersion }) => noticeVersion,
  },
];
