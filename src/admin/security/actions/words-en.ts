import { officeActions } from './office-en.ts'
import { peopleActions } from './people-en.ts'
import { workActions } from './work-en.ts'

const actions = { ...peopleActions, ...workActions, ...officeActions } as const

// The audit log accepts exactly those actions that have a text here.
declare module '#platform/audit/audit-action.ts' {
  interface AuditActions extends Record<keyof typeof actions, unknown> {}
}

const things = {
  absence: 'Absence',
  'answer-template': 'Answer template',
  application: 'Application',
  appointment: 'Appointment',
  approval: 'Approval',
  'bank-file': 'Bank file',
  campaign: 'Letter',
  case: 'Case',
  claim: 'Claim',
  deletion: 'Deletion',
  document: 'Document',
  enquiry: 'Enquiry',
  entry: 'Text',
  export: 'Export',
  'generator-run': 'Run of the generator',
  'generator-topic': 'Topic',
  invoice: 'Invoice',
  lead: 'Enquiry',
  list: 'List',
  message: 'Message',
  'news-item': 'News',
  'news-run': 'News run',
  'news-source': 'News source',
  order: 'Order',
  payment: 'Payment',
  payout: 'Payout',
  'payout-file': 'Payout file',
  person: 'Person',
  picture: 'Picture',
  product: 'Product',
  promotion: 'Promotion',
  provider: 'Provider',
  quote: 'Offer',
  retention: 'Retention',
  setting: 'Setting',
  subscriber: 'Subscriber',
  'tax-statement': 'Tax statement',
  'tax-year': 'Tax year',
  thread: 'Conversation',
} as const

export type AuditWords = {
  actions: Readonly<Record<keyof typeof actions, string>>
  things: Readonly<Record<keyof typeof things, string>>
}

export const en: AuditWords = { actions, things }
