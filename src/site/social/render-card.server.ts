import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { draw } from '#design/illustrations/draw.ts'
import { newPdf, printFonts } from '#design/print/pdf-library.server.ts'
import { socialImageSize } from '#platform/http/page-meta.ts'
import { xmlText } from '#platform/http/xml-text.ts'
import type { SocialCard } from './social-cards.ts'

type Measure = (text: string, size: number) => number

const { width, height } = socialImageSize
const left = 64
const room = width / 2 - left - 40
const sizes = [68, 60, 52, 46, 40, 34]
const maxLines = 6

/** Side of the illustration that cropping must not cut off, because its red shapes are there; by default the centre. */
const sides: Partial<Record<SocialCard['drawing']['illustration'], string>> = { contents: 'xMin', phases: 'xMax' }

const cardPictureSize = { width: width / 2, height }

export function cardSvg({ kicker, title, drawing, photo }: SocialCard, firm: string, measure: Measure): string {
  const { size, lines } = sized(title, measure)
  const step = size * 1.1
  const top = 336 - (lines.length * step) / 2
  const words = lines.map((text, at) => line(text, left, top + (at + 0.8) * step, size, 700))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Inter" fill="#111418">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    `<svg x="${left}" y="56" width="48" height="48" viewBox="0 0 32 32"><path fill="#d8232a" d="M0 0h32v32H0z"/><path d="M5 25h7v-7h7v-7h8" fill="none" stroke="#fff" stroke-width="3.4"/></svg>`,
    line(firm, left + 66, 89, 26, 700),
    ...words,
    line(kicker, left, height - 58, 24, 400, '#464d56'),
    photo
      ? `<image x="${width / 2}" width="${width / 2}" height="${height}" href="${xmlText(photo)}"/>`
      : `<svg x="${width / 2}" width="${width / 2}" height="${height}" ${pictureOf(drawing)}</svg>`,
    '</svg>',
  ].join('')
}

/** Replaces CSS variables of the theme by their fallback colours, because the image is rendered outside a browser. */
function pictureOf({ illustration, seed, level }: SocialCard['drawing']): string {
  return draw(illustration, seed, { level })
    .replace(/^<svg\b/, '')
    .replace(/<\/svg>$/, '')
    .replace('xMidYMid', `${sides[illustration] ?? 'xMid'}YMid`)
    .replaceAll(/var\(--[\w-]+,\s*(#[0-9a-f]+)\)/gi, '$1')
}

function line(text: string, x: number, y: number, size: number, weight: 400 | 700, fill = '#111418'): string {
  return `<text x="${x}" y="${y.toFixed(1)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${xmlText(text)}</text>`
}

function sized(title: string, measure: Measure): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrap(title, (text) => measure(text, size) <= room)
    const fits = lines.length * size * 1.1 <= 350 && lines.every((text) => measure(text, size) <= room)
    if (fits) return { size, lines }
  }
  const size = sizes.at(-1) ?? 34
  const lines = wrap(title, (text) => measure(text, size) <= room)
  return {
    size,
    lines: lines.length > maxLines ? [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]}…`] : lines,
  }
}

export function wrap(text: string, fits: (line: string) => boolean): string[] {
  const pieces = text.trim().match(/\s*[^\s-]*(?:-+|[^\s-]+)/g) ?? []
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && fits(last + piece)) lines[lines.length - 1] = last + piece
    else lines.push(piece.trim())
  }
  return lines
}

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
  const picture = drawPng(card, firm, findPhoto).then(
    (bytes): Picture => ({ type: 'image/png', etag: `"${key}"`, bytes }),
  )
  saved.set(key, picture)
  picture.catch(() => saved.delete(key))
  return picture
}

function svgOf(card: SocialCard, firm: string): string {
  ruler ??= newPdf({ autoFirstPage: false, font: printFonts.bold })
  const measure = ruler
  return cardSvg(card, firm, (text, size) => measure.fontSize(size).widthOfString(text))
}

async function drawPng(card: SocialCard, firm: string, findPhoto: FindPhoto): Promise<Uint8Array> {
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
