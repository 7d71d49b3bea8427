import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CircuitBreaker } from '#platform/db/circuit-breaker.server.ts'
import {
  bytesOf,
  type CachedPage,
  createCachedPage,
  replyWithCachedPage,
  sendCachedPage,
} from './cached-page.server.ts'
import { prepareSharedPage } from './shared-html.ts'

export type FinishedPage = { html: string; headers: Record<string, string>; nonce: string }

type Render = () => Promise<Response>

export type PageCache = {
  serve(request: IncomingMessage, response: ServerResponse): boolean
  keep(path: string, page: FinishedPage): Promise<{ html: string; headers: Record<string, string> }>
  /**
   * Marks pages as stale ('*': all). Pages being rendered now are not cached. Stale pages stay until space runs out.
   */
  expire(paths: string[]): void
  /** Removes a stale page whose URL no longer leads to a page. */
  forget(path: string): void
  stale(): string[]
  /** Renders the page, or sends its stale copy if rendering fails because a dependency is unavailable. */
  staleIfError(request: Request, render: Render): Promise<Response>
  generation(): number
  size(): number
}

type Entry = CachedPage & { isStale: boolean }

type PageCacheOptions = {
  policy(scriptHashes: string[]): string
  fixedHeaders?: Record<string, string>
  circuit?: CircuitBreaker | undefined
  /** Maximum total size. Above it, stale pages are removed first, then the oldest pages. */
  limitBytes?: number
}

/** Header that marks the maintenance response of a deliberately closed site. */
export const maintenanceFlag = 'X-Maintenance'

const unavailableStatuses = [502, 503, 504, 507]

export function createPageCache({
  policy,
  fixedHeaders = {},
  circuit,
  limitBytes = 64 * 1024 * 1024,
}: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, Promise<Response | null>>()
  let generation = 0
  let storedBytes = 0
  const stale = () => [...entries].filter(([, { isStale }]) => isStale).map(([path]) => path)

  function remove(path: string): void {
    const entry = entries.get(path)
    if (entry) storedBytes -= bytesOf(entry)
    entries.delete(path)
  }

  function put(path: string, page: CachedPage): void {
    remove(path)
    entries.set(path, { ...page, isStale: false })
    storedBytes += bytesOf(page)
    if (storedBytes <= limitBytes) return
    for (const oldest of [...stale(), ...entries.keys()]) {
      if (storedBytes <= limitBytes) return
      remove(oldest)
    }
  }

  /** Renders a page. Null if it could not be rendered completely, because a dependency is unavailable. */
  function renderWhole(path: string, render: Render): Promise<Response | null> {
    const work = render()
      .then(async (response) => (isUnavailable(response) || (await circuit?.isOpenAfterProbe()) ? null : response))
      .finally(() => rendering.delete(path))
    work.catch(() => undefined)
    rendering.set(path, work)
    return unlessOpen(work)
  }

  const unlessOpen = <Result>(work: Promise<Result>) => circuit?.unlessOpen(work) ?? work

  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const found = find(entries, request.url ?? '')
      if (!found || found.entry.isStale) return false
      sendCachedPage(found.entry, request, response)
      return true
    },
    async keep(path, { html, headers: extra, nonce }) {
      const before = generation
      const prepared = prepareSharedPage(html, nonce)
      const headers = { ...extra, ...fixedHeaders, 'Content-Security-Policy': policy(prepared.scriptHashes) }
      const page = await createCachedPage(prepared.html, headers)
      if (before === generation) put(path, page)
      return { html: prepared.html, headers: { ...headers, ETag: page.etag } }
    },
    expire(paths) {
      generation++
      for (const path of paths.includes('*') ? entries.keys() : paths) {
        const entry = entries.get(path)
        if (entry) entry.isStale = true
      }
    },
    forget(path) {
      if (entries.get(path)?.isStale) remove(path)
    },
    stale,
    async staleIfError(request, render) {
      const { pathname, search } = new URL(request.url)
      const found = ['GET', 'HEAD'].includes(request.method) && find(entries, pathname + search)
      if (!found) return render()
      const { path, entry } = found
      if (circuit?.isOpen()) return replyWithCachedPage(entry, request)
      const other = rendering.get(path)
      if (!other) return (await renderWhole(path, render)) ?? replyWithCachedPage(entry, request)
      // Wait for the other request that is rendering this page. If its client disconnects, its rendering may be aborted;
      // this request then renders the page itself.
      if (!(await unlessOpen(other.then(Boolean, () => true)))) return replyWithCachedPage(entry, request)
      const now = entries.get(path)
      return now && !now.isStale ? replyWithCachedPage(now, request) : render()
    },
    generation: () => generation,
    size: () => entries.size - stale().length,
  }
}

function isUnavailable({ status, headers }: Response): boolean {
  return unavailableStatuses.includes(status) && !headers.has(maintenanceFlag)
}

function find(entries: Map<string, Entry>, address: string): { path: string; entry: Entry } | undefined {
  const entry = entries.get(address)
  if (entry) return { path: address, entry }
  const at = address.indexOf('?')
  if (at < 0) return undefined
  const path = address.slice(0, at)
  const plain = entries.get(path)
  return plain?.ignores(address.slice(at + 1)) ? { path, entry: plain } : undefined
}
