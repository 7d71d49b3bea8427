import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { caseStates, moveNames } from './process/case-states.ts'

/** Published when a document was scanned or needs no scan. Listeners must tolerate repetition. */
export const documentCleared = defineEvent('document-cleared', z.object({ documentId: z.uuid() }))

export const caseOpened = defineEvent('case-opened', z.object({ caseId: z.uuid() }))

/** Published when a paid order, or one that may start before payment, has its cases and its buyer an account. */
export const orderFulfilled = defineEvent('order-fulfilled', z.object({ orderId: z.uuid() }))

const ofMandate = z.object({ mandateId: z.uuid(), by: z.string() })

export const mandateSigned = defineEvent('mandate-signed', ofMandate)
export const mandateRevoked = defineEvent('mandate-revoked', ofMandate)

/**
 * `isForClient`: the client must be emailed about the transition; false if another email reports it. `approvedDraft`:
 * number of the draft that one signer has just approved and another must still approve; null otherwise.
 */
export const caseMoved = defineEvent(
  'case-moved',
  z.object({
    caseId: z.uuid(),
    version: z.number(),
    move: z.enum(moveNames),
    from: z.enum(caseStates),
    to: z.enum(caseStates),
    reason: z.string().nullable(),
    actorId: z.string().nullable(),
    isByClient: z.boolean(),
    isForClient: z.boolean(),
    objectionEndsOn: z.string().nullable(),
    decidedOn: z.string().nullable(),
    approvedDraft: z.number().nullable(),
  }),
)
