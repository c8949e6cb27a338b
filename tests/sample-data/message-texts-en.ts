import type { LanguageParts } from './message-parts.ts';

/** The parts of English messages. */
export const messageTextsEn: LanguageParts = {
  slots: {
    country: ['Türkiye', 'Jordan', 'Nigeria', 'Kenya', 'Poland', 'Romania', 'Pakistan', 'Georgia'],
    since: [
      ...['since yesterday morning', 'since about 08:30 UTC', 'for the last two days'],
      ...['since the weekend', 'since Friday evening', 'for roughly an hour now'],
    ],
    when: ['yesterday', 'this morning', 'last Tuesday', 'on Friday', 'last week', 'two days ago'],
    count: ['15,000', '40,000', '120,000', '250,000', '600,000', '1.2 million', '3 million'],
    minutes: ['80,000', '300,000', '750,000', '1.5 million', '2 million'],
    amount: ['EUR 1,4##.50', 'USD 2,7##.00', 'EUR 8##.20', 'USD 12,3##.75'],
    invoice: ['GHT-######', 'GHT20250000####'],
    ticket: ['DST-#####', '#######'],
    messageId: ['7f3a-####-c2##', 'msg_9#4#b7##', '01hx####kq##'],
    sip: ['503', '486', '408', '480', '603'],
    http: ['401', '403', '429', '500'],
    ip: ['203.0.113.1##', '198.51.100.2#', '192.0.2.1#'],
    colleague: ['Selin', 'Murat', 'Elif', 'Onur', 'Gizem', 'Kaan'],
    weekday: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    hour: ['10:00', '11:30', '14:00', '15:30'],
    university: [
      ...['Warsaw University of Technology', 'the University of Lagos', 'the University of Jordan'],
      ...['TU Berlin', 'the University of Lisbon', 'the University of Nairobi'],
    ],
    outlet: ['The Signal Ledger', 'Carrier & Cable Weekly', 'Route Notes', 'The Quiet Network'],
  },
  greetings: [
    ...['Hello,', 'Hi there,', 'Good morning,', 'Good afternoon,', 'Dear Sir or Madam,'],
    ...['Dear Gökhat Telekom team,', 'Dear all,', 'To whom it may concern,'],
  ],
  salutes: ['Hi.', 'Hello.', 'Hi there.', 'Good day.', 'Hello from the other end of the line 👋'],
  closings: [
    ...['Kind regards,', 'Best regards,', 'Regards,', 'Many thanks,', 'Thanks in advance,'],
    ...['Looking forward to hearing from you.\nBest,', 'Yours faithfully,', 'Cheers,'],
  ],
  farewells: ['Best regards,', 'Cheers,', 'With kind regards,', 'All the best,'],
  thanks: ['Thanks!', 'Thank you.', 'Many thanks.', 'Any help is appreciated.', 'Cheers 🙂', 'Thx'],
  fromCompanies: [
    {
      subject: 'partnership',
      trades: ['Telecom', 'Carrier', 'Voice', 'Networks', 'Messaging'],
      sentences: [
        'We at {company} carry wholesale voice into {country} and {country2} and would like to set up a bilateral interconnection with you.',
        'Our volume is around {minutes} minutes a month with an ASR of {52|58|61|64}%.',
        '?We run G.711 and G.729 and are ready for SIP over TLS.',
        'Could you send your interconnect agreement and the technical questionnaire?',
      ],
    },
    {
      subject: 'partnership',
      trades: ['Telecom', 'Carrier', 'Voice', 'Networks', 'Messaging'],
      sentences: [
        'Please share your current termination rates for {country}, {country2} and {country3}.',
        'We are interested in CLI routes only.',
        '?Let us know your payment terms as well, prepaid or net 30.',
        'If you provide test numbers, we can start with a few calls {this week|tomorrow|next Monday}.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['Telecom', 'Carrier', 'Voice', 'Networks', 'Messaging'],
      sentences: [
        'We send about {count} A2P SMS a month to {country} and are looking for a second direct route.',
        'Which documents do you need to register a sender ID, and how long does it take?',
        '?SMPP 3.4 with {50|100|200} messages per second would be plenty.',
        'Genuine delivery receipts matter more to us than the last tenth of a cent.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['Telecom', 'Carrier', 'Voice', 'Networks', 'Messaging'],
      sentences: [
        'It was good to meet {colleague} at the {Barcelona|Dubai|Berlin} event.',
        'As discussed, we would like to exchange rate sheets and run a bilateral test this month.',
        '?Our NDA is short; I can send it over today.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['Telecom', 'Carrier', 'Voice', 'Networks', 'Messaging'],
      sentences: [
        'Do you offer HLR and MNP lookups in bulk?',
        'We need roughly {count} queries a month and a median response below {200|300|400} ms.',
        'A trial account would let us compare you fairly with our present supplier.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['Telecom', 'Carrier', 'Voice', 'Networks', 'Messaging'],
      sentences: [
        'Can you provide geographic numbers in {country} and {country2}?',
        'We need {20|50|80|140} in total, and half of them would be ported in.',
        'A list of the address documents that each country asks for would help us plan.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['Payments'],
      sentences: [
        'We are a payment company collecting offers for OTP delivery.',
        'Our average is {count} messages a month, with peaks of three times that.',
        'Please quote your 95th percentile delivery time and the price of a voice fallback.',
        '?Our deadline is the 20th.',
      ],
    },
    {
      subject: 'partnership',
      trades: ['Software'],
      sentences: [
        'We build helpdesk software and want to replace four messaging suppliers with one API.',
        'About {30|60|90|150} customers would move over during the next two quarters.',
        'Would a short call suit you? {weekday} at {hour} Istanbul time works for us.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'OTP messages to Turkish numbers have been arriving {three|five|ten} minutes late {since}.',
        'It seems to hit {ported numbers|roaming subscribers} the most.',
        'Sample message ID: {messageId}.',
        '?The codes expire after 180 seconds, so our users are locked out.',
        'Please treat this as urgent.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'About {12|18|25|40}% of our delivery receipts have come back as “UNKNOWN” {since}.',
        'The messages do arrive, but our retry logic sends them again and customers get everything twice.',
        'Ticket {ticket} has been open for a while; could someone take a look?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'Our SMPP bind drops every few minutes with ESME_RBINDFAIL.',
        'We moved to a new host; the address is {ip}. Could you add it to the allow list?',
        '?The old one can be removed.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'After rotating our API key every request is answered with {401|403}.',
        'The panel shows the key as active and our clock is in sync.',
        'The last attempt was {messageId}, sent from {ip}.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'We cannot verify the signature of your webhooks.',
        'Is it computed over the raw body, or over the JSON after it has been re-serialised?',
        '?We get the same result with the sample secret from your documentation.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'Calls to {country} have had one-way audio {since}.',
        'They hear us, we do not hear them, and the call drops after thirty seconds.',
        '?I can send a pcap, just tell me where.',
        'Our trunk is {ip}.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'Our caller ID is being replaced on calls to {country}.',
        'Answer rates fell from {61|55|48}% to {22|30|34}% within a day.',
        'Could you move us to another route?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'In the busy hour our calls are rejected with SIP {sip}.',
        'We should have {30|60|90} channels but get no further than {18|40|55}.',
        'Please check the limit on our trunk.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'Invoice {invoice} is {amount} higher than our own records.',
        'The difference is in {country}: {1,2##|8##|3,4##} minutes that we cannot find.',
        'If you send the CDR file we can compare line by line.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'We paid {amount} {when}, yet the panel still shows it as due.',
        'The reference was {invoice}.',
        'Could you check before the account is suspended?',
      ],
    },
    {
      subject: 'general',
      sentences: [
        'As part of our supplier review we need your current ISO 27001 certificate and a summary of your security policy.',
        '?There is also a questionnaire that I could not attach here.',
        'Our deadline is {weekday}.',
      ],
    },
    {
      subject: 'general',
      sentences: [
        'Our contract ends this month, and before renewing we would like to talk about capacity and price.',
        'Traffic has doubled since last year.',
        '?{colleague} knows our account well.',
      ],
    },
  ],
  fromAnyone: [
    {
      subject: 'support',
      sentences: [
        'I cannot reset my password on the customer panel; the e-mail never arrives.',
        '?Yes, I checked the spam folder.',
        'My user name is the address I am writing from.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'I am trying out your API. Are messages sent from the sandbox really delivered, and are they billed?',
        'The documentation mentions a test key, but I could not find it in the panel.',
        '?The Node.js sample was very helpful, by the way.',
      ],
    },
    {
      subject: 'other',
      asksNothing: true,
      sentences: [
        'Just a note to thank your support team, {colleague} in particular.',
        'I opened a ticket in the middle of the night and had an engineer on the line ten minutes later.',
        '?We are not used to that.',
      ],
    },
    {
      subject: 'general',
      sentences: [
        'I wrote {three days|a week|ten days} ago and have not heard back.',
        'It was about {the contract renewal|a corrected invoice|number porting}, reference {ticket}.',
        'If you tell me whom to ask, I will ring them directly.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'I believe I have found a security issue on your site and would rather not describe it in the open.',
        'Is there a PGP key or a security.txt that I have missed?',
        'I did not access any data.',
      ],
    },
    {
      subject: 'other',
      asksNothing: true,
      sentences: [
        'A small thing: on the {services|about|sustainability} page one line is cut off on my phone.',
        'It is an old Android, so perhaps nobody else sees it.',
        '?Otherwise the site is wonderfully fast.',
      ],
    },
  ],
  fromPrivate: [
    {
      subject: 'hr',
      sentences: [
        'I applied about a month ago for a {network|sales|software|billing} position and wondered where things stand.',
        '?A no is fine too, I would simply like to know.',
        'I used this same e-mail address.',
      ],
    },
    {
      subject: 'general',
      sentences: [
        'I run a small {clinic|language school|hostel|repair shop} and would like to send appointment reminders.',
        'It would be {300|500|900} messages a month or so.',
        'Do I need a subscription, or can I pay as I go?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'I keep getting advertising texts from a sender I never signed up for, and your name is in the footer.',
        'I replied STOP twice, without effect.',
        'Please take {phone} off the list.',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'The confirmation code from my bank has not reached me {since}.',
        'The bank says it was sent, my operator says it never came.',
        'I was told that you carry these messages; could you check {phone}?',
      ],
    },
    {
      subject: 'hr',
      sentences: [
        'I am writing for the {IEEE student branch|computer society|careers office} at {university}.',
        'We hold our career day in {March|April|October|November} and would love a speaker from the telecom industry.',
        'We expect {80|120|200} students; a talk lasts about forty minutes.',
        '?Fraud in SMS traffic would draw a full room, I am sure of it.',
      ],
    },
    {
      subject: 'hr',
      sentences: [
        'I study telecommunications at {university} and am looking for a summer internship in Istanbul.',
        'I have built a small PBX with Asterisk and written a SIP parser for a course.',
        'Do you take students from abroad, and which documents would you need?',
      ],
    },
    {
      subject: 'hr',
      sentences: [
        'My thesis at {university} is about artificially inflated SMS traffic.',
        'Would somebody on your team spare half an hour for an interview?',
        'Names and figures would be kept out of the text.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'I write for {outlet} and am preparing a piece on the safety of one-time codes.',
        'I have three short questions for someone on the engineering side.',
        'We close the issue on {weekday}.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        '{outlet} is looking into delays in number porting across the region.',
        'Whom should I contact for a comment from a wholesale carrier?',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'Under Article 15 of the GDPR I request a copy of all personal data that you hold on me.',
        'You should find it under this e-mail address and possibly under {phone}.',
        'Please confirm receipt and reply within the statutory period.',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'I applied for a job {last year|two years ago|last spring} and ask you to delete my CV and everything that belongs to it.',
        'A short confirmation by e-mail is enough.',
      ],
    },
    {
      subject: 'general',
      sentences: [
        'Do you have a plan for calling family in {Jordan|Nigeria|Pakistan|Georgia} from Istanbul?',
        'I talk for {three|five|eight} hours a month, mostly in the evening.',
        '?If you only serve companies, could you point me to somebody who does not?',
      ],
    },
    {
      subject: 'hr',
      sentences: [
        'Thank you for the interview {when}.',
        'I enjoyed the conversation and the tea; may I ask when I can expect an answer?',
      ],
    },
  ],
  short: [
    {
      subject: 'general',
      sentences: [
        'Could somebody call me back, please?',
        'Please call me on {phone}.',
        'Do you have an office in {Germany|the UK|Dubai}?',
        'Price for {count} SMS to {country}?',
        'Are you open on Saturdays?',
        'Rates for {country}, CLI, please.',
        'Hi, is this form still being read?',
        'Can I visit your office on {weekday}?',
      ],
    },
    {
      subject: 'support',
      sentences: [
        'Panel is down, {http} everywhere.',
        'No OTP {since}. Please help!!!',
        'Any news on {ticket}?',
        'Please ignore my previous message, it works again.',
        'Solved. Thank you, {colleague} 🙏',
      ],
    },
    {
      subject: 'other',
      sentences: [
        'Where do I send the receipt for {invoice}?',
        'Lovely new site, well done.',
        'Do you accept internship applications?',
        'What is your VAT number?',
      ],
    },
  ],
  long: {
    opening:
      'We at {company} are about to renew our voice and messaging suppliers. Before asking for formal quotations we are speaking to a handful of carriers, and I would be grateful for your answers on the points below. It has become a long letter, for which I apologise; we would rather have everything in writing than argue about it later.',
    paragraphs: [
      'Where we stand: two data centres, {minutes} minutes of voice and {count} SMS a month. We use two suppliers for voice and three for messages. Two of the contracts end this year, and to be frank nobody here is fighting to keep them.',
      'Interconnection: our trunks are terminated over IPsec today and we want to move to SIP over TLS with SRTP. Which codecs do you support, how long does acceptance testing take, and do we test together? Running both routes side by side for a few weeks is a condition for us.',
      'Capacity: on a normal day we use {120|240|400} concurrent channels, three times that during campaigns. How far in advance must we announce an increase, and do you charge for capacity that we have reserved but not used?',
      'Numbers: we hold {60|180|350} geographic and {2|4|6} toll-free numbers. We do not want to port all of them on one day, so a small group should go first. What is your way back if something breaks halfway through?',
      'One-time codes: ours expire after 180 seconds. Over the last six months the average delivery time was nine seconds, but the 95th percentile reached 41, which is not acceptable. Which figure can you commit to, and what happens when you miss it?',
      'Character sets: nearly every message to Türkiye contains ş, ğ or ı. Could you share which networks support the national language table and which do not? Concatenated parts sometimes arrive out of order; how do you prevent that?',
      'Delivery receipts: we expect them exactly as the operator returned them. In the past we lost customers over messages that were “delivered” and never arrived. What do you do when you find fake receipts, and do you tell your customers about it?',
      'Fraud: last year artificially inflated traffic cost us {amount} in one weekend. Which thresholds do you apply, who stops the traffic when one is crossed, and can you reach us at three in the morning? We would like to adjust the thresholds ourselves.',
      'API: our team is small, so accurate documentation matters more to us than a long list of features. How early do you announce breaking changes? Does the sandbox return real error codes? We are looking for signed webhooks, sensible retries and support for idempotency keys.',
      'Personal data: which records do you keep, for how long, and where? You would act as our processor under the GDPR and KVKK; if you have a standard agreement, our counsel would like to read it early. A list of sub-processors would help too.',
      'Support: your site speaks of a round-the-clock desk. Is the person on duty an engineer who knows the subject, or someone who opens a ticket for the next morning? The report of your last major outage, without customer names, would tell us more than any slide deck.',
      'Commercial terms: we ask for prices that hold for six months and for a month’s notice of increases. Our payment term is 45 days. Where the monthly reconciliation differs by more than half a percent, both sides should open their records, and we would like that in the contract.',
      'Next steps: if your answers reach us by {weekday}, we suggest a technical meeting of two hours the week after. Four of us would join; please bring at least one voice and one messaging engineer. We would gladly travel to Istanbul, and we have heard about the tea.',
    ],
  },
};
