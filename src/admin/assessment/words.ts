import { type Fault, faultOf } from '#admin/fault.ts'
import { wordsIn } from '#platform/words.ts'
import { type AssessmentFaultWords, type AssessmentRefusal, en } from './words-en.ts'

/** The words about an assessment for staff. */
const faultWords = wordsIn<AssessmentFaultWords>({ en })

export function assessmentFault(refusal: AssessmentRefusal): Fault {
  const conflicts = { stale: 409, 'bill-stale': 409, 'advice-stale': 409, 'declared-changed': 409 } as const
  return faultOf(faultWords().notTaken, refusal, conflicts)
}
