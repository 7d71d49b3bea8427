/** `etag` and `lastModified` are those of our cached version; `timeoutMs` is for interactive requests. */
export type OutboundRequest = {
  url: string
  accept: string
  etag?: string | null
  lastModified?: string | null
  timeoutMs?: number
}

export type OutboundAnswer =
  | { kind: 'unchanged' }
  | { kind: 'document'; url: string; text: string; etag: string | null; lastModified: string | null }

/** SSRF protection: checks each address, also of redirects, when connecting. At most 2 MB in 10 s. */
export type FetchOutbound = (request: OutboundRequest) => Promise<OutboundAnswer>

export class OutboundError extends Error {
  override name = 'OutboundError'
}
