import type { PageContent } from '#contract/content/schema.ts';

export const cookies: PageContent<'cookies'> = {
  seo: {
    title: 'Cookie policy and cookie preferences | {name}',
    description:
      'What the {name} site keeps in your browser, why maps, analytics and marketing stay off until you choose, and how to change your mind.',
  },
  heroTitle: 'Cookie policy',
  heroDescription:
    'What we keep in your browser and why, and what comes on only if you want it to.',
  updated: '2025-01-01',
  sections: [
    {
      title: 'In short',
      paragraphs: [
        'You don’t have to accept anything to use this site. Maps, analytics and marketing stay off until you choose them. There is no tool behind analytics and marketing today: nothing is loaded even if you allow them.',
        'You can change your choice whenever you like: [Cookie preferences](cookies). The same link stands at the foot of every page.',
      ],
    },
    {
      title: 'What is a cookie?',
      paragraphs: [
        'A cookie is a small record that a site leaves in your browser. Local storage and session storage, which belong to the browser too, do a similar job. When we say “cookie” here we mean all three. In the strict sense we set no cookie in our visitors’ browsers; the records below are in those two stores. Those of the administration area appear only in the browsers of employees who log in to it; visitors never receive them.',
      ],
    },
    {
      id: 'essential',
      title: 'Essential records',
      paragraphs: ['The site needs these to work, and they never leave your device.'],
      records: [
        {
          name: 'language',
          text: 'Remembers which language you read the site in.',
          kept: 'Local storage; until you delete it',
        },
        {
          name: 'site_consent_v1',
          text: 'Holds what you chose about cookies and when you chose it.',
          kept: 'Local storage; until you delete it',
        },
        {
          name: 'scheme',
          text: 'Remembers whether you chose the light or the dark appearance.',
          kept: 'Local storage; until you delete it or choose “System”',
        },
        {
          name: 'contact_dock',
          text: 'Keeps the contact button hidden once you have hidden it.',
          kept: 'Session storage; until you close the tab',
        },
        {
          name: 'scroll',
          text: 'Reopens a page at the place where you left it.',
          kept: 'Session storage; until you close the tab',
        },
        {
          name: 'draft:…',
          text: 'Holds what you have typed into a form and not sent yet, so that a reload loses none of it; each form has a draft of its own. Files you add are not kept.',
          kept: 'Session storage; until you send it, press “Start over” or close the tab',
        },
      ],
    },
    {
      id: 'servers',
      title: 'What our servers keep while you browse',
      paragraphs: [
        'For each request our servers log the time, a random number, the address asked for, the outcome, the size and how long it took. Your IP address, what you type into forms and whatever follows the question mark in an address are not in the log. Its size is limited; as new entries come, the oldest go.',
        'To stop an excessive number of requests from one place we hold your IP address in memory, in a count that lasts an hour at most; the address itself is not written to disk. Only the IP address of someone who tries a password in the administration area goes into the audit trail and, once they are logged in, into the list of open sessions.',
        'We look for signs of spam in what is submitted: a hidden field that was filled in, or a speed at which nobody types; in messages also topics and language of advertising, disguised words, link code, and links to many sites or in the name. With more than one sign a submission is set aside as spam, and an employee can bring it back. A single sign is only shown to our staff. When very many arrive, your browser does a few seconds’ calculation before it sends; it does not identify you and leaves nothing behind. Our basis is our legitimate interest in keeping the site up and safe (KVKK article 5/2 (f)).',
      ],
    },
    {
      id: 'maps',
      title: 'Functional cookies: maps',
      paragraphs: [
        'If you’d like to see our office on an interactive map, we load Google Maps. Your permission covers nothing else. For as long as you allow it, the map is prepared in the background on every page you open, and appears in the Contact menu and on our [contact page](page:contact#office-locations).',
        'When the map loads, your browser connects to Google directly. Google learns your IP address, details of your browser and that the map was opened, and may use cookies of its own. The map runs in a box of its own: it cannot reach what you type into a form, the records of this site or its other pages.',
        'Google may process this information in the United States and in other countries. No adequacy decision under KVKK, the Turkish data protection law, covers those countries: your data may not be protected there as they are in Türkiye, foreign authorities may ask for access to them, and your rights may be harder to use. The transfer rests on the explicit consent that you give knowing these risks (KVKK article 9). Google’s own information: [policies.google.com/privacy](https://policies.google.com/privacy).',
        'If you don’t allow it, you see our own drawing and our full address instead. When you withdraw your permission, the map is removed at once and no further request goes to Google.',
      ],
    },
    {
      title: 'Analytics and marketing cookies',
      paragraphs: [
        'The site has no measuring, advertising or tracking tool today; nothing is loaded even if you allow it. Should we start to use one, we will first write here what it is called, whose it is and how long its records last, and ask for your permission again.',
      ],
    },
    {
      id: 'choice',
      title: 'The choice is yours',
      paragraphs: [
        'The cookie notice on your first visit has three buttons: “Accept All”, “Reject All” and “Preferences”. Under “Preferences” you can decide on maps, analytics and marketing one by one. No box is ticked beforehand.',
        'If you change your mind, [Cookie preferences](cookies) opens the same choice again. Taking permission back is as easy as giving it.',
      ],
    },
    {
      title: 'Continuing to use the site',
      paragraphs: [
        'If you continue to use the site, only the essential records are in use. Leaving the notice unanswered, scrolling or moving to another page does not count as permission; maps, analytics and marketing stay off.',
      ],
    },
    {
      title: 'Browser settings',
      paragraphs: [
        'In your browser’s privacy settings you can see, delete or block cookies and site data. If you delete the essential records the site still opens; it just forgets your language and asks for your choice again.',
      ],
    },
    {
      title: 'Legal basis',
      paragraphs: [
        'We use the essential records on the basis of our legitimate interest in showing the site in your language and the way you prefer (KVKK article 5/2 (f)). Maps, analytics and marketing work only with your explicit consent (KVKK article 5/1); for the transfer abroad that the map involves, KVKK article 9 applies.',
      ],
    },
    {
      title: 'Changes and contact',
      paragraphs: [
        'If this policy changes, we publish the new text on this page, with its date.',
        'For questions you can write to [{email.dataProtection}](mail:dataProtection), and you can read about your rights in our [privacy policy](page:privacy).',
      ],
    },
  ],
};
