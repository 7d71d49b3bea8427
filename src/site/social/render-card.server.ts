import { createHash } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { newPdf } from '#design/pdf-library.server.ts'
import { printFonts } from '#design/print-fonts.server.ts'
import { cardSvg } from './card-svg.ts'
import type { SocialCard } from './social-cards.ts'

type Picture = { type: 'image/png'; etag: string; bytes: Uint8Array }

const mostKept = 300
const kept = new Map<string, Promise<Picture>>()
let ruler: PDFKit.PDFDocument | undefined

/** A card as PNG of 1200 × 630. Drawn once and kept in memory; a card whose words change is drawn anew. */
export function renderCard(card: SocialCard, firm: string): Promise<Picture> {
  ruler ??= newPdf({ autoFirstPage: false, font: printFonts.bold })
  const measure = ruler
  const svg = cardSvg(card, firm, (text, size) => measure.fontSize(size).widthOfString(text))
  const key = createHash('sha256').update(svg).digest('base64url').slice(0, 22)
  const known = kept.get(key)
  if (known) return known
  const [oldest] = kept.keys()
  if (oldest && kept.size >= mostKept) kept.delete(oldest)
  const picture = toPng(svg, `"${key}"`)
  kept.set(key, picture)
  picture.catch(() => kept.delete(key))
  return picture
}

async function toPng(svg: string, etag: string): Promise<Picture> {
  const image = await renderAsync(svg, {
    font: { fontFiles: [printFonts.regular, printFonts.bold], loadSystemFonts: false, defaultFontFamily: 'Inter' },
  })
  return { type: 'image/png', etag, bytes: image.asPng() }
}
