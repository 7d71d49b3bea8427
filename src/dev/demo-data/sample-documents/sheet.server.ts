import { newPdf } from '#design/print/pdf-library.server.ts'

export type Sheet = PDFKit.PDFDocument
export type Row = readonly [label: string, amount?: string, note?: string]

const [left, right, grey] = [56, 540, '#667']

/** A PDF in a typeface that needs no embedding. Every page bears the word “Muster” (sample) across it. */
export function drawn(...pages: ((sheet: Sheet) => void)[]): Promise<Buffer> {
  const sheet = newPdf({ size: 'A4', autoFirstPage: false, margin: 0 })
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<Buffer>((resolve) => sheet.once('end', () => resolve(Buffer.concat(chunks))))
  for (const page of pages) {
    sheet.addPage()
    sheet.save().rotate(-52, { origin: [298, 421] })
    sheet.font('Helvetica-Bold').fontSize(110).fillColor('#eceef2')
    sheet.text('MUSTER', 60, 370, { width: 480, align: 'center', lineBreak: false })
    sheet.restore().fillColor('#111').strokeColor('#111').lineWidth(0.6).font('Helvetica').fontSize(9.5)
    page(sheet)
  }
  sheet.end()
  return ended
}

export function write(sheet: Sheet, text: string, x: number, y: number, look: Look = {}): void {
  const { size = 9.5, bold = false, width = right - x, align = 'left', fine = false } = look
  sheet
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(fine ? grey : '#111')
  // The typeface has no minus sign and no thin spaces.
  const known = text.replaceAll('−', '-').replaceAll(/[\u2009\u202f]/g, ' ')
  sheet.text(known, x, y, { width, align, lineGap: 1.5 })
}
type Look = { size?: number; bold?: boolean; width?: number; align?: 'left' | 'right'; fine?: boolean }

export function rule(sheet: Sheet, y: number, weight = 0.6): void {
  sheet.lineWidth(weight).moveTo(left, y).lineTo(right, y).stroke()
}

/** Writes rows with their amounts at the right margin; the last row is the total. Returns where the next line begins. */
export function table(sheet: Sheet, rows: readonly Row[], from: number, { hasTotal = true } = {}): number {
  let y = from
  for (const [at, [label, amount = '', note]] of rows.entries()) {
    const bold = hasTotal && at === rows.length - 1
    if (bold) rule(sheet, y - 5, 1)
    write(sheet, label, left, y, { bold, width: 360 })
    write(sheet, amount, 420, y, { bold, align: 'right' })
    y = Math.max(sheet.y, y + 12)
    if (note) {
      write(sheet, note, left + 12, y, { size: 8.5, fine: true, width: 348 })
      y = sheet.y
    }
    y += 7
  }
  return y + 6
}

type Letter = {
  from: readonly string[]
  to: readonly string[]
  date: string
  title: string
  intro?: string
  rows?: readonly Row[]
  hasTotal?: boolean
  closing?: string
}

/** A letter of an institution: sender, recipient, subject, amounts. */
export function letter({ from, to, date, title, intro, rows = [], hasTotal, closing }: Letter) {
  return (sheet: Sheet) => {
    const [name = '', ...address] = from
    write(sheet, name, left, 48, { size: 15, bold: true })
    write(sheet, address.join('\n'), left, 70, { size: 8.5, fine: true })
    rule(sheet, 108, 1.5)
    write(sheet, to.join('\n'), 340, 140, { size: 10.5 })
    write(sheet, date, left, 232)
    write(sheet, title, left, 262, { size: 14, bold: true })
    let y = sheet.y + 12
    if (intro) {
      write(sheet, intro, left, y)
      y = sheet.y + 18
    }
    y = table(sheet, rows, y + 6, hasTotal === undefined ? {} : { hasTotal })
    if (closing) write(sheet, closing, left, y + 6)
    write(sheet, 'Sample document of the demonstration. The institution and all figures are invented.', left, 800, {
      size: 7.5,
      fine: true,
    })
  }
}
