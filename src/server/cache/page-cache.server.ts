import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  bytesOf,
  type CachedPage,
  createCachedPage,
  replyWithCachedPage,
  sendCachedPage,
} from './cached-page.server.ts'
import { prepareSharedPage } from './shared-html.ts'

export type FinishedPage = { html: string; headers: Record<string, string>; nonce: string }

export type PageCache = {
  serve(request: IncomingMessage, response: ServerResponse): boolean
  keep(path: string, page: FinishedPage): Promise<{ html: string; headers: Record<string, string> }>
  /** Drops pages ('*' drops all), even ones being rendered. Last copies remain for outages while there is space. */
  drop(paths: string[]): void
  forget(path: string): void
  dropped(): string[]
  lastCopy(request: Request): LastCopy | null
  generation(): number
  size(): number
}

export type LastCopy = { path: string; isDropped: boolean; reply(): Promise<Response> }

const maxBytes = 64 * 1024 * 1024

export function createPageCache(
  policy: (scriptHashes: string[]) => string,
  fixedHeaders: Record<string, string>,
  /** Maximum total size. Above it, last copies of dropped pages are removed first, then the oldest pages. */
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
