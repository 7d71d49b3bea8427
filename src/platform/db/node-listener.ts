/** What a node does with the announcements of one channel. */
export type NodeListener = {
  channel: string
  heard(payload: string): void
  /** It listens, at first or again: something may have been missed before. */
  listening(): void
  /** The connection is lost: nothing is heard until `listening`. */
  deaf?(): void
  /** The connection has just answered. */
  alive?(): void
}
