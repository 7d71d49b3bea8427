export type RequestMetadata = {
  id: string
  ip: string
  userAgent?: string | null
  /** Value of the device cookie, not verified yet (`device-cookie.server.ts`). */
  deviceTokens?: string
}
