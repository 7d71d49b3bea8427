import type { TitledText } from './parts.ts'

export type JobOpening = {
  id: string
  title: string
  type: 'Full-time' | 'Part-time'
  location: string
  department: string
  experience: string
  description: string
  responsibilities: readonly string[]
  requirements: readonly string[]
  /** First day on the site and last day to apply (YYYY-MM-DD), for the page's structured data. */
  postedOn: string
  validThrough: string
  chatMessage: string
  remote: boolean
}

export const careers = {
  metaTitle: 'Careers',
  openingsText: (howMany: string, names: string) => `${howMany} at a small tax firm in Biel/Bienne: ${names}.`,
  noOpeningsText: 'Work at a small tax firm in Biel/Bienne. No position is open now; we read open applications.',
  title: 'Work with us',
  lead: 'A small firm with one kind of client. You will know each case by name, and go home before the lights on the lake go on.',
  valuesTitle: 'How we work',
  values: [
    {
      title: 'A second reader',
      text: 'A second adviser reads each Premium return before we file it. For any other, ask a colleague.',
    },
    { title: 'Plain language', text: 'We explain tax in words our clients use. Long letters are rewritten.' },
    { title: 'Time to learn', text: 'An hour a week for a new decision, a treaty or a canton.' },
  ] satisfies readonly TitledText[],
  benefitsTitle: 'What you get',
  benefits: [
    'Five weeks of holiday',
    'Two days a week from home, as far as social insurance allows',
    'Costs of a federal diploma shared, and days off for the exam',
    'Rail pass for the commute',
    'Contributions to the pension fund above the legal minimum',
  ],
  openingsTitle: 'Open positions',
  applyButton: 'Apply Now',
  formLink: 'Apply with the form',
  chatHint: 'A chat on WhatsApp, for questions. No documents there, please.',
  chatNote:
    'A chat on WhatsApp is for questions. Please send no CV and no certificates there: a third party carries the messages. The form is encrypted and reaches only those who decide.',
  chatButton: 'Chat with us',
  chatMessage: 'Hello, I have a question about working at your firm.',
  emailText: 'Or write to us:',
} as const

export const careersForm = {
  nextTitle: 'What happens to your application',
  next: [
    'You get a receipt by e-mail, with a number for questions.',
    'Only those who decide can open it. Each opening of your CV is recorded.',
    'Six months after the decision it is deleted, with the CV, unless you let us keep it longer.',
  ],
  title: 'Apply with the form',
  nameLabel: 'Full name',
  emailLabel: 'Email',
  phoneLabel: 'Phone',
  phoneHint: 'If we may call you.',
  positionLabel: 'Position',
  positionPlaceholder: 'Choose one',
  openApplication: 'Open application',
  messageLabel: 'Cover letter',
  messageHint: 'Why you, why us, from when. At most 5’000 characters.',
  cvLabel: 'CV',
  cvHint: 'PDF without a password, at most 10 MB. Encrypted on the way and at rest.',
  cvAgain: 'Choose your CV again: your browser does not keep files when a form comes back.',
  consentLabel: 'You may use what I send to decide about my application.',
  saveLabel: 'Keep my application for 24 months after the decision, for other openings.',
  saveHint: 'Without this tick we delete it six months after the decision. You may withdraw your consent at any time.',
  submit: 'Send application',
  sending: 'Sending',
  sentTitle: 'Your application has arrived',
  sentText: 'A receipt is on its way to your mailbox.',
  sentWithoutMailText:
    'We have your application, but the receipt could not be sent to your mailbox. You need not apply again.',
  another: 'Send another application',
} as const

export const jobOpenings: readonly JobOpening[] = [
  {
    id: 'senior-tax-consultant',
    title: 'Senior Tax Consultant',
    type: 'Full-time',
    location: 'Biel/Bienne',
    department: 'Tax returns',
    experience: '5+ years',
    description:
      'You take over demanding cases: several countries, employee shares, objections. You review the work of others.',
    responsibilities: [
      'Prepare and review returns with income from several countries',
      'Write objections and answer tax offices in German and French',
      'Advise clients by video, in English',
      'Keep our checklists in step with law and practice',
    ],
    requirements: [
      'Five years or more with Swiss returns of individuals',
      'Federal diploma as tax expert or fiduciary, or close to it',
      'English and German fluent, French good',
      'You like to explain',
    ],
    postedOn: '2026-11-02',
    validThrough: '2027-02-28',
    chatMessage: 'Hello, I would like to apply for the position Senior Tax Consultant (5+ years of experience).',
    remote: false,
  },
  {
    id: 'tax-assistant',
    title: 'Tax Assistant',
    type: 'Full-time',
    location: 'Biel/Bienne',
    department: 'Tax returns',
    experience: '1-3 years',
    description:
      'You are the first to read what clients send, keep the checklists complete and prepare simple returns.',
    responsibilities: [
      'Check incoming documents and ask for what is missing',
      'Prepare Basic returns and lists of securities',
      'Watch deadlines and request extensions',
      'Keep the records of each case in order',
    ],
    requirements: [
      'One to three years in a fiduciary or tax office',
      'Commercial apprenticeship or bachelor in business',
      'French or German as first language, English good',
      'Exact with figures and kind in writing',
    ],
    postedOn: '2026-11-02',
    validThrough: '2027-02-28',
    chatMessage: 'Hello, I would like to apply for the position Tax Assistant (1-3 years of experience).',
    remote: false,
  },
  {
    id: 'marketing-specialist',
    title: 'Marketing Specialist',
    type: 'Part-time',
    location: 'Remote or Biel/Bienne',
    department: 'Communication',
    experience: '2+ years',
    description:
      'You make sure that people who need us find us: with articles that are right, and pages that are quick.',
    responsibilities: [
      'Plan and edit articles together with the advisers',
      'Look after newsletter, search and social channels',
      'Measure without tracking: no third-party cookies on our site',
    ],
    requirements: [
      'Two years or more in content marketing',
      'Excellent written English; German or French a plus',
      'Care for facts and sources',
    ],
    postedOn: '2026-11-02',
    validThrough: '2027-02-28',
    chatMessage: 'Hello, I would like to apply for the position Marketing Specialist (2+ years of experience).',
    remote: true,
  },
]
