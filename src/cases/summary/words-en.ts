export type SummaryWords = {
  title: string
  copies: { office: string; client: string }
  parts: Record<
    | 'case'
    | 'client'
    | 'course'
    | 'dates'
    | 'documents'
    | 'requested'
    | 'approvals'
    | 'appointments'
    | 'messages'
    | 'fees',
    string
  >
  terms: Record<
    | 'kind'
    | 'taxYear'
    | 'canton'
    | 'state'
    | 'opened'
    | 'adviser'
    | 'name'
    | 'email'
    | 'phone'
    | 'company'
    | 'address'
    | 'civilStatus'
    | 'children'
    | 'due'
    | 'filed'
    | 'receipt'
    | 'noReceipt'
    | 'assessed'
    | 'delivered'
    | 'objection'
    | 'appeal'
    | 'decided'
    | 'closed'
    | 'order'
    | 'paid'
    | 'refunded'
    | 'total',
    string
  >
  none: string
  nobody: string
  unknown: string
  itemStates: Record<'missing' | 'received' | 'accepted' | 'rejected' | 'not_needed', string>
  appointmentStates: Record<string, string>
  creditEntries: Record<string, string>
  minutesOf: (minutes: number) => string
  messages: (facts: { count: number; byClient: number }) => string
  voided: (when: string) => string
  hash: string
  footer: (when: string) => string
}

export const en: SummaryWords = {
  title: 'Case summary',
  copies: { office: 'Copy for the office', client: 'Copy for the client' },
  parts: {
    case: 'Case',
    client: 'Client and household',
    course: 'Course of the case',
    dates: 'Dates and deadlines',
    documents: 'Documents by item',
    requested: 'What was asked for',
    approvals: 'Approvals',
    appointments: 'Appointments and minutes',
    messages: 'Messages',
    fees: 'Fees and order',
  },
  terms: {
    kind: 'Kind',
    taxYear: 'Tax year',
    canton: 'Canton',
    state: 'State',
    opened: 'Opened',
    adviser: 'Adviser',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    address: 'Address',
    civilStatus: 'Civil status',
    children: 'Children, born',
    due: 'Next date',
    filed: 'Filed',
    receipt: 'Receipt',
    noReceipt: 'No receipt',
    assessed: 'Assessed',
    delivered: 'Assessment delivered',
    objection: 'Objection possible until',
    appeal: 'Appeal possible until',
    decided: 'Decided',
    closed: 'Closed',
    order: 'Order',
    paid: 'Paid',
    refunded: 'Paid back',
    total: 'Total',
  },
  none: 'None.',
  nobody: 'Not assigned',
  unknown: 'Not known',
  itemStates: {
    missing: 'missing',
    received: 'being checked',
    accepted: 'checked',
    rejected: 'to be sent again',
    not_needed: 'not needed',
  },
  appointmentStates: {
    scheduled: 'planned',
    confirmed: 'confirmed',
    completed: 'held',
    cancelled: 'cancelled',
    no_show: 'missed',
  },
  creditEntries: {
    included: 'Minutes included',
    bought: 'Minutes bought',
    used: 'Minutes used',
    'given-back': 'Minutes given back',
    'taken-back': 'Minutes taken back',
  },
  minutesOf: (minutes) => `${minutes} minutes`,
  messages: ({ count, byClient }) =>
    count === 0 ? 'None.' : `${count} in all: ${byClient} of the client, ${count - byClient} of the firm.`,
  voided: (when) => `no longer counts since ${when}`,
  hash: 'SHA-256',
  footer: (when) => `As of ${when}`,
}
