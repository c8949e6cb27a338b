import type { PageContent } from '#contract/content/schema.ts';

export const legal: PageContent<'legal'> = {
  seo: {
    title: 'Legal notice and terms of use | {name}',
    description:
      'What to know about the information on the {name} site, its copyright and external links, our right to amend it and the law that applies.',
  },
  heroTitle: 'Legal notice',
  heroDescription: 'The rules that apply when you read and use this site, kept short and clear.',
  updated: '2025-01-01',
  sections: [
    {
      id: 'imprint',
      title: 'Who publishes this site',
      paragraphs: ['This site is published by the company below.'],
      lines: [
        { label: 'Legal name', text: '{legalName}' },
        { label: 'Registered seat', text: '{seat}' },
        { label: 'Address', text: '[{address}](page:contact#office-locations)' },
        { label: 'Telephone', text: '[{phone}](phone)' },
        { label: 'Email', text: '[{email.info}](mail:info)' },
        { label: 'KEP', text: '{kep} (registered electronic mail)' },
        { label: 'MERSİS', text: '{mersis} (central register of companies)' },
        { label: 'Trade registry office', text: '{registryOffice}' },
        { label: 'Trade registry number', text: '{registryNumber}' },
        { label: 'Tax office and number', text: '{taxOffice} / {taxNumber}' },
        { label: 'Chair and members of the board', text: '{board}' },
        { label: 'Subscribed capital', text: 'TRY {subscribedCapital}' },
        { label: 'Paid-up capital', text: 'TRY {paidCapital}' },
        { label: 'Auditor', text: '{auditor}' },
        { label: 'Hosting provider', text: '{hostingProvider}' },
        { label: 'Kind of BTK authorisation', text: '{btkKind} (telecommunications regulator)' },
        { label: 'BTK authorisation', text: '{btkAuthorisation} (telecommunications regulator)' },
        { label: 'Check the BTK register', text: '{btkCheck}' },
        { label: 'ETBİS', text: '{etbis} (register of electronic commerce)' },
      ],
    },
    {
      title: 'For information',
      paragraphs: [
        'The content here is meant to introduce us and our services. It is not an offer, a commitment, or legal or technical advice. The scope, price and terms of a service are settled only by a contract signed by the parties.',
        'We take care to keep the information correct and up to date. Even so, something may be wrong or missing; if you notice it, tell us at [{email.info}](mail:info) and we’ll put it right. Before you take an important decision on the strength of something you read here, please [ask us](page:contact#contact-form).',
      ],
    },
    {
      title: 'Copyright and trade marks',
      paragraphs: [
        'The texts, drawings, logo, design and software of this site belong to {name} or to those who hold the rights, and are protected by the Turkish Law on Intellectual and Artistic Works, No. 5846.',
        'You may read the pages, save them for personal use, quote short passages with their source and link to them. To copy, change or use the content commercially, you need our permission in writing.',
        'Standards, products and other marks named here belong to their owners.',
      ],
    },
    {
      title: 'External links',
      paragraphs: [
        'Our site has links to other sites, such as LinkedIn, Instagram or map services. We don’t run those sites; their owners are responsible for their content and for how they handle privacy. A link from us doesn’t mean that we approve of everything there.',
      ],
    },
    {
      title: 'Use and liability',
      paragraphs: [
        'We ask you to use the site lawfully, and not to do anything that would disrupt it or infringe the rights of others.',
        'We work to keep the site available and safe, but cannot guarantee that it will always run without interruption or error. Nothing here limits liability that the law does not allow to be limited, including for gross negligence and intent.',
      ],
    },
    {
      title: 'Our right to amend',
      paragraphs: [
        'We may change the site, its content and this text without notice, or withdraw parts of it. The text in force is the one on this page, dated above.',
      ],
    },
    {
      title: 'Applicable law',
      paragraphs: [
        'Matters concerning this site are governed by the law of the Republic of Türkiye, and the courts and enforcement offices of Istanbul Anadolu have jurisdiction over disputes. Consumers’ statutory rights and mandatory rules are unaffected.',
        'The site is published in Turkish and English. Should the two differ, the Turkish text prevails as far as the law allows.',
      ],
    },
  ],
  informationSociety: {
    title: 'Information society services',
    paragraphs: [
      'The announcements that article 1524 of the Turkish Commercial Code asks us to publish are here, the newest first. This section is open to everyone.',
    ],
    announcements: [],
    none: 'No announcement in English at present; any in force is on the Turkish page.',
    open: 'Open the announcement (PDF)',
  },
  accessibility: {
    title: 'Accessibility statement',
    paragraphs: [
      'We want everyone to be able to use this site. Our aim is level AA of WCAG 2.2. Below is what we tested, what is still missing, and what you can do if something stands in your way.',
    ],
    points: [
      'Pages and forms were tried with the keyboard alone, without a mouse.',
      'The contrast of text was measured in the light and the dark scheme.',
      'Pages were tried enlarged to 200 per cent and at the width of a phone.',
      'Pages were checked in both languages with a program named axe.',
      'Not tested yet: use by people who rely on a screen reader.',
      'What may fall short: the Google map, if you choose to open it, and PDF documents. Our address stands in place of the map, and we will send you the plain text of a document if you ask.',
    ],
    lines: [
      { label: 'Tested by', text: '{legalName}; there was no independent audit' },
      { label: 'Date of this statement', text: '30 November 2026' },
      { label: 'Where to complain', text: '[{email.info}](mail:info)' },
      { label: 'Time to answer', text: 'One working day' },
    ],
    closing: [
      'If something stands in your way, tell us on which page, and what device you use. We answer within one working day, and if putting it right takes longer, we say when it will be done.',
    ],
  },
};
