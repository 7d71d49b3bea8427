import { redirect } from 'react-router'
import { company } from '#company/company.ts'
import { grey, left, openPdf, type Pdf, width } from '#design/print/pdf-document.server.ts'
import { writeFlag } from '#design/print/pdf-parts.server.ts'
import { swissDay } from '#platform/day.ts'
import { formatDate } from '#platform/format.ts'
import { requestOf, servicesOf } from '#platform/http/request-context.server.ts'
import { t } from '#platform/texts.ts'
import { requestsTooOften } from '#tax/api/answer-api-request.server.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { calculate } from '#tax/pages/calculate.server.ts'
import { scenarioAddress } from '#tax/pages/tabs.ts'
import { flagInWords } from '#tax/tax-texts.ts'
import type { Route } from './+types/result-pdf-route'
import { reportOf } from './entries.ts'
import type { Report, ReportTable } from './report.ts'

const copy = () => t(taxTexts.resultPdf)

const column = 96
const body = { size: 10, gap: 2 }
const small = { size: 8.5, colour: grey, gap: 1 }

/** Renders a result as a tagged PDF. `address` leads to the same calculation online; null on a private server. */
function resultPdf(
  report: Report,
  { createdAt, address }: { readonly createdAt: Date; readonly address: string | null },
): Promise<Buffer> {
  const { legalName, office, email } = company()
  const { title } = report
  const footer = `${legalName} · ${office} · ${email}`
  const paper = openPdf({ title, subject: title, firm: legalName, footer, createdAt })
  writeFlag(paper, legalName)
  paper.pdf.y += 44
  paper.write('H1', title, { font: 'bold', size: 24, gap: 0 })
  paper.write('P', copy().createdOnFiguresAsOf(formatDate(createdAt), formatDate(report.dataState)), {
    ...small,
    before: 4,
  })
  heading(paper, copy().yourEntries)
  for (const [label, value] of report.entries) paper.write('P', `${label}: ${value}`, body)
  for (const each of report.tables) table(paper, each)
  report.sentences.forEach((sentence, at) => {
    paper.write('P', sentence, { ...body, before: at === 0 ? 12 : 4 })
  })
  if (report.flags.length > 0) heading(paper, copy().pleaseNote)
  for (const text of new Set(report.flags.map((flag) => flagInWords(flag).text))) paper.write('P', text, body)
  paper.write('P', copy().disclaimer, { ...small, before: 16 })
  if (address) {
    const link = paper.pdf.struct('P')
    paper.root.add(link)
    const says = copy().seeThisCalculationOnline
    paper.writeLink(says, { href: address }, { says, ...small, into: link })
    link.end()
  }
  return paper.close()
}

function heading(paper: Pdf, text: string): void {
  paper.space(16)
  paper.needRoom(90)
  paper.rule(true)
  paper.write('H2', text, { font: 'bold', size: 13, before: 8, gap: 2 })
  paper.space(3)
}

function table(paper: Pdf, { title, columns, rows }: ReportTable): void {
  heading(paper, title)
  let element = startTable(paper)
  row(paper, element, { label: '', values: columns, kind: 'head' })
  for (const each of rows) {
    if (each.heading) {
      element.end()
      paper.needRoom(64)
      paper.write('H3', each.heading, { font: 'bold', size: 11, before: 12 })
      element = startTable(paper)
    }
    row(paper, element, { ...each, kind: each.total ? 'total' : 'row' })
  }
  element.end()
}

function startTable(paper: Pdf) {
  const element = paper.pdf.struct('Table')
  paper.root.add(element)
  return element
}

type Line = { label: string; detail?: string; values: readonly string[]; kind: 'head' | 'row' | 'total' }

function row(paper: Pdf, into: ReturnType<typeof startTable>, { label, detail, values, kind }: Line): void {
  const { pdf, heightOf, writeAt } = paper
  const look = { font: kind === 'row' ? 'regular' : 'bold', size: kind === 'head' ? 9 : 10, figures: true } as const
  const labelWidth = width - values.length * column - 12
  const labelHeight = heightOf(label || ' ', look, labelWidth)
  const height = labelHeight + (detail ? heightOf(detail, small, labelWidth) : 0)
  paper.needRoom(height + 10)
  pdf.y += 5
  const { y } = pdf
  const line = pdf.struct('TR')
  into.add(line)
  const name = pdf.struct('TH')
  line.add(name)
  name.add(writeAt('Span', label || ' ', { x: left, y, width: labelWidth }, look))
  if (detail) name.add(writeAt('Span', detail, { x: left, y: y + labelHeight, width: labelWidth }, small))
  name.end()
  values.forEach((value, at) => {
    const x = left + width - (values.length - at) * column
    const kindOfCell = kind === 'head' ? 'TH' : 'TD'
    line.add(writeAt(kindOfCell, value, { x, y, width: column, align: 'right' }, look))
  })
  line.end()
  pdf.y = y + height + 4
  paper.rule(kind !== 'row')
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const limited = await requestsTooOften(services, requestOf(context))
  if (limited) return limited
  const parameters = new URL(request.url).searchParams
  const calculation = calculate(parameters, swissDay(services.now()))
  const report = reportOf(calculation)
  const address = scenarioAddress(parameters)
  if (!report) throw redirect(address)
  const pdf = await resultPdf(report, {
    createdAt: services.now(),
    address: isPublic(services.config.PUBLIC_URL) ? services.config.PUBLIC_URL + address : null,
  })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${calculation.tab}.pdf"`,
      'Cache-Control': 'no-store',
    },
  })
}

function isPublic(site: string): boolean {
  return !['localhost', '127.0.0.1', '[::1]'].includes(new URL(site).hostname)
}
