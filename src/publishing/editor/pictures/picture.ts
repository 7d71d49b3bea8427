export const pictureWidths = [480, 960, 1600] as const

export const pictureLimits = {
  bytes: 12 * 1024 * 1024,
  pixels: 25_000_000,
  minWidth: 320,
  shortestAlt: 3,
  maxAltLength: 300,
} as const

export type PictureError =
  | 'alt-missing'
  | 'alt-long'
  | 'file-missing'
  | 'too-large'
  | 'too-many-pixels'
  | 'too-small'
  | 'animated'
  | 'not-a-picture'
  | 'interrupted'

/** Picture with its size in pixels, so that pages can reserve the space before it has loaded. */
export type Picture = { id: string; width: number; height: number }

const file = /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d{1,4})x(\d{1,5})-(\d{1,4})\.webp$/

export function pictureAddress({ id, width, height }: Picture, shownWidth = width): string {
  return `/media/${id}-${width}x${height}-${shownWidth}.webp`
}

export function readPictureAddress(address: string): (Picture & { shownWidth: number }) | null {
  const [, id, width, height, shownWidth] = file.exec(address) ?? []
  return id ? { id, width: Number(width), height: Number(height), shownWidth: Number(shownWidth) } : null
}

export function storedWidths(width: number): number[] {
  const widest = Math.min(width, pictureWidths[2])
  return [...pictureWidths.filter((each) => each < widest), widest]
}

export function pictureAttributes(picture: Picture) {
  const { width, height } = picture
  const sources = storedWidths(width).map((each) => `${pictureAddress(picture, each)} ${each}w`)
  return {
    src: pictureAddress(picture),
    srcSet: sources.join(', '),
    sizes: '(max-width: 719px) 100vw, 720px',
    width,
    height,
  }
}

export function pictureMarkdown(picture: Picture, alt: string): string {
  return `![${alt.replaceAll(/[[\]\\\n]/g, ' ')}](${pictureAddress(picture)})`
}
