import { type IllustrationName, illustrationNames } from '#design/illustrations/illustration-names.ts'

export type Picture = { illustration: IllustrationName; seed: string; level: 1 | 2 | 3 | undefined }

export function pictureUrl(illustration: string, seed: string, level?: number): string {
  return `/pictures/${illustration}${level ? `-${level}` : ''}/${seed}.svg`
}

export function readPictureUrl(url: string): Picture | null {
  const [, illustration = '', digit, seed = ''] =
    /^\/pictures\/([a-z]+)(?:-([123]))?\/([\w-]{1,100})\.svg$/.exec(url) ?? []
  if (!isIllustration(illustration)) return null
  const level = digit === '1' ? 1 : digit === '2' ? 2 : digit === '3' ? 3 : undefined
  return { illustration, seed, level }
}

function isIllustration(name: string): name is IllustrationName {
  return illustrationNames.some((known) => known === name)
}
