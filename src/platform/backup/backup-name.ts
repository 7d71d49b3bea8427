const pattern = /^backup-(\d{8})T\d{9}Z\.tar(\.enc)?$/

/** The name of a backup says when it was taken (UTC), so that the order of names is the order in time. */
export function backupName(at: Date, isEncrypted: boolean): string {
  return `backup-${at.toISOString().replace(/[-:.]/g, '')}.tar${isEncrypted ? '.enc' : ''}`
}

/** The backups among the names of a folder or bucket, oldest first. */
export function backupsAmong(names: string[]): string[] {
  return names.filter((name) => pattern.test(name)).sort()
}

/**
 * Which backups go when the newest one of each of the last `keep` days that have one is to stay; 0 keeps all.
 * @example backupsToRemove(['backup-20261121T…', 'backup-20261122T…'], 1) // ['backup-20261121T…']
 */
export function backupsToRemove(names: string[], keep: number): string[] {
  if (keep === 0) return []
  const backups = backupsAmong(names)
  const newestOfDay = new Map(backups.map((name) => [pattern.exec(name)?.[1], name]))
  const saved = new Set([...newestOfDay.values()].slice(-keep))
  return backups.filter((name) => !saved.has(name))
}
