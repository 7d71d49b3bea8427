import { type Fault, faultOf } from '#admin/fault.ts'
import type { recordExtension } from '#cases/record-extension.server.ts'
import type { steerReminders } from '#cases/steer-reminders.server.ts'
import { caseWords } from '#cases/words.ts'
import { type Refused, wordsIn } from '#platform/words.ts'
import { type CaseDeskWords, en, type MoveRefusal, type PlanRefusal } from './words-en.ts'

/** The words about changing a case for staff. */
export const caseDeskWords = wordsIn<CaseDeskWords>({ en })

export function moveFault(refusal: MoveRefusal): Fault {
  return faultOf(caseDeskWords().notMoved, refusal)
}

export function planFault(refusal: PlanRefusal): Fault {
  return faultOf(caseDeskWords().notPlanned, refusal)
}

type DateRefusal = Refused<Awaited<ReturnType<typeof recordExtension>> | Awaited<ReturnType<typeof steerReminders>>>

export function dateFault({ reason }: DateRefusal | { reason: 'no-choice' }): Fault {
  return faultOf({ ...caseWords().dateFaults, 'no-choice': caseDeskWords().noChoice }, { reason })
}
