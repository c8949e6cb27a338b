import type { PageContent } from '#web/content/schema.ts';

export const cookies: PageContent<'cookies'> = {
  seo: {
    title: 'Cookie policy and cookie preferences | Gökhat Telekom',
    description:
      'What the Gökhat Telekom site keeps in your browser, why maps, analytics and marketing stay off until you choose, and how to change your mind.',
  },
  heroTitle: 'Cookie policy',
  heroDescription:
    'What we keep in your browser and why, and what comes on only if you want it to.',
  updated: '2025-01-01',
  sections: [
    {
      title: 'In short',
      paragraphs: [
        'You don’t have to accept anything to use this site. Maps, analytics and marketing stay off until you choose them.',
        'You can change your choice whenever you like, through “Cookie preferences” at the foot of every page.',
      ],
    },
    {
      title: 'What is a cookie?',
      paragraphs: [
        'A cookie is a small record that a site leaves in your browser. Local storage and session storage, which belong to the browser too, do a similar job. When we say “cookie” here we mean all three.',
      ],
    },
    {
      title: 'Essential records',
      paragraphs: [
        'The site needs these to work. The language record (language) remembers which language you read in. The consent record (site_consent_v1) holds what you chose about cookies and when. The appearance record (scheme) holds your choice of light or dark, and the font record (fonts) knows whether the typeface has reached your browser. None of them leaves your device; they stay in local storage until you delete them.',
        'Session storage holds the small things a visit needs: a contact button you’ve hidden (contact_dock) stays hidden, and a page you come back to opens where you left it (scroll). What you have typed into a form and not sent yet (draft) is kept there too, so that a reload loses none of it; files you add are not. It is erased when you send it, or close the tab.',
        'In the browser of employees who log in to the administration area there is also a session cookie (sid), the session’s key (gt_admin_auth), the time when they last used it (gt_admin_seen), their choice of shortcuts if they turn them off (admin_shortcuts), and a random number that knows the browser again for a year after its last login (device). The number lets them log in while others try passwords, and says nothing about who they are. Over https the names of both cookies begin with __Host-. Visitors don’t receive any of these.',
      ],
    },
    {
      title: 'Analytics cookies',
      paragraphs: [
        'These help us see, in the aggregate, which pages are read and where people don’t find what they came for. Until you allow analytics, no measuring tool is loaded on the site.',
      ],
    },
    {
      title: 'Functional cookies: maps',
      paragraphs: [
        'If you’d like to see our office on an interactive map, we load Google Maps. At that moment your browser connects to Google directly; Google receives your IP address, may use cookies of its own and may process this information abroad.',
        'If you don’t allow it, you see a drawing of ours and our full address instead. When you withdraw your permission, the map is removed at once.',
      ],
    },
    {
      title: 'Marketing cookies',
      paragraphs: [
        'These may be used to measure whether an announcement worked and to show content that might interest you on other sites. Until you allow marketing, no advertising or tracking tool is loaded.',
      ],
    },
    {
      title: 'The choice is yours',
      paragraphs: [
        'The banner on your first visit has three buttons: “Accept All”, “Reject All” and “Preferences”. Under “Preferences” you can decide on maps, analytics and marketing one by one. No box is ticked beforehand.',
        'If you change your mind, “Cookie preferences” at the foot of the page opens the same choice again. Taking permission back is as easy as giving it.',
      ],
    },
    {
      title: 'Continuing to use the site',
      paragraphs: [
        'If you continue to use the site, only the essential records are in use. Leaving the banner unanswered, scrolling or moving to another page does not count as permission; maps, analytics and marketing stay off.',
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
        'We use essential records on the basis of our legitimate interest in presenting the site in the language and the way you chose (KVKK article 5/2 (f)). Maps, analytics and marketing work only with your explicit consent (KVKK article 5/1).',
      ],
    },
    {
      title: 'Changes and contact',
      paragraphs: [
        'If we start to use a new tool, we write here first what it is, whose it is and how long its records last. For questions, write to kvkk@gokhat.example; your rights are set out on our privacy page.',
      ],
    },
  ],
};
