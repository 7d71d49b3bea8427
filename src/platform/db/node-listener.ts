export type NodeListener = {
  channel: string
  heard(payload: string): void
  /** Called after each connection, also the first, because earlier notifications may have been missed. */
  listening(): void
  disconnected?(): void
  alive?(): void
}
