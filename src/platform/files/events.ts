import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

export const fileCleared = defineEvent('file-cleared', z.object({ fileId: z.uuid() }))

/**
 * The virus scan found malware in a file. If the file is attached to a record only after the scan, the event is
 * published again, so that its listeners find the record.
 */
export const fileInfected = defineEvent('file-infected', z.object({ fileId: z.uuid() }))
