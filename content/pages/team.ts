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
    description: 'The four people who prepare your Swiss tax return: their fields, languages and training.',
  } satisfies PageMeta,
  title: 'Who prepares your return',
  lead: 'Four people, each with a field. The adviser who takes your case keeps it until the assessment.',
  placeholderLabel: 'Profile to be supplied by the firm',
  emailLabel: 'Write to',
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
    description: 'Responsible for every return that leaves the house. Takes on disclosures and objections.',
    email: 'director@expat-tax-biel.example',
    experience: 'Years of practice to be supplied',
    expertise: ['Objections and appeals', 'Voluntary disclosure', 'Taxation of families'],
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
    description: 'Compares what was withheld with what is due, and says whether a request pays.',
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
    description: 'Allocates income, property and debts between countries and finds the article of the treaty.',
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
    description: 'Keeps the checklists, checks what you upload within one working day, and knows every deadline.',
    email: 'documents@expat-tax-biel.example',
    experience: 'Years of practice to be supplied',
    expertise: ['Document intake', 'Deadlines and extensions', 'Lists of securities'],
    education: 'Diploma to be supplied',
    languages: ['French', 'German', 'English'],
    achievements: ['To be supplied'],
    isPlaceholder: true,
  },
]
