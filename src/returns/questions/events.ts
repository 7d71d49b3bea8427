import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** Answers of a case have changed. Told with each change, so often more than once. */
export const answersChanged = defineEvent('answers-changed', z.object({ caseId: z.uuid() }))
