import { buffer } from 'node:stream/consumers'
import { newPdf } from '#design/print/pdf-library.server.ts'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { flagInWords } from '#tax/tax-texts.ts'
import type { Report, ReportTable } from './report.ts'

const copy = () => t(taxTexts.resultPdf)

type Shell = { readonly firm: string; readonly createdAt: Date; readonly address: string }
type Pdf = PDFKit.PDFDocument

const margin = 56
const width = 595.28 - 2 * margin
const bottom = 841.89 - margin - 24
const column = 92

/** Renders a result as a tagged PDF in standard fonts, with creation date, date of the figures and a disclaimer. */
export function resultPdf(report: Report, { firm, createdAt, address }: Shell): Promise<Buffer> {
  const pdf = newPdf({
    size: 'A4',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en',
    displayTitle: true,
    info: { Title: report.title, Author: firm, CreationDate: createdAt },
  })
  const finished = buffer(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const write = (kind: string, text: string, look: () => Pdf, options: PDFKit.Mixins.TextOptions = {}) => {
    const height = look().heightOfString(inFont(text), { width, ...options })
    if (pdf.y + height > bottom) pdf.addPage()
    root.add(pdf.struct(kind, {}, () => look().text(inFont(text), margin, pdf.y, { width, ...options })))
  }
  const plain = () => pdf.font('Helvetica').fontSize(10).fillColor('#111418')
  const fine = () => pdf.font('Helvetica').fontSize(8.5).fillColor('#464d56')
  const heading = () => pdf.font('Helvetica-Bold').fontSize(13).fillColor('#111418')

  write('P', firm, () => pdf.font('Helvetica-Bold').fontSize(10).fillColor('#c81e25'))
  write('H1', report.title, () => pdf.font('Helvetica-Bold').fontSize(22).fillColor('#111418'))
  write('P', copy().createdOnFiguresAsOf(formatDate(createdAt), formatDate(report.dataState)), fine)
  pdf.moveDown(1)
  write('H2', copy().yourEntries, heading)
  pdf.moveDown(0.3)
  for (const [label, value] of report.entries) write('P', `${label}: ${value}`, plain, { lineGap: 2 })
  for (const each of report.tables) table(pdf, root, each)
  if (report.sentences.length > 0) pdf.moveDown(1)
  for (const sentence of report.sentences) write('P', sentence, plain, { lineGap: 2 })
  if (report.flags.length > 0) {
    pdf.moveDown(1)
    write('H2', copy().pleaseNote, heading)
    pdf.moveDown(0.3)
    for (const text of new Set(report.flags.map((flag) => flagInWords(flag).text)))
      write('P', `– ${text}`, plain, { lineGap: 2 })
  }
  pdf.moveDown(1)
  write('P', copy().disclaimer, fine, { lineGap: 1 })
  write('P', copy().seeThisCalculationOnline(address), fine)
  root.end()
  pdf.end()
  return finished
}

function table(pdf: Pdf, root: PDFKit.PDFStructureElement, { title, columns, rows }: ReportTable): void {
  if (pdf.y + 80 > bottom) pdf.addPage()
  pdf.moveDown(1.2)
  const labelWidth = width - columns.length * column - 12
  const heading = pdf.struct('H2', {}, () =>
    pdf.font('Helvetica-Bold').fontSize(13).fillColor('#111418').text(inFont(title), margin, pdf.y, { width }),
  )
  root.add(heading)
  pdf.moveDown(0.4)
  const element = pdf.struct('Table')
  root.add(element)
  line(pdf, element, { label: '', values: columns, kind: 'head' }, labelWidth)
  for (const row of rows) line(pdf, element, { ...row, kind: row.total ? 'total' : 'row' }, labelWidth)
  element.end()
}

type Line = { label: string; detail?: string; values: readonly string[]; kind: 'head' | 'row' | 'total' }

function line(pdf: Pdf, into: PDFKit.PDFStructureElement, { label, detail, values, kind }: Line, labelWidth: number) {
  const font = kind === 'row' ? 'Helvetica' : 'Helvetica-Bold'
  const size = kind === 'head' ? 8.5 : 10
  const detailHeight = detail
    ? pdf.font('Helvetica').fontSize(8).heightOfString(inFont(detail), { width: labelWidth })
    : 0
  const height =
    pdf
      .font(font)
      .fontSize(size)
      .heightOfString(inFont(label || ' '), { width: labelWidth }) +
    detailHeight +
    8
  if (pdf.y + height > bottom) pdf.addPage()
  const top = pdf.y
  const row = pdf.struct('TR')
  into.add(row)
  row.add(
    pdf.struct('TH', {}, () => {
      pdf
        .font(font)
        .fontSize(size)
        .fillColor('#111418')
        .text(inFont(label || ' '), margin, top + 3, { width: labelWidth })
      if (detail)
        pdf
          .font('Helvetica')
          .fontSize(8)
          .fillColor('#464d56')
          .text(inFont(detail), margin, pdf.y, { width: labelWidth })
    }),
  )
  values.forEach((value, at) => {
    const x = margin + width - (values.length - at) * column
    row.add(
      pdf.struct(kind === 'head' ? 'TH' : 'TD', {}, () => {
        pdf
          .font(font)
          .fontSize(size)
          .fillColor('#111418')
          .text(inFont(value), x, top + 3, { width: column, align: 'right' })
      }),
    )
  })
  row.end()
  pdf.y = top + height
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .moveTo(margin, pdf.y - 2)
    .lineTo(margin + width, pdf.y - 2)
    .lineWidth(kind === 'row' ? 0.4 : 1)
  pdf.strokeColor(kind === 'row' ? '#cdd1d6' : '#111418').stroke()
  pdf.endMarkedContent()
}

/** Replaces the minus sign and narrow spaces, which the standard PDF fonts lack. */
function inFont(text: string): string {
  return text.replaceAll('\u2212', '–').replaceAll(/[\u2009\u202f]/g, ' ')
}
