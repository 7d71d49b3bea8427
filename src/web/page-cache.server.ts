import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { type IgnoresQuery, readNoVarySearch } from './no-vary-search.ts'
import { prepareSharedPage } from './shared-html.ts'

const brotli = promisify(brotliCompress)

type KeptPage = { brotli: Buffer; gzip: Buffer; etag: string; headers: string[]; ignores: IgnoresQuery }

/** A page made for one request: its scripts carry the nonce. */
export type FinishedPage = { html: string; headers: Record<string, string>; nonce: string }

/** Finished public pages, kept compressed in memory by address, served before the framework is reached. */
export type PageCache = {
  /** Answers from memory; false when the page is not kept and somebody else must answer. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** Keeps a finished page and returns what to send for this first request. */
  keep(path: string, page: FinishedPage): Promise<{ html: string; headers: Record<string, string> }>
  /** Forgets the page at each path; '*' forgets all. A page that is being made while this is called is not kept. */
  drop(paths: string[]): void
  generation(): number
  size(): number
}

const mostBytes = 64 * 1024 * 1024

export function createPageCache(
  policy: (scriptHashes: string[]) => string,
  fixedHeaders: Record<string, string>,
  /** Of bodies that are kept; beyond it the page goes that was made first. */
  limitBytes = mostBytes,
): PageCache {
  const pages = new Map<string, KeptPage>()
  let generation = 0
  let keptBytes = 0

  function find(address: string): KeptPage | undefined {
    const page = pages.get(address)
    if (page) return page
    const at = address.indexOf('?')
    const plain = at < 0 ? undefined : pages.get(address.slice(0, at))
    return plain?.ignores(address.slice(at + 1)) ? plain : undefined
  }

  function forget(path: string): void {
    const page = pages.get(path)
    if (!page) return
    keptBytes -= bytesOf(page)
    pages.delete(path)
  }

  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const page = find(request.url ?? '')
      if (!page) return false
      const accepts = String(request.headers['accept-encoding'] ?? '')
      const isBrotli = accepts.includes('br')
      if (!isBrotli && !accepts.includes('gzip')) return sendPlain(page, request, response)
      send(page, request, response, isBrotli ? 'br' : 'gzip', isBrotli ? page.brotli : page.gzip)
      return true
    },
    async keep(path, { html, headers: extra, nonce }) {
      const before = generation
      const prepared = prepareSharedPage(html, nonce)
      const headers = { ...extra, ...fixedHeaders, 'Content-Security-Policy': policy(prepared.scriptHashes) }
      const bytes = Buffer.from(prepared.html)
      const [small, wide] = await Promise.all([
        brotli(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
        promisify(gzip)(bytes, { level: 6 }),
      ])
      const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
      if (before === generation) {
        const ignores = readNoVarySearch(extra['no-vary-search'])
        const sent = Object.entries({ ...headers, ETag: etag, Vary: 'Accept-Encoding' }).flat()
        const page = { brotli: small, gzip: wide, etag, headers: sent, ignores }
        forget(path)
        pages.set(path, page)
        keptBytes += bytesOf(page)
        for (const oldest of pages.keys()) {
          if (keptBytes <= limitBytes) break
          forget(oldest)
        }
      }
      return { html: prepared.html, headers: { ...headers, ETag: etag } }
    },
    drop(paths) {
      generation++
      for (const path of paths.includes('*') ? pages.keys() : paths) forget(path)
    },
    generation: () => generation,
    size: () => pages.size,
  }
}

function bytesOf({ brotli, gzip }: KeptPage): number {
  return brotli.length + gzip.length
}

function send(
  page: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
  encoding: string,
  body: Buffer,
): void {
  const notModified = String(request.headers['if-none-match'] ?? '').includes(page.etag)
  if (notModified) {
    response.writeHead(304, page.headers)
    response.end()
    return
  }
  const headers = [...page.headers, 'Content-Encoding', encoding, 'Content-Length', String(body.length)]
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendPlain(page: KeptPage, request: IncomingMessage, response: ServerResponse): boolean {
  gunzip(page.gzip, (_error, plain) => send(page, request, response, 'identity', plain))
  return true
}
