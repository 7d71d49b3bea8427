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

/** Fetches a URL with SSRF protection: checks every address, including those of redirects. At most 2 MB in 10 s. */
export type FetchOutbound = (request: OutboundRequest) => Promise<OutboundAnswer>

export class OutboundError extends Error {
  override name = 'OutboundError'
}
