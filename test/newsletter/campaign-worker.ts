import { pino } from 'pino'
import { openDatabase, openPool } from '#platform/db/database.server.ts'
import { runJobs } from '#platform/jobs/run-jobs.server.ts'
import { defaultTimes } from '#platform/jobs/worker-heartbeat.server.ts'
import { restAfterFailures } from '#platform/mail/choose-mail.server.ts'
import { openSmtpMailer } from '#platform/mail/mail-smtp.server.ts'
import { SecretKey } from '#platform/secret-key/secret-key.server.ts'
import type { Services } from '#platform/services.ts'
import { campaignJobs } from '#publishing/newsletter/campaigns/jobs.server.ts'

const [, , database = '', mailServer = ''] = process.argv
const pool = openPool(database)
const services = {
  pool,
  db: openDatabase(pool),
  log: pino({ level: 'error' }, process.stderr),
  config: { PUBLIC_URL: 'http://localhost:3000' },
  secretKey: new SecretKey(Buffer.from('the same in every worker of this test')),
  mail: restAfterFailures(openSmtpMailer({ url: mailServer, from: 'news@firm.example' })),
  now: () => new Date(),
} as unknown as Services
const worker = runJobs(services, campaignJobs, { times: { ...defaultTimes, cleanUpMs: 100, missingMs: 500 } })
process.on('SIGTERM', async () => {
  await worker.stop()
  process.exit(0)
})
