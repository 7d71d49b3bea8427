import type { PageMeta } from './parts.ts'

export const impressum = {
  meta: {
    title: 'Impressum',
    description:
      'Who is responsible for this site: company, address, register, VAT number, management and legal contact.',
  } satisfies PageMeta,
  title: 'Impressum',
  lead: 'Who is behind this site and how to reach us.',
  labels: {
    company: 'Company',
    name: 'Name',
    address: 'Address',
    contact: 'Contact',
    legalForm: 'Legal form',
    register: 'Commercial register',
    uid: 'Business identification number (UID)',
    vat: 'VAT number',
    purpose: 'Business purpose',
    management: 'Management',
  },
  qualificationsTitle: 'Qualifications',
  qualifications:
    'The title and diploma of each adviser are in the team profiles. In Switzerland tax advice is not a profession that needs a licence; we are not lawyers and do not appear in court.',
  servicesTitle: 'Services',
  services: 'Preparation of Swiss tax returns and tax advice for individuals with a link to another country.',
  noticeTitle: 'Legal notice',
  notice: [
    'What we publish here is general information on Swiss tax law, with its date beside it. It does not replace advice in your own case.',
    'The calculators use the official tariffs and name the date of their data. What counts is the assessment of the tax office.',
    'Links lead to the pages of others. We are not responsible for what they say.',
    'Texts, drawings and calculators are our work. You may quote them if you name the source.',
  ],
  legalContactTitle: 'Legal contact',
  legalContact: 'Legal notices by e-mail or post are answered within 2 business days.',
} as const
