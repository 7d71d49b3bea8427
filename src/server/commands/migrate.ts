import { isQuiet, saveQuiet } from '#platform/db/installation-db.server.ts'
import { openOwnerPool, prepareDatabase } from '#platform/db/prepare-database.server.ts'
import type { Ground } from '#server/services.server.ts'

/** Updates roles, tables and privileges as the owner, so that the servers themselves need no owner rights. */
export async function migrateCommand({ addresses, config }: Ground): Promise<number> {
  const { url, ownerUrl } = addresses
  const outcome = await prepareDatabase({ url, ownerUrl, mode: config.MODE })
  if (!outcome.ok) {
    console.error(outcome.reason)
    return 1
  }
  const { applied } = outcome
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'The database is up to date.')
  return 0
}

/** Ends the quiet state in which every restored copy starts. */
export async function goLiveCommand({ addresses }: Ground): Promise<number> {
  const pool = openOwnerPool(addresses.ownerUrl)
  try {
    if (!(await isQuiet(pool))) console.log('This installation is live. Nothing was changed.')
    else {
      await saveQuiet(pool, false)
      console.log('Emails, payments and jobs begin when the program is restarted. Emails that waited will be sent.')
    }
    return 0
  } finally {
    await pool.end()
  }
}
