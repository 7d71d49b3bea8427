import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** A client lives in another canton now, or none is known any more. The portal publishes it, where clients say so. */
export const cantonChanged = defineEvent('canton-changed', z.object({ personId: z.string() }))

/** A client has entered where they live: for the first time, put right, or somewhere else than before. */
export const addressEntered = defineEvent(
  'address-entered',
  z.object({ personId: z.string(), kind: z.enum(['first', 'corrected', 'moved']), at: z.iso.datetime() }),
)

/** Who shares the cases of a client, or which ones, has changed. */
export const householdChanged = defineEvent('household-changed', z.object({ clientId: z.string() }))
