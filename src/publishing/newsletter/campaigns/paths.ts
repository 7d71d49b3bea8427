export const archivePath = '/newsletter/archive'

export function archivePathOf({ number }: { number: number }): string {
  return `${archivePath}/${number}`
}
