/** Concurrent jobs per queue and process. Each external service has its own queue, so a slow one blocks no others. */
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
