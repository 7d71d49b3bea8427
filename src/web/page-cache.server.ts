import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  bytesOf,
  type CachedPage,
  createCachedPage,
  replyWithCachedPage,
  sendCachedPage,
} from './cached-page.server.ts'
import { prepareSharedPage } from './shared-html.ts'

/** A page made for one request: its scripts carry the nonce. */
export type FinishedPage = { html: string; headers: Record<string, string>; nonce: string }

/** Finished public pages, kept compressed in memory by address, served before the framework is reached. */
export type PageCache = {
  /** Answers from memory; false when the page is not kept and somebody else must answer. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** Keeps a finished page and returns what to send for this first request. */
  keep(path: string, page: FinishedPage): Promise<{ html: string; headers: Record<string, string> }>
  /**
   * Serves the page at each path no more; '*' all. A page that is being made while this is called is not kept. The last
   * copy stays aside until there is a new one, for as long as there is room.
   */
  drop(paths: string[]): void
  /** Loses the last copy of a dropped page, too: there is no such page any more. */
  forget(path: string): void
  /** The paths of dropped pages whose last copy is still there. */
  dropped(): string[]
  /** The newest copy for a request, served or dropped; null when there is none. */
  lastCopy(request: Request): LastCopy | null
  generation(): number
  size(): number
}

export type LastCopy = { path: string; isDropped: boolean; reply(): Promise<Response> }

const maxBytes = 64 * 1024 * 1024

export function createPageCache(
  policy: (scriptHashes: string[]) => string,
  fixedHeaders: Record<string, string>,
  /** Of bodies that are kept; beyond it dropped copies go, then the page that was made first. */
  limitBytes = maxBytes,
): PageCache {
  const pages = new Map<string, CachedPage>()
  const dropped = new Map<string, CachedPage>()
  let generation = 0
  let storedBytes = 0

  function remove(from: Map<string, CachedPage>, path: string): CachedPage | undefined {
    const page = from.get(path)
    if (page) storedBytes -= bytesOf(page)
    from.delete(path)
    return page
  }

  function put(into: Map<string, CachedPage>, path: string, page: CachedPage): void {
    remove(pages, path)
    remove(dropped, path)
    into.set(path, page)
    storedBytes += bytesOf(page)
  }

  function makeRoom(): void {
    for (const from of [dropped, pages]) {
      for (const oldest of from.keys()) {
        if (storedBytes <= limitBytes) return
        remove(from, oldest)
      }
    }
  }

  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const found = find(pages, request.url ?? '')
      if (found) sendCachedPage(found.page, request, response)
      return found !== undefined
    },
    async keep(path, { html, headers: extra, nonce }) {
      const before = generation
      const prepared = prepareSharedPage(html, nonce)
      const headers = { ...extra, ...fixedHeaders, 'Content-Security-Policy': policy(prepared.scriptHashes) }
      const page = await createCachedPage(prepared.html, headers)
      if (before === generation) {
        put(pages, path, page)
        makeRoom()
      }
      return { html: prepared.html, headers: { ...headers, ETag: page.etag } }
    },
    drop(paths) {
      generation++
      for (const path of paths.includes('*') ? [...pages.keys()] : paths) {
        const page = pages.get(path)
        if (page) put(dropped, path, page)
      }
    },
    dropped: () => [...dropped.keys()],
    forget: (path) => void remove(dropped, path),
    lastCopy(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      const { pathname, search } = new URL(request.url)
      const cached = find(pages, pathname + search)
      const found = cached ?? find(dropped, pathname + search)
      return found
        ? { path: found.path, isDropped: !cached, reply: () => replyWithCachedPage(found.page, request) }
        : null
    },
    generation: () => generation,
    size: () => pages.size,
  }
}

function find(pages: Map<string, CachedPage>, address: string): { path: string; page: CachedPage } | undefined {
  const page = pages.get(address)
  if (page) return { path: address, page }
  const at = address.indexOf('?')
  if (at < 0) return undefined
  const path = address.slice(0, at)
  const plain = pages.get(path)
  return plain?.ignores(address.slice(at + 1)) ? { path, page: plain } : undefined
}
