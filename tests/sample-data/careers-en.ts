import { cells } from '../support/cells.ts';
import type { Careers } from './careers.ts';

/** English applicants and their texts. */
export const careersEn: Careers = {
  openings: {
    '0-1': ['I graduated in {department} this year and am looking for my first job.'],
    '1-3': ['For the past two years I have worked as a {role}.'],
    '3-5': [
      'I have been a {role} for four years.',
      'Four years as a {role} have taught me patience.',
    ],
    '5-10': ['I have seven years behind me as a {role}, the last two leading a small team.'],
    '10+': ['I have spent more than twelve years in this trade, as a {role} at three companies.'],
  },
  roles: [
    {
      title: 'Network Engineer',
      role: 'network engineer',
      departments: ['Telecommunications Engineering', 'Computer Science'],
      about: [
        'Most of my days go into BGP, MPLS and the occasional fibre cut.',
        'We once moved a data centre across town without a single customer noticing.',
        'I roll out configurations with Ansible and never by hand.',
      ],
    },
    {
      title: 'Backend Developer',
      role: 'backend developer',
      departments: ['Computer Science', 'Software Engineering', 'Mathematics'],
      about: [
        'TypeScript and Go are my daily tools, and I get on well with databases.',
        'I wrote a queue that handles {3,000|5,000|8,000} messages a second on two small machines.',
        'I contribute to an open-source SMPP library in my spare time.',
        'Tests and documentation are part of the work to me.',
      ],
    },
    {
      title: 'Carrier Sales Manager',
      role: 'carrier sales manager',
      departments: ['International Relations', 'Business Administration'],
      about: [
        'I look after {40|60|80} carriers across the Middle East and Africa.',
        'I speak English, Arabic and enough Turkish to order dinner and close a deal.',
        'Quality sells better than price once a customer has been burnt.',
      ],
    },
    {
      title: 'Fraud Analyst',
      role: 'fraud analyst',
      departments: ['Statistics', 'Mathematics', 'Economics'],
      about: [
        'I build models that spot inflated SMS traffic and IRSF within minutes.',
        'Python and SQL are where I live.',
        'My thesis was on {wangiri calls|artificially inflated traffic}.',
      ],
    },
  ],
  beginners: {
    about: [
      'I did an internship in {the NOC of an operator|a small software company|a data centre}.',
      'My final project was a small PBX that queues incoming calls; the department still uses it.',
      'I have taken two online courses, on networking and on Python.',
      'For two years I organised events for the {computing|debating} society.',
      'I learn quickly and am not afraid to ask.',
    ],
    endings: [
      'I can start right away.',
      'Give me a chance and I will do my best not to waste your time.',
      'I would gladly move to Istanbul.',
    ],
  },
  endings: [
    'I would relocate to Istanbul, and I am learning Turkish.',
    'I could start within {a month|two weeks|six weeks}.',
    'My CV is attached; I would be glad to tell you the rest in person.',
    'Remote work from {home|my city} would suit me to begin with.',
  ],
  whyUs: [
    'Few carriers write their own software. You seem to enjoy both the line and the code.',
    'Istanbul is where half of the world’s calls change direction, and I would like to see it from the inside.',
    'I read how you wrote about your own outage. I want to work with people who do that.',
    'A friend works with you and looks forward to Mondays. That was enough for me.',
  ],
  sources: ['We met at a conference', 'University career fair', 'A former colleague', 'A podcast'],
  universities: cells(`
    Warsaw University of Technology | University of Lagos | University of Jordan | TU Berlin
    University of Lisbon | University of Nairobi | NED University | Politehnica Bucharest
  `),
  fileNames: cells(`
    {name} CV.pdf | {slug}_resume.pdf | Resume - {name}.pdf | CV.pdf | {slug}-cv-final-v2.pdf
    Curriculum Vitae {name}.pdf
  `),
  headings: { profile: 'Profile', education: 'Education', contact: 'Contact', none: 'Graduate' },
};
