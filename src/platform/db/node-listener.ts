export type NodeListener = {
  channel: string
  heard(payload: string): void
  /** Subscribed, initially or again: notifications may have been missed before. */
  listening(): void
  disconnected?(): void
  alive?(): void
}
