/**
 * The lanes of later work, and how many jobs of each run at once in one program. Each outside part has its own, so that
 * one which hangs holds up nobody but itself. What speaks with nobody outside is in `own`, what reads
 * files of strangers for long in `readings`.
 */
export const slotsOfQueue = {
  own: 4,
  mail: 2,
  newsletter: 1,
  payments: 2,
  files: 2,
  news: 2,
  backups: 1,
  readings: 1,
} as const

export type Queue = keyof typeof slotsOfQueue
