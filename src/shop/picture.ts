import { type MotifName, motifNames } from '#design/drawings/motif-names.ts'

export type Picture = { motif: MotifName; seed: string; level: 1 | 2 | 3 | undefined }

/** The address under which a drawn picture can be fetched: `/pictures/sheets-2/standard.svg`. */
export function pictureUrl(motif: string, seed: string, level?: number): string {
  return `/pictures/${motif}${level ? `-${level}` : ''}/${seed}.svg`
}

/** What such an address shows; null when it is none of ours. */
export function readPictureUrl(url: string): Picture | null {
  const [, motif = '', digit, seed = ''] = /^\/pictures\/([a-z]+)(?:-([123]))?\/([\w-]{1,100})\.svg$/.exec(url) ?? []
  if (!isMotif(motif)) return null
  const level = digit === '1' ? 1 : digit === '2' ? 2 : digit === '3' ? 3 : undefined
  return { motif, seed, level }
}

function isMotif(name: string): name is MotifName {
  return motifNames.some((known) => known === name)
}
