import type { PageContent } from '#contract/content/schema.ts';

export const contact: PageContent<'contact'> = {
  seo: {
    title: 'Contact: message, phone, {city} office | {name}',
    description:
      'Write to {name}, ring us or drop by our office in {district}, {city}. We answer every message {answerTime}.',
  },
  hero: {
    title: 'The line is open, and we’re listening.',
    lead: 'A new partnership, a technical question or a quick hello: we’ll get your message to the person who knows about it.',
  },
  sections: {
    'contact-form': {
      ways: {
        label: 'How would you like to write?',
        short: 'A short note',
        full: 'Detailed form',
        quote: 'Request a quote',
      },
      next: {
        full: 'The team for the subject you choose reads your message; they write back {answerTime}, or ring if you’ve left a number.',
        quote:
          'Our sales team looks at your request; you hear from us {answerTime}, with an offer or with what we still need to know.',
      },
      full: {
        firstName: 'First name',
        lastName: 'Last name',
        phone: 'Phone',
        company: 'Company',
        subject: 'Subject',
        subjects: {
          general: 'General Information',
          partnership: 'Business Partnership',
          support: 'Technical Support',
          hr: 'Human Resources',
          other: 'Other',
        },
        success:
          'Your message has been sent successfully. We will get back to you as soon as possible.',
        another: 'Write another one',
        failure: 'An error occurred while sending the message. Please try again.',
      },
      quote: {
        services: 'Which services is the quote for?',
        serviceNames: {
          sms: 'A2P and OTP SMS',
          voice: 'International voice',
          numbers: 'Numbers',
          interconnection: 'Interconnection and transit',
          api: 'Communication APIs',
          other: 'Other',
        },
        countries: 'Countries',
        countriesHint: 'Where your traffic goes; for example Germany, Iraq, Kazakhstan.',
        volume: 'Monthly volume',
        volumeHint: 'An estimate will do; for example 2 million SMS, 300,000 minutes.',
        technical: 'Technical details',
        directions: {
          label: 'Direction of the traffic',
          names: {
            originating: 'We’ll send you traffic',
            terminating: 'You’ll send us traffic',
          },
        },
        routeClasses: {
          label: 'Route class',
          names: {
            direct: 'SMS, direct route',
            standard: 'SMS, standard route',
            cli: 'Voice, CLI guaranteed',
            nonCli: 'Voice, non-CLI',
          },
        },
        connections: {
          label: 'Connection',
          names: { sip: 'SIP', smpp: 'SMPP', http: 'HTTP API' },
        },
        start: 'Start',
        startHint: 'A month or a day; for example March 2027.',
        technicalName: 'Technical contact',
        technicalNameHint: 'Who sets up the connection with us; please let them know.',
        technicalEmail: 'Technical contact’s email',
        details: 'Anything to add',
        success: 'Your request for a quote has reached us.',
        another: 'Request another quote',
        failure: 'Your request couldn’t be sent. Please try again.',
      },
      title: 'Over to you.',
      text: 'A few sentences about what’s on your mind are plenty; someone who knows the subject writes back {answerTime}.',
    },
    'office-locations': {
      title: 'If you’re passing, the tea is on us.',
      offices: { istanbul: { title: '{city} office' } },
      plate:
        'The two shores of the Bosphorus, and the line that joins them to our office in {district}.',
      address: 'Address',
      phone: 'Phone',
      email: 'Email',
      directions: 'Get directions',
    },
    'social-media': {
      title: 'Where else you’ll hear from us.',
      text: 'We share what’s happening on the network, open positions and moments from the team on LinkedIn and Instagram.',
    },
  },
};
