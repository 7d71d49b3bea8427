export type RequestMetadata = {
  id: string
  ip: string
  userAgent?: string | null
  /** Value of the device cookie, whose signature is not verified yet (see `device-cookie.server.ts`). */
  deviceTokens?: string
}
