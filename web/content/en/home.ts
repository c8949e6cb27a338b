import type { PageContent } from '#contract/content/schema.ts';

export const home: PageContent<'home'> = {
  seo: {
    title: '{name} | International voice, SMS and APIs',
    description:
      'Founded in {city} in {founded}, {name} carries international voice and messaging traffic for operators and businesses to {figures.countries} countries.',
  },
  hero: {
    title: 'The world is one line away from {city}.',
    lead: 'We carry international voice and messaging traffic to {figures.countries} countries, and bring operators and businesses onto one network.',
    plate:
      'Istanbul at dusk: a signal coming from the left turns into mosques, the Galata Tower and a Bosphorus bridge; there is a ferry on the water.',
    primary: 'Become a partner',
    secondary: 'Explore our services',
  },
  stats: {
    years: 'years of experience',
    countries: 'countries',
    partners: 'global partners',
    service: 'service',
  },
  areas: {
    eyebrow: 'Services',
    title: 'The whole journey of a call, a message, an API request.',
  },
  certificates: {
    eyebrow: 'Certificates',
    title: 'Our methods are written down and independently audited.',
    text: 'In quality, the environment, information security and customer satisfaction we work to four international standards, and independent auditors check that we do.',
    action: 'See the certificates',
  },
  more: {
    title: 'Behind the network',
    sustainability: {
      title: 'The same distance on less energy',
      text: 'How we measure the mark we leave, and make it smaller.',
    },
    life: {
      title: 'Who would you ring at three in the morning?',
      text: 'The team, learning and working together, in our own words.',
    },
  },
  callToAction: {
    title: 'There’s a person at the other end of the line.',
    text: 'Write to us about a route, an integration or a question you can’t shake off. A named person will reply {answerTime}.',
    action: 'Write to us',
  },
};
