import type { Pool } from 'pg'
import { instantOf } from '#platform/day.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { type Maintenance, maintenanceMessage, maintenanceMode, maintenanceUntil } from './maintenance.ts'

const lastKnown = new WeakMap<Pool, Maintenance | null>()

/**
 * What is said while the site is closed; null while it is open. While the database does not answer it stays what this
 * node knew last: pages that need no database go on, and a closed site stays closed.
 */
export async function readMaintenance(services: Pick<Services, 'db' | 'pool' | 'log'>): Promise<Maintenance | null> {
  try {
    const isOn = (await readSetting(services, maintenanceMode)) === 'on'
    const found = isOn
      ? {
          message: await readSetting(services, maintenanceMessage),
          until: instantOf(await readSetting(services, maintenanceUntil)),
        }
      : null
    lastKnown.set(services.pool, found)
    return found
  } catch {
    return lastKnown.get(services.pool) ?? null
  }
}
