import { retention } from '#content/retention.ts'
import type { LegalPage } from './parts.ts'

export function euRepresentation(named: string | null): string {
  return named
    ? `Our representative in the European Union (Art. 27 GDPR) is ${named}.`
    : 'We have not appointed a representative in the European Union (Art. 27 GDPR). If you live there, you can exercise all your rights by writing to the privacy address on this page, and you can complain to the data protection authority in your country.'
}

export const privacy: LegalPage = {
  meta: {
    title: 'Privacy notice',
    description:
      'Which personal data we process, why and on what legal basis, who sees it, how long we keep it, and how to exercise your rights.',
  },
  title: 'Privacy notice',
  lead: 'You trust us with details of your income, your family and your accounts. This page explains what we do with them.',
  stateOn: '2026-11-22',
  sections: [
    {
      id: 'controller',
      title: 'Data controller',
      paragraphs: [
        'The company named in the Impressum decides how personal data is processed on this site and in our work for clients.',
      ],
    },
    {
      id: 'contact-person',
      title: 'Data protection contact',
      paragraphs: [
        'Email the privacy address on this page. You will receive a first reply within 48 hours and a complete answer within 30 days.',
      ],
    },
    {
      id: 'data',
      title: 'Data we collect',
      paragraphs: ['We collect only what we need for each purpose:'],
      list: [
        'Visitors: our server logs record the address of each page (without anything after a question mark), the time, the response and its duration. They do not record your IP address or browser. To limit abuse, we count requests from your IP address for a few hours at most.',
        'Signing in: the IP address and browser of each session, when it began and when it was last used. You can see your sessions in the portal and end any of them. A session ends after 30 days at the latest.',
        'Audit log: who opened or changed what and when. For 12 months, it also includes the IP address used.',
        'Downloads of guides and templates: to count each reader once a day, we store a keyed hash of the IP address with the file name and the day. The hash changes daily, and we delete it the following day. Only the count remains.',
        'Enquiries: your name, email address, tax situation and message, and our correspondence about it.',
        'Orders: the name and email address you gave us or the payment provider, what you bought and paid, and the language and time zone of your browser. Only the payment provider sees your card number.',
        'Clients: everything we need for your tax return, such as your income, wealth, family, religious affiliation (for church tax) and health costs. Some of this is sensitive data.',
        'Newsletter: your email address, your topics and the proof that you confirmed your subscription.',
        'Job applications: your name, email address, telephone number (if you give one), cover letter and CV, and our correspondence about your application.',
      ],
    },
    {
      id: 'not-collected',
      title: 'Data we do not collect',
      paragraphs: [
        'We do not create advertising profiles, track you across sites or collect data from social networks. Our calculators use what you enter and store nothing unless you ask them to.',
        'Some documents you upload contain your AHV number (social security number). We do not store it in a field of its own, because only bodies named in the law may use it systematically (AHVG Art. 153c).',
      ],
    },
    {
      id: 'purpose',
      title: 'Use and legal basis',
      paragraphs: [
        'We process data to reply to you, to carry out our contract, to decide on job applications, to keep the records the law requires, to keep the site secure and, with your consent, to send the newsletter. We use it for nothing else. The legal basis is the Federal Act on Data Protection (FADP, SR 235.1) and, for your engagement, its Art. 31 para. 2 let. a. If the European regulation applies to you, the basis is Art. 6 (1) (a), (b), (c) and (f) GDPR and, for sensitive data, Art. 9 (2) (a) and (f).',
      ],
    },
    {
      id: 'sharing',
      title: 'Who receives data',
      paragraphs: ['We do not sell data. The following recipients receive only what they need:'],
      list: [
        'The tax authorities, once you have approved your tax return.',
        'Messaging services, if you choose to chat with us. Please do not send tax documents that way.',
        'Map services, but only if you select the link.',
      ],
    },
    {
      id: 'abroad',
      title: 'Data abroad',
      paragraphs: [
        'The list above names the country in which each recipient operates. We send data abroad only to a country with adequate protection (Annex 1 of the Data Protection Ordinance; in the United States, firms certified under the Swiss-U.S. Data Privacy Framework) or under the standard clauses recognised by the Swiss commissioner (FDPIC).',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'Connections are encrypted, and we encrypt each uploaded file again before we store it. Our staff sign in with two-step verification and see only what they need for their work. We record every time someone opens a client file.',
        'Everyone who works for us is bound to confidentiality, even after they leave.',
      ],
    },
    {
      id: 'automated',
      title: 'Automated processing',
      paragraphs: [
        'A language model helps us to summarise public news, and we label these items. It receives no client data. We never leave a decision about you to a machine alone.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'We will reply within 30 days and free of charge (FADP, Art. 25; Data Protection Ordinance, Art. 18 and 19). At any time, you can:',
      ],
      list: [
        'ask which data we hold about you and receive a copy;',
        'have incorrect data corrected;',
        'have data deleted, unless the law requires us to keep it;',
        'receive your data in a common format;',
        'withdraw your consent, for example to the newsletter;',
        'complain to the Federal Data Protection and Information Commissioner (FDPIC) or to the data protection authority in your country.',
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep data',
      paragraphs: [
        'When the retention period ends, we delete the data the following night. We delete the backups within a further 90 days.',
      ],
      list: [
        ...retention.map(({ what, savedFor, law, how }) => `${what}: ${savedFor} (${law}). ${how}`),
        'Server logs: 12 months.',
        'Sessions: until they end, for 30 days at most. We delete them the following night.',
        'The audit log (who opened, changed or deleted what and when) contains none of the content itself. We remove its IP addresses after 12 months. The entries themselves remain as proof of all of the above.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: [
        'We update this notice when our processing changes. The date above shows which version you are reading.',
      ],
    },
  ],
}
