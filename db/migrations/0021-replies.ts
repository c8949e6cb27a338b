import { type Kysely, sql } from 'kysely';

/** Answers that the admin writes: their drafts, what was sent, and canned answers to begin with. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('replies')
    .addColumn('mail_id', 'text', (column) =>
      column.primaryKey().references('mails.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('quotes', 'integer', (column) => column.notNull())
    .addColumn('invites', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('drafts')
    .addColumn('record_id', 'text', (column) => column.primaryKey())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('quotes', 'integer', (column) => column.notNull())
    .addColumn('invites', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('canned_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull().unique())
    .addColumn('texts', 'text', (column) => column.notNull())
    .execute();
  // Acknowledgements: at most one an hour for an address.
  await sql`create index mails_by_recipient on mails (lower(recipient), created_at)`.execute(db);
  await addFirstAnswers(db);
}

export async function addFirstAnswers(db: Kysely<never>): Promise<void> {
  for (const [id, purpose, name, folded, texts] of first) {
    await sql`insert into canned_answers (id, purpose, name, folded, texts)
      values (${id}, ${purpose}, ${name}, ${folded}, ${JSON.stringify(texts)})`.execute(db);
  }
}

/** To begin with: the company changes them. */
const first = [
  [
    '01994000-0000-7000-8000-000000000001',
    'message',
    'Yanıt hazırlanıyor',
    'yanit hazirlaniyor',
    {
      tr: {
        subject: 'Mesajınız hakkında',
        text: 'Sayın {name},\n\nBize yazdığınız için teşekkür ederiz. Mesajınızı ilgili arkadaşlarımıza ilettik; yanıtımızı en kısa sürede göndereceğiz.\n\nSaygılarımızla,\n{company}',
      },
      en: {
        subject: 'About your message',
        text: 'Dear {name},\n\nThank you for writing to us. We have passed your message to the colleagues in charge, and will send you our answer as soon as we can.\n\nKind regards,\n{company}',
      },
    },
  ],
  [
    '01994000-0000-7000-8000-000000000002',
    'quote',
    'Teklif hazırlanıyor',
    'teklif hazirlaniyor',
    {
      tr: {
        subject: 'Teklif talebiniz hakkında',
        text: 'Sayın {name},\n\nTeklif talebiniz için teşekkür ederiz. Teklifinizi hazırlıyoruz; sorumuz olursa bu adresten ulaşacağız.\n\nSaygılarımızla,\n{company}',
      },
      en: {
        subject: 'About your quote request',
        text: 'Dear {name},\n\nThank you for your quote request. We are preparing our prices for you, and will write to you at this address if we have a question.\n\nKind regards,\n{company}',
      },
    },
  ],
  [
    '01994000-0000-7000-8000-000000000003',
    'application',
    'Görüşmeye davet',
    'gorusmeye davet',
    {
      tr: {
        subject: '{company}: görüşme daveti',
        text: 'Sayın {name},\n\nBaşvurunuzu ilgiyle okuduk, sizi tanımak isteriz. Görüşmemiz: {interview}. Takvim daveti bu e-postanın ekindedir.\n\nBu zaman size uymuyorsa bu e-postayı yanıtlayarak bize bildirebilirsiniz.\n\nSaygılarımızla,\n{company}',
      },
      en: {
        subject: '{company}: invitation to an interview',
        text: 'Dear {name},\n\nWe have read your application with interest and would like to meet you. Our interview: {interview}. You find an invitation for your calendar attached.\n\nIf this time does not suit you, please reply to this e-mail.\n\nKind regards,\n{company}',
      },
    },
  ],
  [
    '01994000-0000-7000-8000-000000000004',
    'application',
    'Olumsuz yanıt',
    'olumsuz yanit',
    {
      tr: {
        subject: 'Başvurunuz hakkında',
        text: 'Sayın {name},\n\n{company} ekibine katılmak istediğiniz ve bize zaman ayırdığınız için teşekkür ederiz. Başvurunuzu dikkatle inceledik; bu kez sizinle devam edemeyeceğimizi üzülerek bildiririz.\n\nYolunuzun açık olmasını dileriz.\n\nSaygılarımızla,\n{company}',
      },
      en: {
        subject: 'About your application',
        text: 'Dear {name},\n\nThank you for your interest in joining {company}, and for the time you gave us. We have read your application carefully, and are sorry to tell you that we will not take it further this time.\n\nWe wish you every success.\n\nKind regards,\n{company}',
      },
    },
  ],
] as const;
