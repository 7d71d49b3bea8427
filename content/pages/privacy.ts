import { retention } from '#content/retention.ts'
import type { LegalPage } from './parts.ts'

export function euRepresentation(named: string | null): string {
  return named
    ? `Our representative in the European Union (Art. 27 GDPR) is ${named}.`
    : 'We have not appointed a representative in the European Union (Art. 27 GDPR). If you live there, you can use all your rights by writing to the privacy address on this page, and you can complain to the data protection authority of your country.'
}

export const privacy: LegalPage = {
  meta: {
    title: 'Privacy notice',
    description:
      'Which personal data we process, why, on what legal basis, who sees it, how long we keep it, and how you use your rights.',
  },
  title: 'Privacy notice',
  lead: 'You trust us with your income, your family and your accounts. This page says what happens to that knowledge.',
  stateOn: '2026-11-22',
  sections: [
    {
      id: 'controller',
      title: 'Data controller',
      paragraphs: [
        'The company named in the Impressum decides how personal data is processed on this site and in its engagements.',
      ],
    },
    {
      id: 'contact-person',
      title: 'Data protection contact',
      paragraphs: [
        'Write to the privacy address given on this page. You get a first reply within 48 hours and a complete answer within 30 days.',
      ],
    },
    {
      id: 'data',
      title: 'Data we collect',
      paragraphs: ['Only what the purpose needs:'],
      list: [
        'Visitors: address of the page without what follows the question mark, time, answer and duration, in server logs. Neither IP address nor browser is written into them. To limit abuse, your IP address is counted for some hours at most.',
        'Signing in: IP address and browser of each session, when it began and when it was last used. You see them in the portal and can end each session; a session ends after 30 days at the latest.',
        'Audit log: who opened or changed what and when. For 12 months it also holds the IP address from which it was done.',
        'Downloads of guides and templates: to count each reader once a day, a keyed hash of the IP address with the name of the file and the day. The hash changes daily and is deleted on the following day; the count alone remains.',
        'Enquiries: name, e-mail address, tax situation, message, and what we write to each other about it.',
        'Orders: name and e-mail address as you gave them to us or to the payment provider, what you bought and paid, language and time zone of your browser. Card numbers are seen by the payment provider only.',
        'Clients: everything your tax return needs, such as income, wealth, family, religion for church tax, health costs. Part of this is sensitive data.',
        'Newsletter: e-mail address, topics, and the proof that you confirmed.',
        'Applications: name, e-mail address, telephone number if you give one, letter, CV, and what we write to each other about it.',
      ],
    },
    {
      id: 'not-collected',
      title: 'Data we do not collect',
      paragraphs: [
        'No profiles for advertising, no tracking across sites, no data from social networks. Our calculators work with what you type and store nothing unless you ask them to.',
        'The AHV number stands in some documents you upload. We do not keep it as a field of our own, because only bodies named in the law may use it systematically (AHVG Art. 153c).',
      ],
    },
    {
      id: 'purpose',
      title: 'Use and legal basis',
      paragraphs: [
        'We process data to answer you, to carry out our contract, to decide about applications, to keep the records the law asks for, to keep the site secure, and, with your consent, to send the newsletter. We use it for nothing else. The basis is the Federal Act on Data Protection (FADP, SR 235.1), for the mandate its Art. 31 (2) (a); where the European regulation applies to you, Art. 6 (1) (a), (b), (c) and (f) GDPR and, for sensitive data, Art. 9 (2) (a) and (f).',
      ],
    },
    {
      id: 'sharing',
      title: 'Who receives data',
      paragraphs: ['Nobody buys data from us. These receive what they need:'],
      list: [
        'The tax authorities, when you have approved the return.',
        'Messaging services, if you choose to chat with us. Please send no tax documents that way.',
        'Map services, only after you click the link.',
      ],
    },
    {
      id: 'abroad',
      title: 'Data abroad',
      paragraphs: [
        'The list above names the state in which each recipient works. Data goes abroad only to a state with adequate protection (annex 1 of the data protection ordinance; in the United States, firms certified under the Swiss-U.S. Data Privacy Framework) or under the standard clauses recognised by the Swiss commissioner (FDPIC).',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'Connections are encrypted, and each uploaded file is encrypted again before it is stored. Staff sign in with a second factor, see only what their work needs, and every opening of a client file is recorded.',
        'Those who work for us are bound to secrecy, also after they leave.',
      ],
    },
    {
      id: 'automated',
      title: 'Automated processing',
      paragraphs: [
        'A language model helps us to summarise public news; such items carry a label. It receives no client data. No decision about you is made by a machine alone.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'We answer within 30 days and free of charge (FADP, Art. 25; data protection ordinance, Art. 18 and 19). You may at any time:',
      ],
      list: [
        'ask which data we hold about you, and receive a copy;',
        'have wrong data corrected;',
        'have data deleted, as far as no law obliges us to keep it;',
        'receive your data in a common format;',
        'withdraw a consent, for instance to the newsletter;',
        'complain to the Federal Data Protection and Information Commissioner (FDPIC) or the authority of your country.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      paragraphs: [
        'When the time is up, a job that runs each night deletes the data; backups of it are deleted within another 90 days.',
      ],
      list: [
        ...retention.map(({ what, savedFor, law, how }) => `${what}: ${savedFor} (${law}). Then ${how}.`),
        'Server logs: 12 months.',
        'Sessions: until they end, at most 30 days; deleted in the following night.',
        'The audit log (who opened, changed or deleted what, and when) holds no contents. Its IP addresses are removed after 12 months; the entries themselves stay, because they prove all of the above.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'We adapt this notice when our processing changes. The date above tells you which version you read.',
      ],
    },
  ],
}
