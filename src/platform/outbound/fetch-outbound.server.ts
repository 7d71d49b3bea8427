import { type LookupAddress, lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { type FetchOutbound, type OutboundAnswer, OutboundError, type OutboundRequest } from './outbound.ts'
import { addressError, isPublicAddress } from './public-address.ts'

const maxRedirects = 3

type Options = {
  /** Origins that may be fetched although not public: only this app itself, if it serves demo feeds. */
  ownOrigins?: readonly string[]
  timeoutMs?: number
  maxBytes?: number
}

export function openOutbound({
  ownOrigins = [],
  timeoutMs: defaultMs = 10_000,
  maxBytes = 2 * 1024 * 1024,
}: Options = {}): FetchOutbound {
  return async (requested) => {
    const timeoutMs = requested.timeoutMs ?? defaultMs
    const signal = AbortSignal.timeout(timeoutMs)
    let url = parsed(requested.url)
    try {
      for (let hop = 0; hop <= maxRedirects; hop++) {
        const isOwn = ownOrigins.includes(url.origin)
        const problem = isOwn ? null : addressError(url)
        if (problem) throw new OutboundError(problem)
        const response = await ask(url, requested, { signal, isOwn })
        const location = isRedirect(response.statusCode) ? response.headers.location : undefined
        if (!location) return await read(response, url, maxBytes)
        response.destroy()
        url = parsed(location, url)
      }
    } catch (error) {
      if (error instanceof OutboundError) throw error
      if (signal.aborted) throw new OutboundError(`${url.host} took longer than ${timeoutMs / 1000} seconds`)
      throw new OutboundError(`${url.host} could not be reached: ${textOf(error)}`, { cause: error })
    }
    throw new OutboundError(`${url.host} redirects more than ${maxRedirects} times`)
  }
}

function parsed(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new OutboundError('This is not a valid address')
  return new URL(address, base)
}

function ask(
  url: URL,
  { accept, etag, lastModified }: OutboundRequest,
  { signal, isOwn }: { signal: AbortSignal; isOwn: boolean },
): Promise<IncomingMessage> {
  const headers = {
    Accept: accept,
    'Accept-Encoding': 'gzip, deflate, br',
    'User-Agent': 'news reader (conditional requests, hourly)',
    ...(etag ? { 'If-None-Match': etag } : {}),
    ...(lastModified ? { 'If-Modified-Since': lastModified } : {}),
  }
  // No keep-alive, because the address must be checked for each request.
  const options = { headers, signal, agent: false, ...(isOwn ? {} : { lookup: publicLookup }) }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, resolve)
    request.on('error', reject)
    request.end()
  })
}

/** Resolves a host name at connection time, and refuses it if any of its addresses is not public. */
const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, '', 0)
    const hidden = found.find(({ address }) => !isPublicAddress(address))
    const [first] = found
    if (hidden || !first) return callback(new OutboundError(`${host} does not lead to a public address`), '', 0)
    if (options.all) return callback(null, found)
    callback(null, first.address, first.family)
  })
}

async function read(response: IncomingMessage, url: URL, maxBytes: number): Promise<OutboundAnswer> {
  const { statusCode, headers } = response
  if (statusCode === 304) {
    response.destroy()
    return { kind: 'unchanged' }
  }
  if (statusCode !== 200) {
    response.destroy()
    throw new OutboundError(`${url.host} responded with status ${statusCode}`)
  }
  const text = await readText(response, { host: url.host, maxBytes })
  const etag = headers.etag ?? null
  return { kind: 'document', url: url.href, text, etag, lastModified: headers['last-modified'] ?? null }
}

async function readText(response: IncomingMessage, { host, maxBytes }: { host: string; maxBytes: number }) {
  const chunks: Buffer[] = []
  let size = 0
  await pipeline(response, unpacker(response.headers['content-encoding']), async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw new OutboundError(`${host} sent more than ${Math.round(maxBytes / 1024)} KB`)
      chunks.push(chunk)
    }
  })
  const bytes = Buffer.concat(chunks)
  const charset = /charset="?([\w-]+)/i.exec(response.headers['content-type'] ?? '')?.[1]
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1]
  return decoderFor(charset ?? declared).decode(bytes)
}

function unpacker(encoding = 'identity') {
  const name = encoding.toLowerCase()
  if (name === 'gzip' || name === 'x-gzip') return createGunzip()
  if (name === 'deflate') return createInflate()
  if (name === 'br') return createBrotliDecompress()
  if (name === 'identity') return new PassThrough()
  throw new OutboundError(`The response uses an unknown compression: ${name.slice(0, 40)}`)
}

function decoderFor(charset = 'utf-8'): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

function isRedirect(status = 0): boolean {
  return [301, 302, 303, 307, 308].includes(status)
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.message || error.name).slice(0, 200) : 'unknown reason'
}
