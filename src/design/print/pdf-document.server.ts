import { buffer } from 'node:stream/consumers'
import * as designTexts from '#design/locales/en.ts'
import { t } from '#platform/texts.ts'
import { newPdf, printFonts } from './pdf-library.server.ts'

const copy = () => t(designTexts.pdfDocument)

export type PdfFacts = {
  title: string
  subject: string
  firm: string
  footer: string
  createdAt: Date
  lang?: string
  pageOf?: (page: number, of: number) => string
  /** Factor for the vertical space between paragraphs and tables. A value below 1 can save a page. */
  air?: number
}

export type Look = {
  font?: 'regular' | 'bold'
  size?: number
  colour?: string
  before?: number
  gap?: number
  figures?: boolean
}
export type Element = PDFKit.PDFStructureElement
export type Pdf = ReturnType<typeof openPdf>

export const ink = '#111418'
export const grey = '#464d56'
export const red = '#c81e25'
const hair = '#c9ced4'
export const figureFeatures: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']

const margin = 60
export const pageWidth = 595.28
const pageHeight = 841.89
const lowest = pageHeight - 78
export const top = margin
export const left = margin
export const pdfPageHeight = pageHeight
export const width = pageWidth - 2 * margin

/** Opens an accessible A4 PDF (tagged, with embedded fonts). Text that does not fit on a page moves to the next one. */
export function openPdf({
  title,
  subject,
  firm,
  footer,
  createdAt,
  lang = 'en-GB',
  pageOf = inEnglish,
  air = 1,
}: PdfFacts) {
  const pdf = newPdf({
    size: 'A4',
    margins: { top: margin, bottom: 40, left: margin, right: margin },
    pdfVersion: '1.7',
    // The library supports 'PDF/UA', but its types do not include it.
    subset: 'PDF/UA' as 'PDF/A-2a',
    tagged: true,
    lang,
    displayTitle: true,
    bufferPages: true,
    font: printFonts.regular,
    info: { Title: title, Subject: subject, Author: firm, CreationDate: createdAt, ModDate: createdAt },
  })
  const finished = buffer(pdf)
  pdf.registerFont('regular', printFonts.regular)
  pdf.registerFont('bold', printFonts.bold)
  const withoutFooter = new Set<number>()
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  const dress = ({ font = 'regular', size = 10.5, colour = ink }: Look) =>
    pdf.font(font).fontSize(size).fillColor(colour)
  const options = ({ gap = 3, figures }: Look, wide: number) => ({
    width: wide,
    lineGap: gap,
    ...(figures && { features: figureFeatures }),
  })

  function heightOf(text: string, look: Look = {}, wide = width): number {
    return dress(look).heightOfString(printable(text), options(look, wide))
  }

  function needRoom(height: number): void {
    if (pdf.y + height > lowest) pdf.addPage()
  }

  function decorate(draw: (page: typeof pdf) => void): void {
    const { x, y } = pdf
    pdf.markContent('Artifact', { type: 'Layout' })
    draw(pdf)
    pdf.endMarkedContent()
    pdf.x = x
    pdf.y = y
  }

  return {
    pdf,
    root,
    heightOf,
    needRoom,
    decorate,
    isAtTop: () => pdf.y <= top,
    hasRoom: (height: number) => pdf.y + height <= lowest,
    space(points: number): void {
      pdf.y += points * air
    },
    pageNumber: () => pdf.bufferedPageRange().count,
    leaveFooterFree(): void {
      withoutFooter.add(pdf.bufferedPageRange().count - 1)
    },
    list(into: Element, numbering: 'Decimal' | 'Disc' | 'None'): Element {
      const list = pdf.struct('L')
      const { dictionary } = list as unknown as { dictionary: { data: Record<string, unknown> } }
      dictionary.data.A = { O: 'List', ListNumbering: numbering }
      into.add(list)
      return list
    },
    repeat(text: string, { x, y, width: wide, align = 'left' }: Place, look: Look): void {
      decorate(() => dress(look).text(printable(text), x, y, { ...options(look, wide), align }))
    },
    write(kind: string, text: string, look: Look = {}, into: Element = root): void {
      if (look.before) pdf.y += look.before * air
      needRoom(heightOf(text, look))
      into.add(pdf.struct(kind, {}, () => dress(look).text(printable(text), left, pdf.y, options(look, width))))
    },
    writeAt(kind: string, text: string, place: Place, look: Look = {}): Element {
      const { scope, align = 'left', x, y, width: wide } = place
      const attributes: { alt?: string; scope?: Place['scope'] } = scope ? { scope } : {}
      // The library calls this function, which draws the text, when the element is added to the structure tree.
      return pdf.struct(kind, attributes, () => {
        const pen = pdf.y
        dress(look).text(printable(text), x, y, { ...options(look, wide), align })
        pdf.y = pen
      })
    },
    writeLink(
      text: string,
      to: { href: string } | { place: string },
      { says, into = root, ...look }: LinkVariant,
    ): void {
      needRoom(heightOf(text, look))
      const link = pdf.struct('Link')
      into.add(link)
      const { y } = pdf
      const underline = 'href' in to
      link.add(() => dress(look).text(printable(text), left, y, { ...options(look, width), underline }))
      const wide = pdf.widthOfString(printable(text))
      // Text that screen readers announce for the link. The library requires a String object.
      const spoken: object = { structParent: link, Contents: Object(says) }
      if ('href' in to) pdf.link(left, y, wide, pdf.y - y, to.href, spoken)
      else pdf.goTo(left, y, width, pdf.y - y, to.place, spoken)
      link.end()
    },
    rule(strong = false): void {
      decorate((page) => {
        page.moveTo(left, page.y).lineTo(left + width, page.y)
        page
          .lineWidth(strong ? 1.2 : 0.5)
          .strokeColor(strong ? ink : hair)
          .stroke()
      })
    },
    close(): Promise<Buffer> {
      root.end()
      const { start, count } = pdf.bufferedPageRange()
      for (let page = start; page < start + count; page++) {
        if (withoutFooter.has(page - start)) continue
        pdf.switchToPage(page)
        pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
        dress({ size: 8, colour: grey }).text(printable(footer), left, pageHeight - 56, {
          width: width - 90,
          lineBreak: false,
        })
        pdf.text(pageOf(page - start + 1, count), left, pageHeight - 56, {
          width,
          align: 'right',
          lineBreak: false,
        })
        pdf.endMarkedContent()
      }
      pdf.end()
      return finished
    },
  }
}

export type Place = {
  x: number
  y: number
  width: number
  align?: 'left' | 'right'
  scope?: 'Row' | 'Column'
}

export type LinkVariant = Look & {
  says: string
  into?: Element
}

function inEnglish(page: number, of: number): string {
  return copy().pageOf(page, of)
}

/** Replaces spaces that the typeface lacks, and prevents line breaks within amounts and citations such as 'Art. 27'. */
function printable(text: string): string {
  return text
    .replaceAll(/[\u2009\u202f]/g, '\u00a0')
    .replaceAll(/(CHF|Art\.|SR|number) (?=\d)|(?<=\d) (?=%|days\b)/g, (found) => `${found.trimEnd()}\u00a0`)
}
