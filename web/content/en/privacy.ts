import type { PageContent } from '#web/content/schema.ts';

export const privacy: PageContent<'privacy'> = {
  seo: {
    title: 'Privacy policy and KVKK information notice | Gökhat Telekom',
    description:
      'Which personal data Gökhat Telekom processes, why and for how long: our information notice under the Turkish law KVKK, your rights and how to use them.',
  },
  heroTitle: 'Privacy policy and information notice',
  heroDescription:
    'What we do with the information you trust us with, how long we keep it and what your rights are, in plain words.',
  updated: '2025-01-01',
  sections: [
    {
      title: 'Introduction',
      paragraphs: [
        'This page explains how we process the data of people who visit our site, write to us or apply for a job. It is also our information notice under article 10 of the Turkish Personal Data Protection Law, No. 6698 (KVKK).',
        'You don’t need to tell us who you are to read the site. We process your personal data only when you write or apply, and only as far as that requires. For what is kept in your browser, see our cookie policy.',
      ],
    },
    {
      title: 'The data we collect, and why',
      paragraphs: [
        'When you write to us we receive your name, your email address and your message, along with your telephone number, company and subject if you add them. With a job application we receive your contact details, your education and experience, your CV and any profile links you share. Each record also carries its date and time, the language you used and the version of this notice in force that day.',
        'We use these data for four purposes: to respond to your request, to carry out the processes of a service you ask for, to communicate with you about it, and to meet our legal obligations. We don’t use them for advertising, and we don’t sell them.',
        'To keep the site up and safe, our servers record the IP address and time of each request and the page it was for. We make no attempt to learn from these records who you are, and we keep them no longer than security requires.',
      ],
    },
    {
      title: 'Storage and security',
      paragraphs: [
        'Messages and applications are kept in an administration area that only the employees responsible for them can enter. Logins, exports, changes and erasures are recorded. We review our safeguards under our ISO/IEC 27001 information security management system.',
        'We keep messages for 24 months, rejected job applications for 12 months, and records set aside as spam for 30 days. When the time is up, the record is erased together with any file attached to it. Applications still under consideration are kept until they are decided; those of people we hire are kept as long as their personnel file has to be.',
        'If a law requires us to keep a record longer, or a dispute is under way, we keep it for that purpose alone and only as long as needed. Should a breach affect your data in spite of our safeguards, we will notify you and the Turkish Personal Data Protection Board within the time the law sets.',
      ],
    },
    {
      title: 'Sharing with third parties',
      paragraphs: [
        'We do not share your personal data with third parties without your explicit consent. The one exception is a duty under the law: if a competent court, prosecutor or public authority lawfully asks for data, we give what was asked for and no more.',
        'Companies that provide us with a technical service, such as hosting or email, process data only on our behalf, on our instructions and under contract. They may not use it for purposes of their own.',
        'We do not transfer your message or application outside Türkiye. If you choose to open the map, your browser connects to Google directly; our cookie policy explains what that means.',
      ],
    },
    {
      title: 'Your rights in short',
      paragraphs: [
        'You can learn which of your data we process, have mistakes corrected, have data that is no longer needed erased, and be informed about all of this. An email to kvkk@gokhat.example is enough. The full list of rights in the law is further down, in the information notice.',
      ],
    },
    {
      title: 'Information notice: the controller',
      paragraphs: [
        'The controller under KVKK is Gökhat Telekom ve Dijital Hizmetler A.Ş. Address: Örnek Mahallesi, Sinyal Sokak No: 1, 34750 Ataşehir / İstanbul, Türkiye. Telephone: +90 216 000 00 00. Email for anything to do with personal data: kvkk@gokhat.example.',
      ],
    },
    {
      title: 'Information notice: visitors who write to us',
      paragraphs: [
        'Purpose: to read and answer your message, to pass it to the right team where needed, to continue the correspondence, and to protect our forms against misuse.',
        'How we collect it: electronically, through the forms on this site and the emails you send us, partly by automated means.',
        'Legal basis: KVKK article 5/2 (f), our legitimate interest in answering you and in keeping our site safe. If your message concerns making or performing a contract, article 5/2 (c); if a law places a duty on us, article 5/2 (ç); if a right has to be established, exercised or protected, article 5/2 (e).',
        'To whom: to competent authorities where the law obliges us, in order to fulfil that obligation; and to companies providing us with a technical service, for hosting and delivery only and on our behalf.',
        'How long: messages 24 months, records set aside as spam 30 days.',
      ],
    },
    {
      id: 'candidates',
      title: 'Information notice: job applicants',
      paragraphs: [
        'Purpose: to receive your application, consider how well it fits our vacancies, arrange interviews and tell you the outcome. People make the assessment; no application is turned down by an automated system alone.',
        'Data we process: your identity and contact details, your education and experience, your CV, the profile links you share and the notes we take while considering your application. We have no need of sensitive data, such as your health, religion or union membership, nor of your identity number; please leave them out of your CV.',
        'How we collect it: electronically, through this site and by email, partly by automated means, or from you in an interview.',
        'Legal basis: KVKK article 5/2 (c), as the data relate directly to making an employment contract; article 5/2 (f), our legitimate interest in choosing the right person; article 5/2 (ç), our legal obligations; and article 5/2 (e), the protection of a right should a dispute arise.',
        'To whom: to competent authorities where the law obliges us, in order to fulfil that obligation; and to companies providing us with a technical service, for hosting and delivery only and on our behalf.',
        'How long: rejected applications 12 months.',
      ],
    },
    {
      title: 'The talent pool',
      paragraphs: [
        'If you’d like us to keep your application for positions that may open later, we ask for your explicit consent to that separately (KVKK article 5/1). Saying no has no effect on how your application is considered.',
        'You can withdraw your consent at any time, without giving a reason, by writing to kvkk@gokhat.example. We then take your application out of the talent pool and, if no other legal ground for keeping it remains, erase it.',
      ],
    },
    {
      title: 'Your rights under KVKK article 11',
      paragraphs: [
        'By applying to us you have the right to learn whether your personal data are processed; to request information about it if they are; to learn the purpose of the processing and whether they are used accordingly; and to know the third parties, in Türkiye or abroad, to whom they have been transferred.',
        'You may ask for incomplete or incorrect data to be corrected, for data to be erased or destroyed under the conditions in the law, and for third parties who received them to be told of the correction or erasure.',
        'You may object to a result against you that comes from analysis by automated systems alone, and claim compensation for damage caused by unlawful processing.',
      ],
    },
    {
      title: 'How to apply',
      paragraphs: [
        'Write to kvkk@gokhat.example from the email address you have used with us before, or send a signed letter to the postal address above. It helps if you give your name, a way to reach you and what you are asking for. If we can’t be sure that it’s you, we ask only for what we need to check.',
        'We deal with your application within 30 days at the latest, free of charge. If it involves a separate cost, a fee in the tariff set by the Board may be asked for.',
        'If your application is refused, if the answer falls short or if none comes in time, you may complain to the Personal Data Protection Board within 30 days of learning our answer and in any event within 60 days of your application.',
      ],
    },
    {
      title: 'Visitors from the European Union',
      paragraphs: [
        'Where the General Data Protection Regulation (GDPR) applies to you, we process your data on the basis of our legitimate interest in answering (article 6(1)(f)), steps taken at your request before a contract (article 6(1)(b)), a legal obligation (article 6(1)(c)) or your consent (article 6(1)(a)). Your data are stored in Türkiye.',
        'You can use your rights of access, rectification, erasure, restriction, objection and data portability by writing to the same address, kvkk@gokhat.example. You may also complain to the data protection authority of the country you live in.',
      ],
    },
    {
      title: 'Children under 13',
      paragraphs: [
        'Our site is not meant for children. We do not knowingly collect personal data from anyone under 13, and if we find that we have received such data we erase it. If you think your child has written to us, please tell us at kvkk@gokhat.example.',
      ],
    },
    {
      title: 'Changes to this text',
      paragraphs: [
        'When our work or the law changes, we change this text. The new version appears on this page with its date. If we ever need your data for a new purpose, we will tell you first and, where required, ask for your consent.',
      ],
    },
  ],
};
