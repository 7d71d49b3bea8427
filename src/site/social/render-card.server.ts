import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { newPdf, printFonts } from '#design/print/pdf-library.server.ts'
import { cardPictureSize, cardSvg } from './card-svg.ts'
import type { SocialCard } from './social-cards.ts'

type Picture = { type: 'image/png'; etag: string; bytes: Uint8Array }
type FindPhoto = (address: string) => Promise<Buffer | null>

const maxSaved = 300
const saved = new Map<string, Promise<Picture>>()
let ruler: PDFKit.PDFDocument | undefined

/** Social media image of 1200 × 630 pixels as PNG, cached in memory by its content. */
export function renderCard(card: SocialCard, firm: string, findPhoto: FindPhoto): Promise<Picture> {
  const svg = svgOf(card, firm)
  // The cache key contains only the URL of a photo, because the file behind a URL never changes.
  const key = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
  const known = saved.get(key)
  if (known) return known
  const [oldest] = saved.keys()
  if (oldest && saved.size >= maxSaved) saved.delete(oldest)
  const picture = draw(card, firm, findPhoto).then((bytes): Picture => ({ type: 'image/png', etag: `"${key}"`, bytes }))
  saved.set(key, picture)
  picture.catch(() => saved.delete(key))
  return picture
}

function svgOf(card: SocialCard, firm: string): string {
  ruler ??= newPdf({ autoFirstPage: false, font: printFonts.bold })
  const measure = ruler
  return cardSvg(card, firm, (text, size) => measure.fontSize(size).widthOfString(text))
}

async function draw(card: SocialCard, firm: string, findPhoto: FindPhoto): Promise<Uint8Array> {
  const file = card.photo ? await findPhoto(card.photo) : null
  if (!file) return toPng(svgOf({ ...card, photo: undefined }, firm))
  const { default: sharp } = await import('sharp')
  const cut = await sharp(file)
    .resize({ ...cardPictureSize, fit: 'cover' })
    .jpeg({ quality: 85 })
    .toBuffer()
  const png = await toPng(svgOf({ ...card, photo: `data:image/jpeg;base64,${cut.toString('base64')}` }, firm))
  return sharp(png).png({ palette: true, quality: 90 }).toBuffer()
}

async function toPng(svg: string): Promise<Uint8Array> {
  const image = await renderAsync(svg, {
    font: { fontFiles: [printFonts.regular, printFonts.bold], loadSystemFonts: false, defaultFontFamily: 'Inter' },
  })
  return image.asPng()
}
