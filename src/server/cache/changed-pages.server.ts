import { z } from 'zod'
import type { NodeListener } from '#platform/db/node-listener.ts'
import { changedPagesChannel } from '#platform/db/notify-db.server.ts'

/**
 * Calls `changed` with the paths of changed pages. In case a notification was lost, it also drops all pages ('*') after
 * each reconnect and every half hour while the database is available.
 */
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

/** Reads the paths in a notification. If it is unreadable, any page may have changed, so all are dropped. */
function pathsOf(payload: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(payload))
  } catch {
    return ['*']
  }
}
