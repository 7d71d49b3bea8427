import { z } from 'zod'
import { defineEvent } from '#platform/events/event.ts'

export const backupRunFailed = defineEvent('backup-run-failed', z.object({ runId: z.uuid() }))
