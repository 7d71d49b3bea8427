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
  noOpeningsText:
    'Work at a small tax firm in Biel/Bienne. We have no open positions at the moment, but we read every open application.',
  title: 'Work with us',
  lead: 'We are a small firm with one kind of client. You will know each client by name and be home in time for dinner.',
  valuesTitle: 'How we work',
  values: [
    {
      title: 'A second pair of eyes',
      text: 'A second adviser checks each Premium tax return before we file it. For any other tax return, you can always ask a colleague.',
    },
    {
      title: 'Plain language',
      text: 'We explain tax in words our clients use. If a letter is too long, we rewrite it.',
    },
    {
      title: 'Time to learn',
      text: 'You get an hour a week to read a new court decision, a treaty or the law of another canton.',
    },
  ] satisfies readonly TitledText[],
  benefitsTitle: 'What we offer',
  benefits: [
    'Five weeks of holiday',
    'Two days a week from home, as far as social insurance rules allow',
    'A share of the cost of a federal diploma, and time off for the exam',
    'A rail pass for your commute',
    'Pension fund contributions above the legal minimum',
  ],
  openingsTitle: 'Open positions',
  applyButton: 'Apply Now',
  formLink: 'Apply online',
  chatHint: 'Opens a WhatsApp chat for questions. Please do not send documents there.',
  chatNote:
    'Use WhatsApp for questions only. Please do not send your CV or certificates there, because a third party transmits the messages. Our form is encrypted, and only the people making the hiring decision can read your application.',
  chatButton: 'Chat with us',
  chatMessage: 'Hello, I have a question about working at your firm.',
  emailText: 'Or email us:',
} as const

export const careersForm = {
  nextTitle: 'What happens to your application',
  next: [
    'We will email you a receipt with a reference number.',
    'Only the people making the hiring decision can open your application. We record who opens your CV.',
    'We delete your application and CV six months after the decision, unless you let us keep them longer.',
  ],
  title: 'Apply online',
  nameLabel: 'Full name',
  emailLabel: 'Email',
  phoneLabel: 'Phone',
  phoneHint: 'Optional. Enter a number if we may call you.',
  positionLabel: 'Position',
  positionPlaceholder: 'Choose one',
  openApplication: 'Open application',
  messageLabel: 'Cover letter',
  messageHint: 'Tell us why you would like to join us and when you could start. Up to 5,000 characters.',
  cvLabel: 'CV',
  cvHint: 'PDF without a password, up to 10 MB. We encrypt it when you send it and when we store it.',
  cvAgain: 'Please choose your CV again. Your browser does not keep files when a form has errors.',
  consentLabel: 'You may use what I send to decide on my application.',
  saveLabel: 'Keep my application for 24 months after the decision, for other openings.',
  saveHint:
    'If you leave this unticked, we delete it six months after the decision. You can withdraw your consent at any time.',
  submit: 'Send application',
  sending: 'Sending application',
  sentTitle: 'Application sent',
  sentText: 'We have emailed you a receipt.',
  sentWithoutMailText:
    'We have received your application, but we could not email you a receipt. You do not need to apply again.',
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
      'You take on demanding cases involving several countries, employee shares or objections, and review the work of others.',
    responsibilities: [
      'Prepare and review tax returns with income from several countries',
      'Write objections and reply to tax offices in German and French',
      'Advise clients by video, in English',
      'Keep our checklists up to date with law and practice',
    ],
    requirements: [
      'At least five years’ experience with Swiss tax returns for individuals',
      'Federal diploma as a tax expert or fiduciary, completed or nearly completed',
      'Fluent English and German, good French',
      'A talent for explaining things',
    ],
    postedOn: '2026-11-02',
    validThrough: '2027-02-28',
    chatMessage: 'Hello, I would like to apply for the position of Senior Tax Consultant (5+ years of experience).',
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
      'You are the first to check what clients send, keep the checklists complete and prepare simple tax returns.',
    responsibilities: [
      'Check incoming documents and request missing ones',
      'Prepare Basic tax returns and securities schedules',
      'Monitor deadlines and request deadline extensions',
      'Keep the records of each case in order',
    ],
    requirements: [
      'One to three years at a fiduciary firm or tax office',
      'Commercial apprenticeship or bachelor’s degree in business',
      'French or German as your first language, good English',
      'Precise with figures and friendly in writing',
    ],
    postedOn: '2026-11-02',
    validThrough: '2027-02-28',
    chatMessage: 'Hello, I would like to apply for the position of Tax Assistant (1-3 years of experience).',
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
      'You make sure that people who need us can find us, with articles that are accurate and pages that load fast.',
    responsibilities: [
      'Plan and edit articles together with the advisers',
      'Look after our newsletter, search and social channels',
      'Measure results without tracking: we use no third-party cookies on our site',
    ],
    requirements: [
      'At least two years in content marketing',
      'Excellent written English; German or French is a plus',
      'Care with facts and sources',
    ],
    postedOn: '2026-11-02',
    validThrough: '2027-02-28',
    chatMessage: 'Hello, I would like to apply for the position of Marketing Specialist (2+ years of experience).',
    remote: true,
  },
]
