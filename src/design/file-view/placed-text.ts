import { type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PlacedText } from './viewed-file.tsx'

/** Upright text of a page and what is written in its form fields. */
export async function readPlacedText(
  page: PDFPageProxy,
): Promise<{ words: PlacedText[]; width: number; height: number }> {
  const viewport = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const printed = items.flatMap((item): PlacedText[] => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a = 0, b = 0, , , x = 0, y = 0] = Util.transform(viewport.transform, item.transform)
    if (a <= 0 || Math.abs(b) > a / 20) return []
    return [{ text: item.str, x, right: x + item.width, y, size: Math.max(4, item.height) }]
  })
  const widgets: { subtype?: string; fieldValue?: unknown; rect?: number[] }[] = await page.getAnnotations()
  const written = widgets.flatMap(({ subtype, fieldValue, rect }): PlacedText[] => {
    if (subtype !== 'Widget' || typeof fieldValue !== 'string' || !fieldValue.trim() || !rect) return []
    const [left = 0, bottom = 0, rightEdge = 0, top = 0] = rect
    const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, top)
    const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(rightEdge, bottom)
    const size = Math.min(10, Math.abs(y2 - y1))
    const middle = (y1 + y2) / 2
    return [{ text: fieldValue, x: Math.min(x1, x2), right: Math.max(x1, x2), y: middle + size * 0.35, size }]
  })
  return { words: [...printed, ...written], width: viewport.width, height: viewport.height }
}
