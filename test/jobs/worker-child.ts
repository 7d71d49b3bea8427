import { pino } from 'pino'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { runJobs } from '#platform/jobs/run-jobs.server.ts'
import { slowEventHandlers, slowJobHandler } from './a-slow-job.ts'
import { hastyTimes } from './hasty-times.ts'

const pool = openPool(process.argv[2] ?? '')
const services = { pool, db: openDatabase(pool), log: pino({ level: 'warn' }, process.stderr) }
const worker = runJobs<typeof services>(services, [slowJobHandler, ...slowEventHandlers], { times: hastyTimes })
process.on('SIGTERM', async () => {
  await worker.stop()
  process.exit(0)
})
