import type { PageContent } from '#web/content/schema.ts';

export const life: PageContent<'life'> = {
  seo: {
    title: 'Life and careers in Istanbul | Gökhat Telekom',
    description:
      'What is it like to work at Gökhat Telekom? Meet the team, see how people learn here, read what they say themselves, and send us a general application.',
  },
  hero: {
    title: 'And at this end of the line, there’s us.',
    lead: 'Engineers, developers, customer and finance teams: different work, the same traffic in front of us all. Let us tell you how we go about it.',
    plate: 'Strands of different colours braid into a single line.',
  },
  sections: {
    'who-we-are-team': {
      title: 'Many trades, one frequency.',
      paragraphs: [
        'The person who sets the price of a route and the person who finds out why its sound breaks up queue for the same tea. Some decisions have ripened there before they ever reach a meeting.',
        'In one day you’ll hear phone calls in several languages, though the laughter tends to be in Turkish. Titles aren’t for interrupting people; a good idea is followed wherever it came from.',
      ],
    },
    'development-learning': {
      title: 'Bring the curiosity. You’ll learn the protocols here.',
      paragraphs: [
        'You may not have studied telecoms; plenty of us learned it on the job. For the first months someone will walk alongside you, and from them you’ll learn to read a SIP trace and to humour the coffee machine.',
        'After that, it’s up to you. If you want to go deep, we find the time and the budget; if you want to teach what you’ve learned, we find you a curious crowd.',
      ],
      points: [
        'An experienced colleague beside you for the first three months',
        'A yearly budget for training and certification exams',
        'English lessons and a technical reading group, in working hours',
        'Twice a year, a conversation with your manager about your growth and nothing else',
      ],
    },
    'team-spirit': {
      title: 'Who would you ring at three in the morning?',
      paragraphs: [
        'Team spirit doesn’t come from a poster. Watch who rings whom, without a second thought, when an alarm goes off at that hour. Four of us tell it in our own words.',
      ],
      voices: [
        {
          quote:
            'When an alarm goes off on the night shift, I take a breath first and look at the screen second. Hurry, and you close the wrong route. Murat taught me that in my first week, by telling me about the one he closed.',
          author: 'Elif',
          position: 'Network operations engineer',
        },
        {
          quote:
            'The first code I wrote here turned commas into full stops in rate sheets. A tiny thing. But that Friday the pricing team went home on time, and on Monday there was baklava on my desk.',
          author: 'Kerem',
          position: 'Software developer',
        },
        {
          quote:
            'I’ve spoken to one of our partners every Tuesday for three years. I know his daughter has started school; he knows the name of my cat. When his traffic drops he doesn’t email, he rings me.',
          author: 'Zeynep',
          position: 'Partnerships manager',
        },
        {
          quote:
            'I studied literature, and learned here what ASR and ACD are. When I said I didn’t know, nobody laughed. Somebody pulled up a chair and sat down next to me.',
          author: 'Deniz',
          position: 'Customer support specialist',
        },
      ],
    },
    'join-team': {
      title: 'Let’s pull up a chair for you.',
      paragraphs: [
        'You don’t have to wait for a vacancy. Tell us in a few sentences who you are, what you do well and what you’d like to do here, and attach your CV.',
        'A person reads every application. If there’s a place for you we’ll call, and if there isn’t we’ll still answer. How we use your details, and how long we keep them, is on our privacy page.',
      ],
      action: 'Send us your CV',
    },
  },
};
