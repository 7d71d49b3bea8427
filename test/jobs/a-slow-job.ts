import type { Pool } from 'pg'
import { z } from 'zod'
import { defineJob, handleJob } from '#platform/jobs/jobs.server.ts'

/** Writes down that it began, takes its time, and writes down that it is done. */
export const slowJob = defineJob('slow', z.object({ name: z.string(), milliseconds: z.number() }))

export const slowJobHandler = handleJob(slowJob, async ({ pool }: { pool: Pool }, { name, milliseconds }) => {
  await pool.query(`insert into runs (name, pid, state) values ($1, $2, 'begun')`, [name, process.pid])
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  await pool.query(`insert into runs (name, pid, state) values ($1, $2, 'done')`, [name, process.pid])
})

export const runsTable = 'create table runs (name text, pid int, state text, at timestamptz default clock_timestamp())'
