export const archivePath = '/newsletter/archive'

/** The address of a campaign's page in the archive, from the root. */
export function archivePathOf({ number }: { number: number }): string {
  return `${archivePath}/${number}`
}
