export type NodeListener = {
  channel: string
  heard(payload: string): void
  /** Called after subscribing, initially or again. Notifications may have been missed before. */
  listening(): void
  disconnected?(): void
  alive?(): void
}
