import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** The scanner has let a file through. */
export const fileCleared = defineEvent('file-cleared', z.object({ fileId: z.uuid() }))

/** The scanner found something in a file. Told again when the file becomes part of something only afterwards. */
export const fileInfected = defineEvent('file-infected', z.object({ fileId: z.uuid() }))
