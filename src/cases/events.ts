import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** A paid order has opened a case. */
export const caseOpened = defineEvent('case-opened', z.object({ caseId: z.uuid() }))
