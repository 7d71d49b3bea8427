import { fork } from 'node:child_process'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { demoEmails } from '#platform/demo-accounts.ts'
import type { Services } from '#platform/services.ts'
import { seedDemoWorld } from './demo-data/demo-world.server.ts'
import { isSeasonMade, seedDemoSeason } from './demo-data/season.server.ts'

type Command = 'make-demo-world' | 'fill-demo-world'

/** Creates missing demo data in a child process, so that the server's memory use does not grow. */
export async function makeDemoWorldApart({ db }: Services): Promise<void> {
  if (await findPersonByEmail(db, demoEmails.admin)) return
  const code = await runApart('make-demo-world')
  if (code !== 0) throw new Error(`The demo data was not created: the process exited with code ${code}.`)
}

/** Adds the other clients and the past year while the server already runs. The demo works without them. */
export async function fillDemoWorldApart({ db, config, log }: Services): Promise<void> {
  if (config.DEMO_DATA === 'small' || (await isSeasonMade(db))) return
  const code = await runApart('fill-demo-world').catch(() => null)
  if (code === 0) log.info('demo data complete')
  else log.warn({ code }, 'demo data incomplete')
}

function runApart(command: Command): Promise<number | null> {
  const child = fork(process.argv[1] ?? '', [command])
  return new Promise((resolve, reject) => {
    child.once('exit', resolve)
    child.once('error', reject)
  })
}

/** Commands that the child process runs. The child exits when its parent ends, even if the parent is killed. */
export const makeDemoWorld = (services: Services) => inChild(services, seedDemoWorld)
export const fillDemoWorld = (services: Services) => inChild(services, seedDemoSeason)

async function inChild(services: Services, work: (services: Services) => Promise<unknown>): Promise<number> {
  if (process.connected === false) return 1
  process.once('disconnect', () => process.exit(1))
  if (services.config.MODE !== 'demo') {
    console.error('Demo data can be created only if MODE is demo.')
    return 2
  }
  // A crash may lose the last demo rows; in return no step waits for the disk.
  services.pool.on('connect', (client) => void client.query('set synchronous_commit = off'))
  await work(services)
  return 0
}
