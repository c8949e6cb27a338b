import type { PageContent } from '#contract/content/schema.ts';

export const life: PageContent<'life'> = {
  seo: {
    title: 'Life and careers in {city} | {name}',
    description:
      'What is it like to work at {name}? Meet the team, see how people learn here, read what they say themselves, and send us a general application.',
  },
  hero: {
    // Kept together it wraps alike in the fallback font on every phone: nothing moves when the typeface arrives.
    title: 'We’re the people\u00a0behind the traffic.',
    lead: 'Engineers, developers, customer and finance teams: different work, the same traffic in front of us all. Let us tell you how we go about it.',
    plate: 'Strands of different colours braid into a single strand.',
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
        'A person reads every application. If there’s a place for you we’ll call, and if there isn’t we’ll write. How we use your details, and how long we keep them, is on our [privacy page](page:privacy#candidates).',
      ],
      action: 'If you would rather apply by email',
      openings: {
        title: 'Open positions',
        none: 'No position is open at the moment, but a general application is always welcome.',
        search: 'Search by position, department or city',
        noneFound: 'We found no position that matches your search.',
        until: 'Apply by {date}',
        workplaces: { office: 'On site', hybrid: 'Hybrid', remote: 'Remote' },
        employments: {
          fullTime: 'Full time',
          partTime: 'Part time',
          contract: 'Contract',
          temporary: 'Fixed term',
          internship: 'Internship',
        },
        facts: {
          department: 'Department',
          place: 'Place of work',
          employment: 'Type of employment',
          closes: 'Apply by',
          pay: 'Pay',
        },
        pay: {
          whole: '{amount} gross a month',
          from: 'At least {amount} gross a month',
          to: 'Up to {amount} gross a month',
        },
        does: 'What you’ll do',
        brings: 'What you bring',
        offers: 'What we offer',
        apply: 'Apply for this position',
        applyingTo: 'You are applying for',
        questions: 'If you have a question, write to our HR team:',
        all: 'All open positions',
        general: 'General application',
        closed: {
          title: 'This position is closed.',
          text: 'We no longer take applications for “{title}”. Thank you for your interest.',
          general: 'Send a general application',
          meanwhile:
            'This position closed while you were filling in the form, but we have received your application all the same. A person reads it and writes back to you.',
        },
      },
      application: {
        steps: {
          person: 'Who you are',
          path: 'Your path so far',
          words: 'In your own words',
          file: 'CV and consent',
        },
        progress: 'Steps of the application',
        next: 'Continue',
        back: 'Back',
        nameSurname: 'Full name',
        email: 'Email',
        phone: 'Phone',
        currentPosition: 'Your current position',
        yearsOfExperience: 'Years of experience',
        years: {
          '0-1': '0–1 years',
          '1-3': '1–3 years',
          '3-5': '3–5 years',
          '5-10': '5–10 years',
          '10+': '10+ years',
        },
        university: 'University',
        department: 'Department',
        graduationYear: 'Year of graduation',
        linkedin: 'Your LinkedIn profile',
        github: 'Your GitHub profile',
        portfolio: 'Your website or portfolio',
        aboutYourself: 'Tell us about yourself',
        whyUs: 'Why {shortName}?',
        cv: 'CV',
        cvHint: 'Please upload a PDF; DOC and DOCX are accepted too. 5 MB at most.',
        cvChoose: 'Choose a file',
        cvDrop: 'or drop it here',
        cvRemove: 'Remove the file',
        cvNotKept: 'Your browser has not kept the file; please add your CV again.',
        howDidYouFind: 'How did you hear about us?',
        sources: {
          linkedin: 'LinkedIn',
          indeed: 'Indeed',
          friend: 'A friend’s recommendation',
          website: 'The company’s website',
          other: 'Other',
        },
        howDidYouFindOther: 'Would you tell us where?',
        talentPool:
          'I give my explicit consent to my application being kept in the talent pool for positions that may open later.',
        talentPoolNote:
          'If you tick this, we keep your application for {poolKept}, even if it is unsuccessful; left unticked, it is read with the same care. You may withdraw your consent at any time.',
        notice:
          '{name} processes what you enter here to see whether we have a place that suits you, because it directly concerns the making of an employment contract; it shares nothing with third parties unless the law demands it, and, unless you consent to the talent pool, deletes an unsuccessful application after {rejectedKept}. Your rights and all details: {link}.',
        noticeLink: 'Privacy notice for applicants',
        send: 'Send the application',
        sending: 'Sending...',
        uploading: 'Uploading your file: {percent}%',
        cancel: 'Stop sending',
        cancelled: 'Sending was stopped. What you wrote and your file are still here.',
        success:
          'Your application has been successfully received. We will contact you as soon as possible.',
        successNote: 'It is our turn now. A person reads your application and writes back to you.',
        failure: 'An error occurred while sending your application. Please try again.',
        offline:
          'We could not reach the network, but what you wrote and your file are still here. Once you are back online, send it once more.',
      },
    },
  },
};
