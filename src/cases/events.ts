import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { caseStates, moveNames } from './case-states.ts'

/** A case stands where it did not before, or a step was taken in which it stays: `from` and `to` are then the same. */
export const caseMoved = defineEvent(
  'case-moved',
  z.object({ caseId: z.uuid(), move: z.enum(moveNames), from: z.enum(caseStates), to: z.enum(caseStates) }),
)

/** A paid order has opened a case. */
export const caseOpened = defineEvent('case-opened', z.object({ caseId: z.uuid() }))

/** Staff have accepted a document. */
export const documentAccepted = defineEvent('document-accepted', z.object({ documentId: z.uuid(), caseId: z.uuid() }))
