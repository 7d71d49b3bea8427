export type ServiceLevel = {
  id: string
  topic: string
  channel: string
  answer: string
  /** Promised response time; `clock` says whether only business hours count. Null if we promise no number of hours. */
  hours: number | null
  clock: 'business hours' | 'calendar'
  appliesTo: 'basic' | 'standard' | 'premium' | 'everybody'
}

/** Hour; premium questions received before it are answered the same day. */
export const sameDayUntilHour = 15

/** All response times on the site. Pages quote this table, so that they cannot contradict each other. */
export const serviceLevels: readonly ServiceLevel[] = [
  {
    id: 'contact',
    topic: 'Enquiries before an order',
    channel: 'Contact form, email',
    answer: 'within 24 hours on working days',
    hours: 24,
    clock: 'business hours',
    appliesTo: 'everybody',
  },
  {
    id: 'basic-support',
    topic: 'Questions about a Basic package',
    channel: 'Email, client portal',
    answer: 'within 48 hours on working days',
    hours: 48,
    clock: 'business hours',
    appliesTo: 'basic',
  },
  {
    id: 'standard-support',
    topic: 'Questions about a Standard package',
    channel: 'Priority email, client portal',
    answer: 'within 24 hours on working days',
    hours: 24,
    clock: 'business hours',
    appliesTo: 'standard',
  },
  {
    id: 'premium-support',
    topic: 'Questions about a Premium package',
    channel: 'Email, phone, video, client portal',
    answer: `on the same working day if your question reaches us by ${sameDayUntilHour}:00`,
    hours: null,
    clock: 'business hours',
    appliesTo: 'premium',
  },
  {
    id: 'documents',
    topic: 'Documents you upload',
    channel: 'Client portal',
    answer: 'checked within one working day',
    hours: 24,
    clock: 'business hours',
    appliesTo: 'everybody',
  },
  {
    id: 'legal',
    topic: 'Legal notices',
    channel: 'Legal contact',
    answer: 'within 2 business days',
    hours: 48,
    clock: 'business hours',
    appliesTo: 'everybody',
  },
  {
    id: 'privacy',
    topic: 'Data protection requests',
    channel: 'Privacy contact',
    answer: 'first reply within 48 hours, complete answer within 30 days',
    hours: 48,
    clock: 'calendar',
    appliesTo: 'everybody',
  },
  {
    id: 'accessibility-urgent',
    topic: 'Accessibility: you cannot do something you need to do',
    channel: 'Accessibility contact',
    answer: 'within 24 hours',
    hours: 24,
    clock: 'calendar',
    appliesTo: 'everybody',
  },
  {
    id: 'accessibility-general',
    topic: 'Accessibility: general feedback',
    channel: 'Accessibility contact',
    answer: 'within 3 business days',
    hours: 72,
    clock: 'business hours',
    appliesTo: 'everybody',
  },
]

/** Package differences other than response times; tests compare texts that repeat these values in words. */
export const packageServices = {
  basic: { preparationDays: { min: 2, max: 3 }, checksAssessment: false, hasSecondReviewer: false },
  standard: { preparationDays: { min: 3, max: 5 }, checksAssessment: true, hasSecondReviewer: false },
  premium: { preparationDays: { min: 5, max: 7 }, checksAssessment: true, hasSecondReviewer: true },
} as const
