const hour = 60 * 60 * 1000

/** Hours for which the archive can be downloaded; then it is deleted. */
export const firmExportHours = 48

export function firmExportEnd(readyAt: Date): Date {
  return new Date(readyAt.getTime() + firmExportHours * hour)
}

/** Path of a document in the archive: no part of it can leave its folder. */
export function documentPath(document: { email: string; taxYear: number; id: string; filename: string }): string {
  const { email, taxYear, id, filename } = document
  const folder = email.replace(/[^\p{L}\p{N}@._+-]/gu, '_').replace(/^\.+/, '_')
  return `documents/${folder}/${taxYear}/${id.slice(0, 8)} ${filename}`
}
