import { instantOf } from '#platform/day.ts'
import { type Cached, cacheFromDatabase } from '#platform/db/cached-value.server.ts'
import type { Services } from '#platform/services.ts'
import { cachedSettings, readSetting } from '#platform/settings/settings.server.ts'
import { type Closure, maintenanceMessage, maintenanceMode, maintenanceUntil, siteOpenedAt } from './maintenance.ts'

type MaintenanceDeps = Pick<Services, 'db' | 'log' | 'config'>

export type MaintenanceWatch = Cached<Closure | null>

/** Watches whether the site is closed, because it is not open yet or for maintenance. During a database outage, the last known state applies. */
export function watchMaintenance(services: MaintenanceDeps, greatestAgeMs?: number): MaintenanceWatch {
  const read = () => findClosure(services)
  return cacheFromDatabase({ name: cachedSettings, first: null, read, log: services.log, greatestAgeMs })
}

/** True in production until an owner has confirmed the company data and opened the site. */
export async function isNotOpen({ db, log, config }: MaintenanceDeps): Promise<boolean> {
  return config.isProduction && (await readSetting({ db, log }, siteOpenedAt)) === ''
}

async function findClosure(services: MaintenanceDeps): Promise<Closure | null> {
  if (await isNotOpen(services)) return { reason: 'not-open', message: '', until: null }
  if ((await readSetting(services, maintenanceMode)) !== 'on') return null
  const message = await readSetting(services, maintenanceMessage)
  return { reason: 'maintenance', message, until: instantOf(await readSetting(services, maintenanceUntil)) }
}
