import type { PageMeta } from './parts.ts'

export type TeamMember = {
  id: string
  name: string
  monogram: string
  role: string
  description: string
  email: string
  experience: string
  expertise: readonly string[]
  education: string
  languages: readonly string[]
  achievements: readonly string[]
  isPlaceholder: boolean
}

export const teamPage = {
  meta: {
    title: 'Team',
    description: 'Meet the four people who prepare your Swiss tax return: their fields, languages and training.',
  } satisfies PageMeta,
  title: 'Who prepares your return',
  lead: 'We are a team of four, each with our own field. The same adviser looks after your case until your tax assessment arrives.',
  emailLabel: 'Email',
  languagesLabel: 'languages:',
  careersTitle: 'Would you like to work with us?',
  careersLink: { name: 'Careers', href: '/careers' },
} as const

export const team: readonly TeamMember[] = [
  {
    id: 'managing-director',
    name: 'N. N.',
    monogram: 'MD',
    role: 'Managing director, tax adviser',
    description: 'Signs off every return. Handles voluntary disclosures and objections.',
    email: 'director@expat-tax-biel.example',
    experience: 'Years of practice to be supplied',
    expertise: ['Objections and appeals', 'Voluntary disclosure', 'Family taxation'],
    education: 'Diploma to be supplied',
    languages: ['German', 'French', 'English'],
    achievements: ['To be supplied'],
    isPlaceholder: true,
  },
  {
    id: 'senior-tax-adviser',
    name: 'N. N.',
    monogram: 'TS',
    role: 'Senior tax adviser, tax at source',
    description:
      'Compares the tax withheld from your salary with the tax you owe, and tells you whether filing a tax return is worth it.',
    email: 'tax-at-source@expat-tax-biel.example',
    experience: 'Years of practice to be supplied',
    expertise: ['Tax at source', 'Cross-border commuters', 'Employee shares and options'],
    education: 'Diploma to be supplied',
    languages: ['English', 'German', 'Italian'],
    achievements: ['To be supplied'],
    isPlaceholder: true,
  },
  {
    id: 'international-adviser',
    name: 'N. N.',
    monogram: 'IT',
    role: 'Tax adviser, international income',
    description: 'Divides income, property and debts between countries and applies the right tax treaty.',
    email: 'international@expat-tax-biel.example',
    experience: 'Years of practice to be supplied',
    expertise: ['Tax treaties', 'Property abroad', 'Pensions from abroad'],
    education: 'Diploma to be supplied',
    languages: ['English', 'French', 'Spanish'],
    achievements: ['To be supplied'],
    isPlaceholder: true,
  },
  {
    id: 'tax-assistant',
    name: 'N. N.',
    monogram: 'TA',
    role: 'Tax assistant',
    description:
      'Looks after the checklists, checks what you upload within one working day and watches every deadline.',
    email: 'documents@expat-tax-biel.example',
    experience: 'Years of practice to be supplied',
    expertise: ['Document intake', 'Deadlines and deadline extensions', 'Securities schedules'],
    education: 'Diploma to be supplied',
    languages: ['French', 'German', 'English'],
    achievements: ['To be supplied'],
    isPlaceholder: true,
  },
]
