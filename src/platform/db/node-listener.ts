export type NodeListener = {
  channel: string
  heard(payload: string): void
  /** Called after subscribing and after each reconnect. Earlier notifications may have been missed. */
  listening(): void
  disconnected?(): void
  alive?(): void
}
