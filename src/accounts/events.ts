import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** A client's canton has changed or become unknown. Published when the client edits it in the portal. */
export const cantonChanged = defineEvent('canton-changed', z.object({ personId: z.string() }))

export const addressEntered = defineEvent(
  'address-entered',
  z.object({ personId: z.string(), kind: z.enum(['first', 'corrected', 'moved']), at: z.iso.datetime() }),
)

export const householdChanged = defineEvent('household-changed', z.object({ clientId: z.string() }))
