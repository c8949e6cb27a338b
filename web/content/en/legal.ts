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
        { label: 'Address', text: '[{address}](page:contact#office-locations)' },
        { label: 'Telephone', text: '[{phone}](phone)' },
        { label: 'Email', text: '[{email.info}](mail:info)' },
        { label: 'KEP', text: '{kep} (registered electronic mail)' },
        { label: 'MERSİS', text: '{mersis} (central register of companies)' },
        { label: 'Tax office and number', text: '{taxOffice} / {taxNumber}' },
        { label: 'BTK authorisation', text: '{btkAuthorisation} (telecommunications regulator)' },
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
};
