import type { Logger } from 'pino'
import { z } from 'zod'
import type { NodeListener } from '#platform/db/node-listener.ts'
import { changedPagesChannel } from '#platform/db/notify-db.server.ts'

/** Reports the paths of changed pages; all ('*') after a reconnect and every half hour, in case one was missed. */
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

/** Reads the paths in a notification. If it is unreadable, any page may have changed, so returns '*' (all). */
function pathsOf(payload: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(payload))
  } catch {
    return ['*']
  }
}

type WarmPagesInput = { paths: string[]; isAll: boolean }

/** Requests `paths` (with `isAll` also the sitemap), to cache pages before visitors need them or the database fails. */
export async function warmPages(
  host: string,
  port: number,
  log: Logger,
  { paths, isAll }: WarmPagesInput,
): Promise<void> {
  const near = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  const ask = (path: string) => fetch(`http://${near}:${port}${path}`, { headers: { 'User-Agent': 'page warmer' } })
  const listed = async () => {
    const sitemap = await (await ask('/sitemap.xml')).text()
    return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '/']) => new URL(address).pathname)
  }
  try {
    const requested = new Set([...(isAll ? await listed() : []), ...paths])
    for (const path of requested) await (await ask(path)).arrayBuffer()
    log.debug({ pages: requested.size }, 'public pages are warm')
  } catch (error) {
    log.debug({ err: error }, 'public pages could not be warmed')
  }
}

export function warmAfter(milliseconds: number, warm: (isAll: boolean) => Promise<void>): (paths: string[]) => void {
  const waiting = new Set<string>()
  return (paths) => {
    const isDue = waiting.size > 0
    for (const path of paths) waiting.add(path)
    if (isDue) return
    setTimeout(() => {
      void warm(waiting.has('*'))
      waiting.clear()
    }, milliseconds).unref()
  }
}
