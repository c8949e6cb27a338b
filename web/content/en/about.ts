import type { PageContent } from '#contract/content/schema.ts';

export const about: PageContent<'about'> = {
  seo: {
    title: 'About us: telecoms from {city} since {founded} | {name}',
    description:
      '{name} was founded in {city} in {founded}. Read who we are, what we work for and the values we hold to in international wholesale telecoms.',
  },
  hero: {
    title: 'A line drawn across the sky.',
    lead: 'Our name joins two Turkish words: gök, the sky, and hat, a line, whether you draw it or talk on it. We’ve been bringing the two together in {city} since {founded}.',
    plate: 'Growth rings, one for each year since {founded}; the newest has the colour of dawn.',
  },
  sections: {
    'who-we-are': {
      title: 'Between two continents, in the middle of the traffic.',
      paragraphs: [
        'We started out in {city} in {founded}, a handful of telecoms people who knew how much work hides behind a single call across a border. Today we work with {figures.partners} partners and carry voice and messaging traffic to {figures.countries} countries.',
        'Wholesale telecoms is a trade nobody notices when it goes well. You ring, somebody picks up, and in the moment between, a number has been looked up, a route chosen and a line added to a bill. Our job is to keep that moment uneventful.',
        'Network engineers, developers, pricing and customer teams all watch the same traffic here. When something falters, we talk about how to put it right, not whose job it was.',
      ],
      timeline: {
        title: 'Year by year, ring by ring.',
        milestones: [
          {
            year: 2009,
            title: 'The first connection',
            text: 'A small office in {district}, two servers and our first interconnect agreement.',
          },
          {
            year: 2011,
            title: 'The first night shift',
            text: 'We set up a night shift, so that an engineer watches the network at every hour.',
          },
          {
            year: 2014,
            title: 'Messages set off too',
            text: 'A2P SMS joined voice, and banks’ one-time codes were given a priority queue of their own.',
          },
          {
            year: 2017,
            title: 'Our word, in writing',
            text: 'Our quality and information security management systems passed their first independent audits.',
          },
          {
            year: 2019,
            title: 'The door opens to developers',
            text: 'SMS, voice and verification APIs came together on one CPaaS platform.',
          },
          {
            year: 2022,
            title: 'The hundred and fiftieth country',
            text: 'Our traffic reached its 150th country. It was a small island. The cake was large.',
          },
          {
            year: 2024,
            title: 'Choosing the route together',
            text: 'AI-assisted routing went live: the model suggests, and an engineer draws the limits.',
          },
        ],
      },
    },
    'mission-vision': {
      title: 'What we carry today, and where it’s taking us.',
      mission: {
        title: 'Our mission',
        text: 'To get every call, message and request that crosses a border to the right place, safely and traceably, and to be open with our partners about how we do it.',
      },
      vision: {
        title: 'Our vision',
        text: 'To build a network that operators choose: clear sound, open prices, an open door.',
      },
    },
    values: {
      title: 'The five values our work rests on.',
      items: [
        {
          title: 'Openness',
          text: 'We share quality figures and price changes in good time. When there’s an outage, we tell you first and then write down why it happened.',
        },
        {
          title: 'Continuity',
          text: 'Traffic doesn’t sleep at night or go away for the holidays. The team that watches the network is at its desk at every hour of the day.',
        },
        {
          title: 'Care',
          text: 'A missing digit, a mistyped rate, a verification code that comes late: somebody is waiting for each of them. So no job is too small to do properly.',
        },
        {
          title: 'Honesty',
          text: 'We say what we can do, and do what we said. If something can’t be done, you’ll hear it from us at the start.',
        },
        {
          title: 'Curiosity',
          text: 'Protocols don’t stand still, and neither do fraudsters. The day we stop learning, we fall behind.',
        },
      ],
    },
  },
  callToAction: {
    title: 'Let’s draw the next ring together.',
    text: 'Tell us about your traffic, what you expect and what you’d like to know. Someone from our partnerships team will reply {answerTime}.',
    action: 'Get to know us',
  },
};
