import type { DeliveryKind } from '#cases/assessment/objection.ts'
import type { DocumentKind } from '#cases/documents/document-kinds.ts'
import { formatDate } from '#platform/format.ts'
import type { VoidReason } from './approval.ts'

export type ApprovalWords = {
  documentKinds: Record<DocumentKind, string>
  voidReasons: Record<VoidReason, string>
  deliveryKinds: Record<DeliveryKind, string>
  certificate: {
    title: string
    file: string
    draft: string
    sha256: string
    annexSha256: string
    consent: (version: number) => string
    person: string
    time: string
    address: string
    browser: string
    unknown: string
    voided: (at: string, why: string) => string
    meaning: string
  }
  /**
   * States the deadline for an objection (for an appeal, if `isDecided`). Says that the client decides whether to
   * object.
   */
  objectionUntil: (endsOn: string, isDecided: boolean) => string
  /** The same for the co-signer. Says that the client tells us what the couple decides. */
  objectionUntilForSigner: (endsOn: string, isDecided: boolean, clientName: string) => string
}

const postedUntil = (endsOn: string, isDecided: boolean) =>
  `${isDecided ? 'An appeal' : 'An objection'} can be posted until ${formatDate(endsOn)}.`

export const approvalWords: ApprovalWords = {
  documentKinds: {
    from_client: 'From the client',
    draft: 'Draft',
    filed_copy: 'Filed copy',
    filing_receipt: 'Filing receipt',
    assessment: 'Assessment or decision',
    invoice: 'Invoice',
    letter: 'Letter',
    internal: 'Internal, never shown to the client',
  },
  voidReasons: {
    'new-draft': 'a newer draft came',
    'new-annex': 'the summary of the tax that goes with it was made anew',
    returned: 'we took the draft back to work on it',
    changes: 'changes were asked for',
    reopened: 'the case was opened again',
  },
  deliveryKinds: {
    ordinary: 'Ordinary letter: counts from the working day after its date, however late it was found',
    letterbox: 'A-Post Plus: the day it was put into the letterbox, Saturdays included',
    registered: 'Registered, collected within seven days: the day it was handed over',
    not_collected: 'Registered, not collected within seven days: the day of the first attempt',
    online: 'Online: the day it could first be read',
  },
  certificate: {
    title: 'Certificate of approval',
    file: 'File',
    draft: 'Draft',
    sha256: 'Fingerprint of the file (SHA-256)',
    annexSha256: 'Fingerprint of the summary of the tax that goes with it (SHA-256)',
    consent: (version) => `Consent (text ${version})`,
    person: 'Approved by',
    time: 'Time (Switzerland)',
    address: 'Address on the network',
    browser: 'Browser',
    unknown: 'Not known',
    voided: (at, why) => `This approval no longer counts since ${at}: ${why}.`,
    meaning:
      'The fingerprint belongs to this one file: if one character of it changes, the fingerprint is another. The approval was given in the client portal after signing in.',
  },
  objectionUntil: (endsOn, isDecided) =>
    `${postedUntil(endsOn, isDecided)} You decide; your adviser tells you what we recommend.`,
  objectionUntilForSigner: (endsOn, isDecided, clientName) =>
    `${postedUntil(endsOn, isDecided)} ${clientName} tells us in the portal what the two of you decide. Do you see it differently? Write to us in this case before that day.`,
}
