import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** A document may be opened: scanned, or no scan needed. May be published twice. */
export const documentCleared = defineEvent('document-cleared', z.object({ documentId: z.uuid() }))

export const caseOpened = defineEvent('case-opened', z.object({ caseId: z.uuid() }))
