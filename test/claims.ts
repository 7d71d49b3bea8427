import { onlyProvenKey } from '#platform/claims/claims-db.server.ts'
import type { World } from './world.ts'

/** Turns the switch 'only proven claims' on. */
export async function hideUnprovenClaims({ db }: Pick<World, 'db'>): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: onlyProvenKey, value: JSON.stringify(true) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(true) }))
    .execute()
}
