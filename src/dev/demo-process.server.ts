import { fork } from 'node:child_process'
import { findPersonByEmail } from '#accounts/people/people-db.server.ts'
import { demoEmails } from '#platform/demo-accounts.ts'
import type { Services } from '#platform/services.ts'
import { seedDemoWorld } from './demo-data/demo-world.server.ts'

/** Creates missing demo data in a child process, so that the server's memory use does not grow. */
export async function makeDemoWorldApart({ db }: Services): Promise<void> {
  if (await findPersonByEmail(db, demoEmails.admin)) return
  const child = fork(process.argv[1] ?? '', ['make-demo-world'])
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve)
    child.once('error', reject)
  })
  if (code !== 0) throw new Error(`The demo data was not created: the process exited with code ${code}.`)
}

/** Command that the child process runs. The child exits when its parent ends, even if the parent is killed. */
export async function makeDemoWorld(services: Services): Promise<number> {
  if (process.connected === false) return 1
  process.once('disconnect', () => process.exit(1))
  if (services.config.MODE !== 'demo') {
    console.error('Demo data can be created only if MODE is demo.')
    return 2
  }
  await seedDemoWorld(services)
  return 0
}
