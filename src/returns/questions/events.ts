import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** A case's answers have changed. Published for each change, so listeners must tolerate repetition. */
export const answersChanged = defineEvent('answers-changed', z.object({ caseId: z.uuid() }))
