import { formatDate } from '#platform/format.ts'
import { plural } from '#platform/intl-words.ts'
import type { Phrases } from '#platform/words.ts'
import type { MoveErrorTable, MoveFact } from './case-guards.ts'

const missingFacts: Record<MoveFact, string> = {
  reason: 'Please give a reason.',
  filingReceipt: 'Please enter the number of the filing receipt.',
  filedOn: 'Please enter the day of filing.',
  assessedOn: 'Please enter the date of the assessment.',
  draftHash: 'Please read the draft first: an approval belongs to one file.',
  annexHash: 'Please read the summary of the tax first.',
  consent: 'Please tick the box: we file the draft only with your consent.',
  noReceiptReason: 'Please say why there is no filing receipt.',
  deliveryKind: 'Please choose how it was delivered.',
  deliveryDay: 'Please enter the day of delivery.',
  objectedOn: 'Please enter the day on which the objection was posted.',
  decidedOn: 'Please enter the date of the decision.',
}

export const moveErrors: Phrases<MoveErrorTable> = {
  'documents-missing': ({ count }) =>
    plural('en', count, {
      one: 'One required document is still missing or not accepted.',
      other: `${count} required documents are still missing or not accepted.`,
    }),
  'draft-missing': 'There is no draft yet. Upload it among the documents of the case, as a draft.',
  'draft-not-scanned': 'The draft is still being checked for viruses. Please try again in a few minutes.',
  'draft-replaced': ({ number }) =>
    `A newer draft came while you read: draft ${number}. Nothing was sent. Please read the new draft, then decide.`,
  'annex-replaced':
    'The summary of the tax was made anew while you read. Nothing was sent. Please read the new one, then decide.',
  'not-a-signer': 'Your approval is not needed in this case.',
  'receipt-missing':
    'Upload the filing receipt among the documents of the case, enter its number, or say why there is none.',
  'assessment-missing': 'Upload the assessment or decision among the documents of the case first.',
  'objection-open': ({ endsOn }) =>
    `An objection is possible until ${formatDate(endsOn)}. Record that the assessment is accepted, or wait until then.`,
  'objection-over': ({ endsOn }) => `The last day for an objection was ${formatDate(endsOn)}.`,
  'objection-decided':
    'The objection is decided. What may follow is an appeal to the court: please open a case of its own for it.',
  'objection-asked': 'You have asked for an objection already. Your adviser is on it.',
  'no-delivery-kind': 'Please choose how it was delivered.',
  'delivered-before-assessed': 'It cannot have been delivered before its date.',
  'objected-before-delivered': 'The objection cannot be older than the delivery of the assessment.',
  'decided-before-objected': 'The decision cannot be older than the objection.',
  'not-approved': 'The client has not approved the draft yet.',
  'approved-already': 'You approved this draft already.',
  'fact-missing': ({ fact }) => missingFacts[fact],
  'fact-too-long': ({ maxLength }) => `Please keep it to ${maxLength} characters.`,
  'no-date': 'Please enter the date as day.month.year, such as 31.03.2026.',
  'date-in-future': 'The date lies in the future.',
  'filed-before-approved': 'The filing cannot be older than the approval. A return is filed once it is approved.',
  'assessed-before-filed': 'The assessment cannot be older than the filing.',
}
