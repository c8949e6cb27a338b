import type { Chrome } from '#web/content/chrome-schema.ts';

export const chrome: Chrome = {
  skipToContent: 'Skip to content',
  navigation: {
    label: 'Main menu',
    home: 'Home',
    about: 'About',
    services: 'Services',
    sustainability: 'Sustainability',
    certificates: 'Certificates',
    life: 'Life',
    contact: 'Contact',
    privacy: 'Privacy',
    cookies: 'Cookies',
    legal: 'Legal notice',
  },
  submenu: {
    'who-we-are': { label: 'Who we are', note: 'Our story since {founded}' },
    'mission-vision': {
      label: 'Mission and vision',
      note: 'What we carry today, and where it’s taking us',
    },
    values: { label: 'Our values', note: 'The five values our work rests on' },
    'international-ops': {
      label: 'International operations',
      note: 'Interconnection, number management, transit',
    },
    'communication-tech': {
      label: 'Communication technologies',
      note: 'A2P and OTP SMS, international voice, routing',
    },
    'digital-services': {
      label: 'Digital services',
      note: 'CPaaS; SMS, voice and verification APIs',
    },
    'research-dev': {
      label: 'Research and development',
      note: 'Traffic analysis, automation, AI routing',
    },
    'environmental-approach': {
      label: 'Environmental approach',
      note: 'The same distance on less energy',
    },
    'social-responsibility': {
      label: 'Social responsibility',
      note: 'The same measure for everyone',
    },
    'ethics-compliance': {
      label: 'Ethics and compliance',
      note: 'The same rule when nobody’s looking',
    },
    'quality-management': {
      label: 'Quality management',
      note: 'ISO 9001 and ISO 10002 in daily work',
    },
    'information-security': {
      label: 'Information security',
      note: 'ISO/IEC 27001 and the words in our keeping',
    },
    'quality-commitment': {
      label: 'Our commitment to quality',
      note: 'And after the auditor has left',
    },
    'who-we-are-team': { label: 'Our team', note: 'Many trades, one frequency' },
    'development-learning': {
      label: 'Development and learning',
      note: 'A companion, a training budget, a reading group',
    },
    'team-spirit': { label: 'Team spirit', note: 'Four of us, in our own words' },
    'join-team': { label: 'Join the team', note: 'No need to wait for a vacancy' },
    'contact-form': { label: 'Write to us', note: 'An answer within one working day' },
    'office-locations': { label: 'Our office', note: '{district}, Istanbul' },
    'social-media': { label: 'Social media', note: 'LinkedIn and Instagram' },
  },
  menu: { open: 'Open menu', close: 'Close menu', sections: '{page}: sections' },
  language: { label: 'Language' },
  loading: {
    failed: 'This part could not be loaded; your connection may have dropped.',
    retry: 'Try again',
  },
  scheme: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  onThisPage: 'On this page',
  updatedOn: 'Last updated {date}',
  footer: {
    quickLinks: 'Pages',
    legal: 'Legal',
    followUs: 'Follow us',
    statement: 'Voice and messages from Istanbul to more than 150 countries.',
  },
  consent: {
    title: 'Cookies are your call.',
    text: 'Beyond essential records, nothing loads unless you allow it.',
    acceptAll: 'Accept All',
    rejectAll: 'Reject All',
    preferences: 'Preferences',
    reopen: 'Cookie preferences',
    explanation: 'Decide on each one by itself, and change your mind here whenever you like.',
    policy: 'Cookie policy',
    essential: {
      title: 'Essential records',
      text: 'Remember your language, the appearance, what you decide here and what you have not sent yet; they never leave your device.',
    },
    always: 'Always on',
    maps: {
      title: 'Maps',
      text: 'Show our office on Google Maps. Your IP address is transferred abroad, to Google; Google may use cookies of its own.',
    },
    analytics: {
      title: 'Analytics',
      text: 'Would show us, in aggregate, which pages are read. There is no tool behind it today; nothing is loaded.',
    },
    marketing: {
      title: 'Marketing',
      text: 'Would tell us whether an announcement reached its readers. There is no tool behind it today; nothing is loaded.',
    },
    save: 'Save my choice',
    close: 'Close preferences',
  },
  floatingContact: {
    label: 'Quick contact',
    open: 'Contact us',
    hide: 'Hide',
    whatsapp: 'Message us on WhatsApp',
    call: 'Call us',
    email: 'Email us',
    title: 'We’re listening.',
    close: 'Close the form',
  },
  map: {
    title: 'Map of our office',
    question:
      'The map comes from Google. If we show it, your IP address is transferred abroad, to Google, and Google may use cookies of its own.',
    show: 'Show the map',
    failed: 'The map could not be loaded. Try again, or open it in Google Maps.',
    link: 'Open in Google Maps',
    retry: 'Try again',
  },
  form: {
    optional: '(optional)',
    choose: 'Choose',
    kept: 'What you type is kept in this tab.',
    restored: 'You can carry on where you left off.',
    discard: 'Start afresh',
    honeypot: 'Leave this field empty',
    counter: '{count} / {max} characters',
    phone: {
      country: 'Country code',
      search: 'Search for a country or code',
      none: 'No matching country.',
    },
    newTab: 'opens in a new tab',
    withoutScript:
      'This form needs JavaScript, which seems to be switched off in your browser. You can reach us by email or by phone:',
    reference: 'Your reference number: {reference}',
    proving: 'This may take a few seconds.',
  },
  messageForm: {
    name: 'Name',
    email: 'Email',
    message: 'Message',
    notice:
      '{name} processes what you send in this form to answer you, which is its legitimate interest, keeps it for {messagesKept}, and shares it with no third party unless the law requires it. Your rights and the details: {link}.',
    noticeLink: 'Privacy notice',
    send: 'Send',
    sending: 'Sending...',
    success: 'Your message has been received.',
    next: 'We’ll write back within one working day.',
    failure: 'Submit failed.',
    offline:
      'We couldn’t reach the network, but everything you typed is still here. Once you’re back online, one press of Send is all it takes.',
  },
  toast: { region: 'Notifications', dismiss: 'Dismiss notification' },
};
