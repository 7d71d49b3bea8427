/** In how many pixels of width a picture is kept, as far as it is so wide. */
export const pictureWidths = [480, 960, 1600] as const

/** What may be uploaded. */
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

/** A picture as texts name it: its address says its size, so that pages keep its room free. */
export type Picture = { id: string; width: number; height: number }

// A picture that is much higher than wide has a height of five figures.
const file = /^\/media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(\d{1,4})x(\d{1,5})-(\d{1,4})\.webp$/

/** The address of a picture in a width. */
export function pictureAddress({ id, width, height }: Picture, shownWidth = width): string {
  return `/media/${id}-${width}x${height}-${shownWidth}.webp`
}

/** The picture that an address names, and in which width; null for every other address. */
export function readPictureAddress(address: string): (Picture & { shownWidth: number }) | null {
  const [, id, width, height, shownWidth] = file.exec(address) ?? []
  return id ? { id, width: Number(width), height: Number(height), shownWidth: Number(shownWidth) } : null
}

/** The widths in which a picture of this width is kept. */
export function storedWidths(width: number): number[] {
  const widest = Math.min(width, pictureWidths[2])
  return [...pictureWidths.filter((each) => each < widest), widest]
}

/** What an `<img>` needs to show a picture in the width of a text. */
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

/** The words that put a picture into a text in Markdown. */
export function pictureMarkdown(picture: Picture, alt: string): string {
  return `![${alt.replaceAll(/[[\]\\\n]/g, ' ')}](${pictureAddress(picture)})`
}
