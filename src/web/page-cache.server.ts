import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import { prepareSharedPage } from './shared-html.ts'

const brotli = promisify(brotliCompress)

type KeptPage = { brotli: Buffer; gzip: Buffer; etag: string; headers: [string, string][] }

/** Finished public pages, kept compressed in memory by address, served before the framework is reached. */
export type PageCache = {
  /** Answers from memory; false when the page is not kept and somebody else must answer. */
  serve(request: IncomingMessage, response: ServerResponse): boolean
  /** Keeps a finished page and returns what to send for this first request. */
  keep(
    path: string,
    html: string,
    headers: Record<string, string>,
  ): Promise<{ html: string; headers: Record<string, string> }>
  /** Forgets the page at each path; '*' forgets all. A page that is being made while this is called is not kept. */
  drop(paths: string[]): void
  generation(): number
  size(): number
}

const mostPages = 5_000

export function createPageCache(
  policy: (scriptHashes: string[]) => string,
  fixedHeaders: Record<string, string>,
): PageCache {
  const pages = new Map<string, KeptPage>()
  let generation = 0

  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const page = pages.get(request.url ?? '')
      if (!page) return false
      const accepts = String(request.headers['accept-encoding'] ?? '')
      const isBrotli = accepts.includes('br')
      if (!isBrotli && !accepts.includes('gzip')) return sendPlain(page, request, response)
      send(page, request, response, isBrotli ? 'br' : 'gzip', isBrotli ? page.brotli : page.gzip)
      return true
    },
    async keep(path, html, extra) {
      const before = generation
      const prepared = prepareSharedPage(html)
      const headers = { ...extra, ...fixedHeaders, 'Content-Security-Policy': policy(prepared.scriptHashes) }
      const bytes = Buffer.from(prepared.html)
      const [small, wide] = await Promise.all([
        brotli(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }),
        promisify(gzip)(bytes, { level: 6 }),
      ])
      const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
      if (before === generation && pages.size < mostPages) {
        pages.set(path, { brotli: small, gzip: wide, etag, headers: Object.entries(headers) })
      }
      return { html: prepared.html, headers: { ...headers, ETag: etag } }
    },
    drop(paths) {
      generation++
      if (paths.includes('*')) pages.clear()
      for (const path of paths) pages.delete(path)
    },
    generation: () => generation,
    size: () => pages.size,
  }
}

function send(
  page: KeptPage,
  request: IncomingMessage,
  response: ServerResponse,
  encoding: string,
  body: Buffer,
): void {
  const notModified = String(request.headers['if-none-match'] ?? '').includes(page.etag)
  const headers = [...page.headers.flat(), 'ETag', page.etag, 'Vary', 'Accept-Encoding']
  if (notModified) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  headers.push('Content-Encoding', encoding, 'Content-Length', String(body.length))
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function sendPlain(page: KeptPage, request: IncomingMessage, response: ServerResponse): boolean {
  gunzip(page.gzip, (_error, plain) => send(page, request, response, 'identity', plain))
  return true
}
