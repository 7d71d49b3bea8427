export type NodeListener = {
  channel: string
  heard(payload: string): void
  /** Subscribed, initially or again: notifications may have been missed before. */
  listening(): void
  /** Connection lost: no notifications until `listening`. */
  disconnected?(): void
  alive?(): void
}
