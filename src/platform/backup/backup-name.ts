const pattern = /^backup-(\d{8})T\d{9}Z\.tar(\.enc)?$/

/** The name contains the UTC time, so that sorting by name sorts by time. */
export function backupName(at: Date, isEncrypted: boolean): string {
  return `backup-${at.toISOString().replace(/[-:.]/g, '')}.tar${isEncrypted ? '.enc' : ''}`
}

export function backupsAmong(names: string[]): string[] {
  return names.filter((name) => pattern.test(name)).sort()
}

/** Returns all backups except the newest of each of the last `keep` days with backups. If `keep` is 0, returns none. */
export function backupsToRemove(names: string[], keep: number): string[] {
  if (keep === 0) return []
  const backups = backupsAmong(names)
  const newestOfDay = new Map(backups.map((name) => [pattern.exec(name)?.[1], name]))
  const saved = new Set([...newestOfDay.values()].slice(-keep))
  return backups.filter((name) => !saved.has(name))
}
