import type { PageMeta } from './parts.ts'

export const impressum = {
  meta: {
    title: 'Impressum',
    description:
      'Who is responsible for this site: company, address, register, VAT number, management and legal contact.',
  } satisfies PageMeta,
  title: 'Impressum',
  lead: 'This page says who runs this site and how to reach us.',
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
    'You can find the title and diploma of each adviser in the team profiles. Tax advisers do not need a licence in Switzerland. We are not lawyers and do not represent clients in court.',
  servicesTitle: 'Services',
  services: 'We prepare Swiss tax returns and give tax advice to individuals with a link to another country.',
  noticeTitle: 'Legal notice',
  notice: [
    'We publish general information on Swiss tax law and say which date it reflects. It does not replace advice on your own situation.',
    'Our calculators use official tax rates and show the date of their data. Only the tax office’s assessment is binding.',
    'We link to other websites and are not responsible for their content.',
    'We created the texts, drawings and calculators on this site. You may quote them if you name the source.',
  ],
  legalContactTitle: 'Legal contact',
  legalContact: 'We reply to legal notices by email or post within 2 business days.',
} as const
