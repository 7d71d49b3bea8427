export type NodeListener = {
  channel: string
  heard(payload: string): void
  /** Called after each subscription, initial or renewed. Notifications before it may have been missed. */
  listening(): void
  disconnected?(): void
  alive?(): void
}
