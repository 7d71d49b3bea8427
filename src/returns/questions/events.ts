import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** Published on every change of a case's answers, so subscribers must be idempotent. */
export const answersChanged = defineEvent('answers-changed', z.object({ caseId: z.uuid() }))
