/** Where a request came from, as far as accounts need it. The platform's facts of a request fit. */
export type RequestMetadata = {
  id: string
  ip: string
  userAgent?: string | null
  /** What the browser shows of earlier sign-ins (`device-cookie.server.ts`). */
  deviceTokens?: string
}
