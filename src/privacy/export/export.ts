const hour = 60 * 60 * 1000

export const exportDays = 7
export const exportEveryHours = 24

export function availableUntil(readyAt: Date): Date {
  return new Date(readyAt.getTime() + exportDays * 24 * hour)
}

/** When the next export can be requested; null if that is possible now. */
export function nextExportAt(requestedAt: Date | null, now: Date): Date | null {
  const next = requestedAt && new Date(requestedAt.getTime() + exportEveryHours * hour)
  return next && next > now ? next : null
}

export function exportPath(id: string): string {
  return `/client-portal/profile/data/${id}`
}

export type Compressed = { caseNumber: string; filename: string } & (
  | { path: string; leftOut: null }
  | { path: null; leftOut: 'not-scanned' | 'infected' | 'missing' }
)
