import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, inject } from 'vitest'
import { freePort } from '#platform/db/free-port.server.ts'
import { type Beginning, type StartedProduct, startOwn } from './product.ts'

const run = promisify(execFile)
const clock = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

export const hasOtherDays = existsSync(clock) && !process.env.TEST_DATABASE_URL

/** A server that can be restarted, with its database, on a later date; overdue jobs then run. */
export function aProductOnOtherDays(): { baseUrl(): string; beginAgainAt(instant: Date): Promise<void> } {
  let started: StartedProduct | undefined
  const product = () => {
    if (!started) throw new Error('The product is not started yet.')
    return started
  }
  beforeAll(async () => {
    started = await startOwn(300 + Number(process.env.VITEST_POOL_ID), inject('beginning'))
  })
  afterAll(() => started?.end())
  return {
    baseUrl: () => product().own.baseUrl,
    beginAgainAt: (instant) => {
      const ahead = Math.round((instant.getTime() - Date.now()) / 1_000)
      const day = { LD_PRELOAD: clock, FAKETIME: `+${ahead}s`, FAKETIME_DONT_FAKE_MONOTONIC: '1' }
      return product().startAgain(day, (place) => startDatabase(place, day))
    },
  }
}

/** Starts the database server with a fake date. The application detects it and does not start its own. */
async function startDatabase({ dataDir }: Beginning, day: Record<string, string>): Promise<void> {
  const cluster = join(dataDir, 'postgres')
  const { uid, gid } = await stat(cluster)
  const [postgres = ''] = (await readFile(join(cluster, 'postmaster.opts'), 'utf8')).split(' ')
  const options = `-p ${await freePort()} -h 127.0.0.1 -k ''`
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', ...day }
  const start = [join(dirname(postgres), 'pg_ctl'), '-D', cluster, 'start', '-w', '-l', join(cluster, 'server.log')]
  // PostgreSQL refuses root: switch to the owner of the folder; `dac_override` lets it pass private parent folders.
  const caps = ['--inh-caps', '+dac_override', '--ambient-caps', '+dac_override']
  const as = ['--reuid', String(uid), '--regid', String(gid), '--clear-groups', ...caps, '--']
  const [command = '', ...args] = [...(process.getuid?.() === 0 ? ['setpriv', ...as] : []), ...start, '-o', options]
  await run(command, args, { cwd: '/', env })
}
