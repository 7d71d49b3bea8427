import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** Published for each change of a case's answers. Listeners must be idempotent. */
export const answersChanged = defineEvent('answers-changed', z.object({ caseId: z.uuid() }))
