import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** A document can now be opened, because it was scanned or needs no scan. The event may be published twice. */
export const documentCleared = defineEvent('document-cleared', z.object({ documentId: z.uuid() }))

export const caseOpened = defineEvent('case-opened', z.object({ caseId: z.uuid() }))
