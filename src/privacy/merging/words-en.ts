import type { RefusalWords, Refused } from '#platform/words.ts'
import type { FilledFact, MergeOutcome, MovedThing } from './merge.ts'

export type MergeRefusal = Refused<MergeOutcome> | { ok: false; reason: 'not-sure' }

export type MergeWords = {
  things: Record<MovedThing, string>
  facts: Record<FilledFact, string>
  notMerged: RefusalWords<MergeRefusal>
  note: (merged: { name: string; email: string; why: string }) => string
}

export const en: MergeWords = {
  things: {
    cases: 'Cases',
    orders: 'Orders',
    documents: 'Documents',
    threads: 'Conversations',
    messages: 'Messages',
    appointments: 'Appointments',
    notes: 'Notes of the office',
    offers: 'Offers',
  },
  facts: {
    phone: 'phone number',
    company: 'company',
    address: 'address',
    canton: 'canton',
    civilStatus: 'civil status',
    childrenBorn: 'children',
    taxId: 'tax ID',
  },
  notMerged: {
    'not-allowed': 'Your role does not include this. Ask an admin or an owner.',
    'unknown-client': 'This client does not exist.',
    'same-client': 'This is one and the same account.',
    closed: 'One of the two accounts is closed already.',
    'shut-out': 'One of the two accounts is suspended or was rejected. Decide about that first.',
    leaving: 'One of the two has asked to be deleted. Wait for that, or have it taken back first.',
    'one-household': 'These two share a household with each other, or did: they are two people.',
    'two-households':
      'Each of the two accounts has a household of its own, and a person has one. End one of them first, together with the client.',
    'other-signs-in':
      'Nobody can sign in to the account that would stay, but somebody can to the other one. Let that one stay instead.',
    'reason-missing': 'Say how you know that this is one person: it is kept in the audit log.',
    'not-sure': 'Confirm that you have checked it.',
  },
  note: ({ name, email, why }) => `Merged with the account of ${name}, ${email}. ${why}`,
}
