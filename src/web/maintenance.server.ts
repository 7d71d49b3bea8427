import { instantOf } from '#platform/day.ts'
import { changedPagesChannel } from '#platform/db/notify-db.server.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { type Maintenance, maintenanceMessage, maintenanceMode, maintenanceUntil } from './maintenance.ts'
import type { NodeListener } from './node-listener.server.ts'

type Needs = Pick<Services, 'db' | 'log'>

/** What this node knows of whether the site is closed. */
export type MaintenanceWatch = {
  /** What is said while the site is closed; null while it is open. */
  read(): Promise<Maintenance | null>
  listener: NodeListener
}

/**
 * Holds in memory what every request asks for. The settings of maintenance stand on public pages, so each change of them
 * drops all kept pages (`saveSettings`), and with those what is held here: the next request reads it anew. It is read at
 * each request while this node hears nothing, and is at most half a minute old in any case. While the database does not
 * answer it stays what this node knew last: pages that need no database go on, and a closed site stays closed.
 */
export function watchMaintenance(services: Needs, greatestAgeMs = 30_000): MaintenanceWatch {
  let known: Maintenance | null = null
  let knownSince = 0
  let heldUntil = 0
  let isHearing = false
  let changes = 0
  const letGo = () => {
    changes++
    heldUntil = 0
  }
  return {
    async read() {
      const askedAt = performance.now()
      if (isHearing && askedAt < heldUntil) return known
      const before = changes
      const found = await findMaintenance(services).catch(() => undefined)
      if (found === undefined) return known
      if (askedAt >= knownSince) {
        known = found
        knownSince = askedAt
      }
      // What was asked before a change was heard of is held for nobody.
      if (before === changes) heldUntil = askedAt + greatestAgeMs
      return found
    },
    listener: {
      channel: changedPagesChannel,
      heard: letGo,
      listening: () => {
        isHearing = true
        letGo()
      },
      deaf: () => {
        isHearing = false
      },
    },
  }
}

async function findMaintenance(services: Needs): Promise<Maintenance | null> {
  if ((await readSetting(services, maintenanceMode)) !== 'on') return null
  const message = await readSetting(services, maintenanceMessage)
  return { message, until: instantOf(await readSetting(services, maintenanceUntil)) }
}
