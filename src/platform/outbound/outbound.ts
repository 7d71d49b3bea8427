/** A document of another house. `etag` and `lastModified` are what it said about the version that we hold; `timeoutMs` is for people who wait. */
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

/**
 * Fetches a document whose address comes from a list or from another document. Never from our own network: each address
 * is checked when the connection is made, redirects included. At most 2 MB in 10 seconds. Throws `OutboundError`.
 */
export type FetchOutbound = (request: OutboundRequest) => Promise<OutboundAnswer>

/** Why a document was not fetched, in words that staff may read. */
export class OutboundError extends Error {
  override name = 'OutboundError'
}
