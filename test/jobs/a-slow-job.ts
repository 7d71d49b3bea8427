import type { Pool } from 'pg'
import { z } from 'zod'
import type { Db } from '#platform/db/database.server.ts'
import { defineEvent } from '#platform/events/event.ts'
import { eventHandlers, listen } from '#platform/events/events.server.ts'
import { defineJob, handleJob } from '#platform/jobs/jobs.server.ts'

type Slow = { name: string; milliseconds: number }
const slow = z.object({ name: z.string(), milliseconds: z.number() })

async function takeTime({ pool }: { pool: Pool }, { name, milliseconds }: Slow): Promise<void> {
  await pool.query(`insert into runs (name, pid, state) values ($1, $2, 'begun')`, [name, process.pid])
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  await pool.query(`insert into runs (name, pid, state) values ($1, $2, 'done')`, [name, process.pid])
}

export const slowJob = defineJob('slow', slow)
export const slowJobHandler = handleJob(slowJob, takeTime)

export const slowEvent = defineEvent('slow-happened', slow)
export const slowEventHandlers = eventHandlers<{ pool: Pool; db: Db }>(
  [slowEvent],
  [listen(slowEvent, 'take-time', takeTime)],
)

export const runsTable = 'create table runs (name text, pid int, state text, at timestamptz default clock_timestamp())'
