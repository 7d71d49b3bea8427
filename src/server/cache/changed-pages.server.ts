import { z } from 'zod'
import type { NodeListener } from '#platform/db/node-listener.ts'
import { changedPagesChannel } from '#platform/db/notify-db.server.ts'

/** Drops all cached pages ('*') after a reconnect and every half hour, except while the database is unavailable. */
export function changedPages(changed: (paths: string[]) => void, greatestAgeMs = 30 * 60_000): NodeListener {
  let droppedAt = 0
  const dropAll = () => {
    droppedAt = performance.now()
    changed(['*'])
  }
  return {
    channel: changedPagesChannel,
    heard: (payload) => changed(pathsOf(payload)),
    listening: dropAll,
    alive: () => {
      if (performance.now() - droppedAt >= greatestAgeMs) dropAll()
    },
  }
}

/** A notification that cannot be read, e.g. from a newer version, may concern any page, so all pages are dropped. */
function pathsOf(payload: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(payload))
  } catch {
    return ['*']
  }
}
