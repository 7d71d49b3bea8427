import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

export const fileCleared = defineEvent('file-cleared', z.object({ fileId: z.uuid() }))

/** A scan found malware. Published again if the file is attached to a record only after the scan. */
export const fileInfected = defineEvent('file-infected', z.object({ fileId: z.uuid() }))
