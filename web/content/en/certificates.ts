import type { PageContent } from '#contract/content/schema.ts';

export const certificates: PageContent<'certificates'> = {
  seo: {
    title: 'ISO 9001, 14001, 27001, 10002 certificates | {name}',
    description:
      'The quality, environment, information security and customer satisfaction certificates of {name}: what they cover and how long each is valid.',
  },
  hero: {
    title: 'Less a frame on the wall, more a habit at the desk.',
    lead: 'We work to four international standards and prove it to independent auditors. Below you’ll find what each certificate covers and how long it is valid.',
  },
  validUntil: 'Valid until {date}',
  renewal: 'Renewal under way',
  open: 'Open the certificate (PDF)',
  labels: { issuer: 'Issued by', number: 'Number', scope: 'Scope' },
  items: {
    iso9001: {
      plate: 'Guilloche of measured, concentric bands',
      subtitle: 'Quality management system',
      description:
        'From opening an interconnect to sending the invoice, every step has an owner, a measure and a record. When something goes wrong, we find the cause.',
      scope: 'Carrying international voice and messaging traffic, number services',
    },
    iso14001: {
      plate: 'Guilloche that recalls leaves',
      subtitle: 'Environmental management system',
      description:
        'The effects of our energy use, waste and purchasing are measured. Targets are written down and results held against them each year.',
      scope: 'The head office and hardware in the data centre',
    },
    iso27001: {
      plate: 'Tightly interlocked guilloche',
      subtitle: 'Information security management system',
      description:
        'Risks to traffic records, customer data and API keys are assessed. Access comes with the job and goes when the job changes.',
      scope: 'Voice and messaging infrastructure, CPaaS platform, customer data',
    },
    iso10002: {
      plate: 'Guilloche of open, rounded arcs',
      subtitle: 'Customer satisfaction and complaints handling',
      description:
        'Every complaint is recorded, acknowledged and answered in writing. What we learn from it goes back into the process.',
      scope: 'Customer support and billing',
    },
  },
  sections: {
    'quality-management': {
      title: 'Quality is more than one good day.',
      paragraphs: [
        'In wholesale traffic, the point is to do tomorrow what you did well today. ISO 9001 has us write down in advance which tests a new route must pass, who holds a fault ticket, and who is told about a price change and when.',
        'ISO 10002 says what we do when things go wrong. Your complaint doesn’t get lost, and when you ask how far it has got, there is someone to tell you.',
      ],
    },
    'information-security': {
      title: 'What we carry is yours, in our care.',
      paragraphs: [
        'The calls and messages on our network are not ours. Our information security management system, built to ISO/IEC 27001, sets who may access them, for what purpose and under what record.',
        'We review access rights regularly, test our backups by restoring them and rehearse what we’d do in an incident. If you think you’ve found a weakness, write to [{email.info}](mail:info); we thank everyone who reports one in good faith.',
      ],
    },
    'quality-commitment': {
      title: 'And after the auditor has left.',
      paragraphs: [
        'A certificate is a promise put on paper. Between audits we run our own, give every finding a name and a date, and stay with it until it is closed.',
        'When a certificate runs out we don’t hide it: its card says that renewal is under way. Partners who’d like a copy of a certificate can write to [{email.partners}](mail:partners).',
      ],
    },
  },
  callToAction: {
    title: 'Would you like to see the documents?',
    text: 'If your supplier file needs a copy, the scope annex or an audit summary, write to us and we’ll send it.',
    action: 'Ask for a copy',
  },
};
