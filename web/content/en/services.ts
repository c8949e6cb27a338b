import type { PageContent } from '#contract/content/schema.ts';

export const services: PageContent<'services'> = {
  seo: {
    title: 'Wholesale voice, A2P SMS, CPaaS and R&D | {name}',
    description:
      'Interconnection, number management, A2P and OTP SMS, international voice termination, CPaaS APIs and AI-assisted routing: the services of {name}.',
  },
  hero: {
    title: 'Everything between the ring and the “hello”.',
    lead: 'Wholesale voice and messaging for operators, APIs for businesses and, underneath both, software we write ourselves.',
    plate:
      'The wave of a voice is taken apart into samples, travels many ways at once and becomes a voice again at the far end.',
  },
  coverage: {
    title: 'Where to, with what, in whose name?',
    text: 'What we offer in each country, and what an SMS may show as its sender. Ask about a country that isn’t listed too; we’ll tell you in the same reply whether we have a route. The countries you tick are filled in on the quote form.',
    search: 'Search countries',
    service: 'Service',
    all: 'Any service',
    serviceNames: {
      sms: 'SMS',
      voice: 'Voice',
      numbers: 'Numbers',
      interconnection: 'Interconnection',
    },
    senderRules: {
      free: 'Any sender name',
      registered: 'Sender name registered first',
      numeric: 'Sender can only be a number',
      local: 'SMS sent from a local number',
      none: 'No sender name',
    },
    found: '{count} found.',
    none: 'That country isn’t on the list; just name it on the quote form.',
    showAll: 'Show all countries ({count})',
    ask: 'Request a quote ({count} ticked)',
  },
  codeSamples: {
    title: 'One request, one answer.',
    text: 'These are samples: address, number and key are not real. Real ones, and the documentation, come with your account.',
    products: 'API',
    languages: 'Programming language',
    product: { sms: 'SMS', voice: 'Voice', verification: 'Verification' },
    answer: 'Answer',
    copy: 'Copy',
    copied: 'Copied',
    message: 'Your parcel is on its way.',
    spoken: 'Your order is ready.',
  },
  smsCalculator: {
    title: 'How many letters is one ş?',
    text: 'Operators in Türkiye append a five-character code to commercial messages (BTK decision 2016/DK-YED/211). They bill ğ, Ğ, ş, Ş, ı, İ and ç as two units each; a network that knows the Turkish table carries them as one. A single character outside these alphabets moves the whole message to UCS-2.',
    caption: 'The longest text that fits beside the code, in units',
    alphabets: {
      gsm7: 'GSM-7',
      turkishLockingShift: 'Turkish table',
      turkishSingleShift: 'GSM-7 with the Turkish shift table',
      ucs2: 'UCS-2',
    },
    api: 'Your software can ask for the same:',
    message: 'Your message',
    sample:
      'Dear Ayşe Çağlar, your order is on its way to Işıklar Çarşısı, Şişli. Our courier Işıl Aydoğdu will be there after 14:00; reply to change the hour.',
    privacy: 'What you type stays in your browser: it is neither sent nor stored.',
    operatorCode: 'Append the operator’s five-character code',
    sender: 'Sender name',
    senderHint: '3 to 11 characters, registered with the operators by document.',
    senderRefused:
      'Operators refuse this name. It takes 3 to 11 characters: letters from A to Z, digits and spaces only.',
    senderIsAddress: 'A web address cannot be a sender name.',
    hasLink:
      'The message holds a link. Since 1 April 2026, A2P messages from abroad with a link are blocked in Türkiye.',
    billed: 'As billed',
    carried: 'On the network',
    parts: 'SMS',
    units: 'Units',
    left: 'Left',
    costly: 'Characters that take more',
    noneCostly: 'Each is one unit.',
    double: 'double',
  },
  sections: {
    'international-ops': {
      plate: 'The globe drawn in dots; arcs rise from Istanbul to the continents.',
      title: 'International operations',
      subtitle: 'Traffic that doesn’t queue at the border',
      description:
        'For two networks to talk, they need an agreement, a numbering plan and a properly built interconnect. We put all three in place, watch the network at every hour and add capacity as your traffic grows.',
      figures: [
        { figure: '{figures.partners}', label: 'global partners' },
        { figure: '{figures.service}', label: 'network watch' },
      ],
      features: [
        {
          title: 'Interconnection',
          text: 'IP interconnection over SIP, through an IPsec tunnel or SIP-TLS if you prefer. Codecs, capacity and acceptance tests are agreed in writing before the connection opens.',
        },
        {
          title: 'Number management',
          text: 'Providing, porting and returning geographic, mobile and freephone numbers. We tell you at the outset which documents and address rules each country asks for.',
        },
        {
          title: 'Traffic transit',
          text: 'Transit voice and SMS to countries you have no direct connection with. Each destination has a primary and a backup route; if one fails, traffic moves to the other.',
        },
        {
          title: 'HLR and MNP look-ups',
          text: 'We find out whether a number is live, and which operator it has been ported to, before the traffic sets off. Calls and messages go to the right network instead of going to waste.',
        },
        {
          title: 'Rates and reconciliation',
          text: 'Price changes come with their effective date. At the end of the period call detail records (CDRs) are compared, and any difference is resolved with you line by line.',
        },
        {
          title: 'Service levels (SLA)',
          text: 'We publish no single SLA for everyone. Availability, delivery time and response to faults differ from route to route; your contract states them in figures that both sides can measure.',
        },
      ],
      ask: 'Ask about interconnection or a route',
    },
    'communication-tech': {
      plate:
        'Strands from every side pass through one narrow throat in good order, and open out again.',
      title: 'Communication technologies',
      subtitle: 'Voice and messages at the right door',
      description:
        'A bank’s one-time code has to arrive before it expires, and a call abroad shouldn’t break up. We measure every step of A2P and OTP messaging, international voice and operator termination, and choose routes by what we find.',
      figures: [{ figure: '155', label: 'characters: one SMS with the operator’s code' }],
      features: [
        {
          title: 'A2P SMS',
          text: 'Notifications, reminders and alerts over SMPP or HTTP. In Türkiye we have your sender name registered with its documents, and check the recipient’s consent in the İYS register before a commercial message.',
        },
        {
          title: 'OTP SMS',
          text: 'One-time codes leave from a priority queue of their own, apart from campaign traffic. If the SMS doesn’t get through, the code can be read out in a voice call.',
        },
        {
          title: 'International voice',
          text: 'Wholesale voice with the caller’s number (CLI) preserved, and routes monitored by answer-seizure ratio (ASR), average call duration (ACD) and post-dial delay (PDD). Where the destination uses STIR/SHAKEN and the call is signed, we pass the signature on untouched.',
        },
        {
          title: 'Operator connections and termination',
          text: 'Termination on fixed and mobile networks, directly or through partners under contract. Where a sender ID has to be registered, we prepare the application with you.',
        },
        {
          title: 'Routing optimisation',
          text: 'Least-cost routing (LCR) is not enough by itself. We weigh ASR, ACD and delivery rate beside the price, and take a route out of the running when it falls below the agreed threshold.',
        },
        {
          title: 'Protection against fraud',
          text: 'We set thresholds for Wangiri (one-ring) calls, international revenue share fraud (IRSF), artificially inflated SMS traffic (AIT) and false answer supervision (FAS). When one is crossed, we stop that traffic and let you know.',
        },
      ],
      ask: 'Ask for SMS and voice rates',
    },
    'digital-services': {
      plate: 'A single request fans out across a lattice of nodes.',
      title: 'Digital services',
      subtitle: 'Communication in a few lines of code',
      description:
        'Our CPaaS platform puts the knotty side of telecoms behind an API. Your application sends, calls and verifies, and you watch it happen live.',
      features: [
        {
          title: 'SMS API',
          text: 'Single and bulk sending, scheduled messages and two-way SMS. Delivery reports (DLRs) reach your address by webhook as they come in.',
        },
        {
          title: 'Voice API',
          text: 'Place and forward calls, build voice menus (IVR), turn text into speech. Ringing, answered, ended: every step of a call reaches your application as an event.',
        },
        {
          title: 'Verification API',
          text: 'We generate the code, set its expiry and limit the attempts. Whether SMS or voice is tried first is up to you.',
        },
        {
          title: 'Developer documentation',
          text: 'Examples you can copy and run, what each error code means, release notes. If the answer isn’t there, ask our engineers; they reply, and then add it to the page.',
        },
        {
          title: 'Real-time traffic monitoring',
          text: 'Delivery rate, ASR, ACD and spending on one screen, by country, operator and route. Set a threshold and we’ll tell you by email or webhook when it’s passed.',
        },
        {
          title: 'Keys and limits',
          text: 'Each application gets its own API key, IP restriction and daily spending limit. When you renew a key the old one works a while longer, so your traffic doesn’t stop.',
        },
      ],
      ask: 'Ask for API access',
    },
    'research-dev': {
      plate: 'A spectrum flows line by line, and one carrier signal rises above the rest.',
      title: 'Research and development',
      subtitle: 'Software that learns from traffic',
      description:
        'We write the software that runs our network side by side with the people who watch it. A new idea is tried on past records first, then on a thin slice of traffic; if it earns its place, it spreads.',
      features: [
        {
          title: 'Telecoms software',
          text: 'We build our own tools for routing, rates and reconciliation. When operations mention something missing in the morning, a developer hears it from the next desk.',
        },
        {
          title: 'Traffic analysis',
          text: 'We look at traffic records only, never at what was said or written. A falling delivery rate or a sudden run of short calls catches the eye early.',
        },
        {
          title: 'Automation',
          text: 'Reading rate sheets, testing routes and updating numbering plans is work for software. People look at the exceptions; the less repetition, the more time for the real problem.',
        },
        {
          title: 'AI routing',
          text: 'Models study past traffic, estimate how a route will behave over the coming hours and suggest an order. Engineers set the limits; each change is recorded with its reason and can be undone.',
        },
        {
          title: 'Measuring from outside',
          text: 'We call and message test numbers regularly. That the voice is heard, the code arrives and the caller’s number is unchanged, we know from the phone itself and not just from a report.',
        },
      ],
      ask: 'Write to the R&D team',
    },
  },
  addedAreas: {},
  callToAction: {
    title: 'Where does your traffic need to go?',
    text: 'Send us the countries, your monthly minutes or messages, and whatever gives you trouble today. We’ll come back with routes and rates.',
    action: 'Request a quote',
  },
};
