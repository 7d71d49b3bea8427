import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** The scanner found something in a file. Told again when the file becomes part of something only afterwards. */
export const fileInfected = defineEvent('file-infected', z.object({ fileId: z.uuid() }))
