import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

/** A backup or a rehearsal of a restore has failed. */
export const backupRunFailed = defineEvent('backup-run-failed', z.object({ runId: z.uuid() }))
