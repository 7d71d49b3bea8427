import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** A document of a case may be opened: its file was scanned, or needs no scan. May be told twice. */
export const documentCleared = defineEvent('document-cleared', z.object({ documentId: z.uuid() }))

/** A paid order has opened a case. */
export const caseOpened = defineEvent('case-opened', z.object({ caseId: z.uuid() }))
