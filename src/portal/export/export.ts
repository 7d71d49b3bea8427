const hour = 60 * 60 * 1000

/** How long an archive may be downloaded. */
export const exportDays = 7
/** Between two archives of one person. */
export const exportEveryHours = 24

/** Until when an archive that is ready may be downloaded. */
export function availableUntil(readyAt: Date): Date {
  return new Date(readyAt.getTime() + exportDays * 24 * hour)
}

/** From when the next one may be asked for; null for at once. */
export function nextExportAt(requestedAt: Date | null, now: Date): Date | null {
  const next = requestedAt && new Date(requestedAt.getTime() + exportEveryHours * hour)
  return next && next > now ? next : null
}

export function exportPath(id: string): string {
  return `/client-portal/profile/data/${id}`
}
