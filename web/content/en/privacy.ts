import type { PageContent } from '#contract/content/schema.ts';

export const privacy: PageContent<'privacy'> = {
  seo: {
    title: 'Privacy policy and KVKK privacy notice | {name}',
    description:
      'Which personal data {name} processes, why and for how long: our privacy notice under the Turkish law KVKK, your rights and how to use them.',
  },
  heroTitle: 'Privacy policy and privacy notice',
  heroDescription:
    'What we do with the information you trust us with, how long we keep it and what your rights are, in plain words.',
  updated: '2025-01-01',
  sections: [
    {
      title: 'Introduction',
      paragraphs: [
        'This page explains how we process the data of people who write to us or apply for a job; it is our privacy notice under article 10 of the Turkish Personal Data Protection Law, No. 6698 (KVKK). You don’t need to tell us who you are to read the site; what is recorded while you do is in our [cookie policy](page:cookies#servers).',
        'The controller is {legalName}: [{address}](page:contact#office-locations), [{phone}](phone), [{email.dataProtection}](mail:dataProtection). Our registrations are in the [legal notice](page:legal#imprint).',
      ],
    },
    {
      title: 'The data we collect, and why',
      paragraphs: [
        'We collect data only when you give them to us, and only as much as the purpose needs:',
      ],
      points: [
        'When you write to us: your name, your email address and your message, and your telephone number, company and subject if you add them. When you ask for a quote: the services, the countries and the monthly volume, and, if you add them, the direction of the traffic, the route class, the connection, the start, and your technical contact’s name and email address. If you give us another person’s details, please pass this notice on to them.',
        'When you apply for a job: the position, if it is for one; your contact details, your education, your experience, your CV, your profile links, what you write about yourself and how you heard about us.',
        'With each record: when and how often it was sent, the language, the version of this notice and a checksum that keeps us from storing it twice; when you gave a consent or withdrew it; and the status, answer with its attachments and the addresses its copies went to, follow-up day, rating, tags and notes that our employees add and, with an application, scores and the time and place of an interview.',
      ],
      closing: [
        'We use them for four purposes: to respond to your request, to carry out the processes of a service you ask for, to communicate with you, and to meet our legal obligations. We don’t use them for advertising, and we don’t sell them. Without the required fields a form can’t be sent; you can reach us in another way.',
      ],
    },
    {
      title: 'Storage and security',
      paragraphs: [
        'When its time is up, a record is deleted automatically, together with any file attached to it:',
      ],
      points: [
        'Messages and requests for quotes: {messagesKept} after they arrive.',
        'Records set aside as spam: {spamKept} after one of us has looked at them; if nobody has, when others of their kind are.',
        'Rejected applications: {rejectedKept} after the decision; those without a decision: {undecidedKept} after they arrive. Those of people we hire are kept as long as their personnel file.',
        'Applications in the talent pool: {poolKept} after the consent, also when they were rejected; without a decision, the later of {poolKept} after the consent and {undecidedKept} after they arrive. Once the consent is withdrawn, they are deleted when others are.',
        'Records that we delete by hand: they wait {trashKept} in the trash, in case it was a mistake, but never beyond the times above. If you ask us to erase your data, they do not wait there.',
        'The audit trail: after {auditKept}.',
        'What a deleted record leaves behind in the files of the database: after a day at the latest.',
        'Backups and their encrypted copies elsewhere: after {backupsKept}. A deleted record stays in older backups no longer than that, and is deleted again if one is restored.',
      ],
      closing: [
        'Only the employees responsible can reach the records, each as far as their role requires: administrators and office staff reach messages, administrators and recruiters reach applications and CVs. Staff with permission only to read see messages and applications, and cannot open CV files. Logins, attempts to log in, changes, exports, opened CVs, look-ups of a person and erasures are written to an audit trail, which holds no visitor’s name or words and names a record by its reference alone.',
        'If a law requires us to keep a record longer, or a dispute is under way, we keep it for that purpose alone and only as long as needed. Should a breach affect your data, we will notify you and the Turkish Personal Data Protection Board within the time the law sets.',
      ],
    },
    {
      title: 'Sharing with third parties',
      paragraphs: [
        'We do not share your personal data with third parties without your explicit consent. The one exception is a duty under the law: if a competent court, prosecutor or public authority lawfully asks for data, we give what was asked for and no more. Companies that provide us with hosting, backup storage or email process data only on our behalf and on our instructions.',
      ],
    },
    {
      id: 'abroad',
      title: 'Transfers outside Türkiye',
      paragraphs: [
        'We do not transfer your message or application to anyone outside Türkiye. Data go abroad only if you choose so:',
      ],
      points: [
        'If you allow the map, your IP address and details of your browser go to Google. Under KVKK article 9 this rests on the explicit consent that you give [knowing its risks](page:cookies#maps).',
        'If you write to us on WhatsApp, your message and your number are processed on WhatsApp’s terms. This site keeps no record of such messages or of telephone calls.',
        'If you are abroad, our answer goes there too.',
      ],
    },
    {
      id: 'visitors',
      title: 'Privacy notice: visitors who write to us',
      paragraphs: [
        'For everyone who reaches us through a form, by email, by telephone or on WhatsApp, or asks for a quote.',
      ],
      lines: [
        {
          label: 'Purpose',
          text: 'To answer your message, to pass it to the right team, to prepare your quote, to continue the correspondence, and to protect our forms against misuse.',
        },
        {
          label: 'How we collect it',
          text: 'Electronically and partly by automated means, through forms and what you send us; orally on the telephone.',
        },
        {
          label: 'Legal basis',
          text: 'KVKK article 5/2 (f), our legitimate interest in answering you and in keeping our site safe; (c) for making or performing a contract, (ç) for a legal obligation, (e) to establish, exercise or protect a right.',
        },
        {
          label: 'To whom',
          text: 'To competent authorities where the law obliges us, to fulfil that obligation; to companies that serve us, for hosting, backups and delivery only.',
        },
        {
          label: 'How long',
          text: '{messagesKept}; if it was set aside as spam, {spamKept} after one of us has looked at it.',
        },
      ],
    },
    {
      id: 'candidates',
      title: 'Privacy notice: job applicants',
      paragraphs: [
        'People make the assessment. An automatic filter can only move an application to a section of its own; if one of us looks at it and does not bring it back, it is deleted {spamKept} later; if nobody looks at it, when other applications are. Please leave sensitive data, such as your health, religion or union membership, and your identity number out of your CV.',
      ],
      lines: [
        {
          label: 'Purpose',
          text: 'To receive your application, consider how well it fits our vacancies, arrange interviews, tell you the outcome, and to protect our forms against misuse.',
        },
        {
          label: 'How we collect it',
          text: 'Electronically, through this site and by email, partly by automated means; from you in an interview.',
        },
        {
          label: 'Legal basis',
          text: 'KVKK article 5/2 (c), as the data relate directly to making an employment contract; (f) for our legitimate interest in choosing the right person and in keeping our site safe, (ç) for a legal obligation, (e) to protect a right.',
        },
        {
          label: 'To whom',
          text: 'To competent authorities where the law obliges us, to fulfil that obligation; to companies that serve us, for hosting, backups and delivery only.',
        },
        {
          label: 'How long',
          text: '{rejectedKept} from the decision if it was rejected; without a decision, {undecidedKept}. If you consent to the [talent pool](page:privacy#talent-pool), {poolKept} from the consent, also when it was rejected.',
        },
      ],
    },
    {
      id: 'talent-pool',
      title: 'The talent pool',
      paragraphs: [
        'We consider your application for positions that may open later as well only with your explicit consent, which is separate and optional (KVKK article 5/1); saying no has no effect on your application. If you consent, we keep your application for {poolKept} from then, also when it was rejected; if there is still no decision on that day, until {undecidedKept} after it arrived.',
        'You can withdraw your consent at any time, without giving a reason, by writing to [{email.dataProtection}](mail:dataProtection). We record the withdrawal, take your application out of the pool, and keep it no longer than one without this consent; if that time is already over, we delete it.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Under KVKK article 11 you have the right to learn whether your personal data are processed, to request information about it, to learn the purpose and whether they are used accordingly, and to know the third parties, in Türkiye or abroad, to whom they have been transferred.',
        'You may ask for incomplete or incorrect data to be corrected, for data to be deleted or destroyed under the conditions in the law, and for those who received them to be told; object to a result against you that comes from automated analysis alone; and claim compensation for damage caused by unlawful processing.',
      ],
    },
    {
      id: 'requests',
      title: 'How to make a request',
      paragraphs: [
        'Under KVKK article 13 and the Communiqué on applications to the data controller, in Turkish:',
      ],
      points: [
        'by a signed letter to the postal address above,',
        'by registered electronic mail (KEP) to {kep},',
        'by email to [{email.dataProtection}](mail:dataProtection), from an address that you have given us before and that we have on record, or with a secure electronic or mobile signature.',
      ],
      closing: [
        'A request must contain: your name and surname; your signature, if it is in writing; your Turkish identity number or, if you are not a citizen, your nationality and your passport number or, if you have one, identity number; your home or work address for notifications; your email address, telephone and fax number for notifications, if any; and its subject. Please add the documents that belong to it.',
        'We answer within 30 days at the latest and free of charge. Under the Communiqué we may ask only for 1 lira for each page of a written answer beyond ten, or for the cost of the medium.',
        'If your request is refused, if the answer falls short or if none comes in time, you may complain to the Personal Data Protection Board within 30 days of learning our answer and in any event within 60 days of your request.',
      ],
    },
    {
      title: 'European Union and United Kingdom',
      paragraphs: [
        'Where the GDPR or the UK GDPR applies to you, our basis is legitimate interest (article 6(1)(f)), steps before a contract (b), a legal obligation (c) or your consent, which you can withdraw at any time (a). Neither a law nor a contract obliges you to give us data; if you don’t, the only consequence is that we cannot process that form (article 13(2)(e)). We do no profiling and take no decision by automated processing alone.',
        'We receive your data directly from you, and a technical contact’s from whoever asks for the quote, and store them in Türkiye, for which there is no adequacy decision of the European Commission. We are not established in the Union or the United Kingdom and have appointed no representative under article 27.',
        'For access, rectification, erasure, restriction, objection and portability you can write to us in English too, and you may complain to the data protection authority of your country (in the United Kingdom the ICO).',
      ],
    },
    {
      title: 'Children under 13',
      paragraphs: [
        'We do not knowingly collect personal data from anyone under 13, and delete them if we find that we have. If your child has written to us, please tell us.',
      ],
    },
    {
      title: 'Changes to this text',
      paragraphs: [
        'The new version appears on this page with its date. If we ever need your data for a new purpose, we will tell you first and, where required, ask for your consent.',
      ],
    },
  ],
};
