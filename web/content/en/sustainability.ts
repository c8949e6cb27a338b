import type { PageContent } from '#contract/content/schema.ts';

export const sustainability: PageContent<'sustainability'> = {
  seo: {
    title: 'Sustainability: environment, people, ethics | {name}',
    description:
      'Traffic carried with less energy, a workplace open to everyone and ethics in writing: how {name} approaches the environment, society and compliance.',
  },
  hero: {
    title: 'A voice leaves no trace. The network carrying it does.',
    lead: 'From the electricity a server uses to who receives a message, and with what permission, we want to know the mark we leave and make it smaller.',
    plate: 'Hills drawn in lines, and a low sun behind them.',
  },
  sections: {
    'environmental-approach': {
      title: 'The same distance on less energy.',
      paragraphs: [
        'Telecoms weighs on the environment where nobody looks: in servers that never switch off, and in whatever keeps them cool. With an environmental management system built to ISO 14001, we measure that load, set targets and see each year how far we’ve come.',
        'Doing more with less hardware is good engineering and good housekeeping. We switch off idle machines, make our software lighter and buy new equipment when we really need it.',
      ],
      points: [
        'We measure our energy use regularly, and consumption counts when we choose hardware.',
        'Equipment at the end of its life is wiped and handed to licensed recyclers.',
        'We don’t travel for a job we can solve from where we are.',
        'Contracts, invoices and reports are shared without being printed.',
      ],
      more: {
        text: 'The certificate of our environmental management system, and how long it is valid:',
        action: 'Our ISO 14001 certificate',
      },
    },
    'social-responsibility': {
      plate: 'Tree rings that grow side by side and make room for one another.',
      title: 'The same measure for everyone.',
      paragraphs: [
        'An international call is very often the voice of somebody close who is far away. That’s why we don’t think only in minutes and messages, but also of whom the voice reaches.',
        'We use the same measure at work. In hiring, in pay and in handing out tasks, we look at what people do, not at who they are.',
      ],
      points: [
        'Equal pay for equal work; no discrimination in hiring or promotion.',
        'University students do their placements with us, and learn on real work.',
        'We took care to make this site comfortable with a keyboard and with a screen reader.',
        'When disaster strikes, we watch traffic to the affected region separately and put more people on duty.',
      ],
      more: { text: 'To hear it from the inside:', action: 'Meet the team' },
    },
    'ethics-compliance': {
      plate: 'Two swells that balance on either side of a still line.',
      title: 'The same rule when nobody’s looking.',
      paragraphs: [
        'Whoever carries traffic carries other people’s words. We don’t look into calls or messages, and the records needed for billing, quality and security are seen only by colleagues authorised to see them.',
        'We refuse bribery, deals that distort competition, grey routes and traffic from spoofed numbers. An employee or a partner who sees a rule being broken can say so freely, and will not suffer for it.',
      ],
      points: [
        'Our code of ethics is in writing; everyone reads it on joining, and we review it together every year.',
        'Before working with a new partner we check its registration, its authorisation to operate and where its traffic comes from.',
        'For commercial messages to recipients in Türkiye, where the law requires consent, we check the national register, İYS.',
        'We process personal data in line with KVKK, the Turkish data protection law, and with the GDPR for people in the European Union.',
        'If you see a rule being broken, write to the address that we keep for ethical reports: [{email.ethics}](mail:ethics).',
      ],
      more: { text: 'How we handle your personal data, in full:', action: 'Our privacy policy' },
    },
  },
  callToAction: {
    title: 'Let’s make the mark smaller together.',
    text: 'A supplier questionnaire, an environmental target of your own, a criticism: send it over, and the person in charge will answer.',
    action: 'Ask us',
  },
};
