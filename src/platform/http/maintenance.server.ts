import { instantOf } from '#platform/day.ts'
import { type Cached, cacheFromDatabase } from '#platform/db/cached-value.server.ts'
import type { Services } from '#platform/services.ts'
import { cachedSettings, readSetting } from '#platform/settings/settings.server.ts'
import { type Maintenance, maintenanceMessage, maintenanceMode, maintenanceUntil } from './maintenance.ts'

type MaintenanceDeps = Pick<Services, 'db' | 'log'>

export type MaintenanceWatch = Cached<Maintenance | null>

/** Watches whether the site is closed for maintenance. During a database outage, the last known state applies. */
export function watchMaintenance(services: MaintenanceDeps, greatestAgeMs?: number): MaintenanceWatch {
  const read = () => findMaintenance(services)
  return cacheFromDatabase({ name: cachedSettings, first: null, read, log: services.log, greatestAgeMs })
}

async function findMaintenance(services: MaintenanceDeps): Promise<Maintenance | null> {
  if ((await readSetting(services, maintenanceMode)) !== 'on') return null
  const message = await readSetting(services, maintenanceMessage)
  return { message, until: instantOf(await readSetting(services, maintenanceUntil)) }
}
