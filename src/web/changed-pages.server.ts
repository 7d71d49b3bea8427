import { z } from 'zod'
import type { NodeListener } from '#platform/db/node-listener.ts'
import { changedPagesChannel } from '#platform/db/notify-db.server.ts'

/**
 * Calls `changed` for each announcement; with '*' after every reconnect, since something may have been missed; and with
 * '*' every half hour as long as the database answers, so that no page is older. While it does not, pages are kept.
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

/** What cannot be understood, as from a newer program, may be about any page. */
function pathsOf(payload: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(payload))
  } catch {
    return ['*']
  }
}
