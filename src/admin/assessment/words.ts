import { type Fault, type FaultStatuses, faultOf } from '#admin/fault.ts'
import { wordsIn } from '#platform/words.ts'
import { type AssessmentFaultWords, type AssessmentRefusal, en } from './words-en.ts'

/** The words about an assessment for staff. */
const faultWords = wordsIn<AssessmentFaultWords>({ en })

const notTaken: FaultStatuses<AssessmentRefusal> = {
  forbidden: 403,
  'unknown-case': 404,
  'not-assessed': 409,
  decided: 409,
  stale: 409,
  'bill-stale': 409,
  'advice-stale': 409,
  'declared-changed': 409,
  'unknown-code': 422,
  'text-too-long': 422,
  'amount-missing': 422,
  'amount-negative': 422,
  'amount-not-figures': 422,
  'amount-too-large': 422,
  'no-advice': 422,
  'reason-missing': 422,
  'reason-too-long': 422,
}

export function assessmentFault(refusal: AssessmentRefusal): Fault {
  return faultOf(faultWords().notTaken, refusal, notTaken)
}
