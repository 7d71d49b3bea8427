import { accessScopeOf } from '#accounts/access/access-scope.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { attachAnnex } from '#cases/drafts/attach-annex.server.ts'
import { findCurrentDraft, hasHadAnnex } from '#cases/drafts/return-draft-db.server.ts'
import { type CaseRow, findCaseFor } from '#cases/process/case-db.server.ts'
import { caseMoves, takesDrafts } from '#cases/process/case-states.ts'
import type { PrepareApproval } from '#cases/process/move-case.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { firmName } from '#content/firm-name.ts'
import { grey, openPdf } from '#design/print/pdf-document.server.ts'
import { formatAmount, formatDate, formatDateTime } from '#platform/format.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import type { FigureLine } from '#returns/amounts/figure.ts'
import { worksheetOf } from '#returns/amounts/worksheet.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { cantonLabel } from '#tax/pages/canton-names.ts'
import { flagInWords } from '#tax/tax-texts.ts'
import { computeCase, fingerprintOf } from './compute-case.server.ts'
import { noteInWords } from './expected-note.ts'
import type { ExpectedResult } from './expected-tax.ts'

/** Renews an existing tax summary, so that the client approves the current figures. Creates none if there was none. */
export const renewSummary: PrepareApproval = async (services, { caseId, actor }) => {
  const found = await findCaseFor(services.db, caseId, accessScopeOf(actor))
  if (!found || !caseMoves.ask_for_approval.from.includes(found.state)) return null
  const { draft, any } = await hasHadAnnex(services.db, caseId)
  if (!any) return null
  const created = await attachSummary(services, { caseId, actor })
  if (created.ok) return null
  if (created.reason === 'changed-since') return 'summary-changing'
  return created.reason === 'not-computed' && draft ? 'summary-stale' : null
}

export type SummaryOutcome =
  | { ok: true }
  | NoCase
  | { ok: false; reason: 'no-draft' | 'not-computed' | 'case-filed' | 'changed-since' }

/** Renders the PDF outside the transaction; if draft or tax changed in the meantime, returns `changed-since`. */
export async function attachSummary(
  services: Pick<Services, 'db' | 'now' | 'config'>,
  { caseId, actor }: { caseId: string; actor: Actor },
): Promise<SummaryOutcome> {
  const access = { caseId, actor, action: 'case.write' } as const
  const requested = await withCase(services, access, async (tx, found) => {
    if (!takesDrafts(found.state)) return { ok: false, reason: 'case-filed' } as const
    const draft = await findCurrentDraft(tx, caseId)
    if (!draft) return { ok: false, reason: 'no-draft' } as const
    const { lines, expected } = await computeCase(tx, found)
    if (!expected.ok) return { ok: false, reason: 'not-computed' } as const
    return { ok: true, found, draft, lines, expected } as const
  })
  if (!requested.ok) return requested
  const { expected, draft } = requested
  const createdFrom = fingerprintOf(expected)
  const content = await summaryPdf(requested, services.now())
  return withCase(services, access, async (tx, found): Promise<SummaryOutcome> => {
    const now = await findCurrentDraft(tx, caseId)
    const { expected: still } = await computeCase(tx, found)
    const isSame = takesDrafts(found.state) && now?.id === draft.id && fingerprintOf(still) === createdFrom
    if (!isSame) return { ok: false, reason: 'changed-since' }
    await attachAnnex(tx, services, found, { actor, draft, content, createdFrom })
    return { ok: true }
  })
}

type Summed = {
  found: Pick<CaseRow, 'caseNumber' | 'title' | 'clientName' | 'taxYear'>
  draft: { number: number }
  lines: readonly FigureLine[]
  expected: ExpectedResult
}

function summaryPdf({ found, draft, lines, expected }: Summed, at: Date): Promise<Buffer> {
  const words = t(returnTexts.expected).summary
  const name = `${words.title(found.taxYear)}, ${found.caseNumber}`
  const footer = `${firmName} · ${name}`
  const paper = openPdf({ title: name, subject: found.title, firm: firmName, footer, createdAt: at })
  paper.write('P', firmName, { font: 'bold', size: 12 })
  paper.write('H1', words.title(found.taxYear), { font: 'bold', size: 26, before: 24, gap: 2 })
  paper.write('P', `${found.title}, ${found.caseNumber}, ${found.clientName}`, { size: 12, before: 4 })
  paper.write('P', words.about(draft.number, formatDateTime(at)), { size: 9.5, colour: grey, before: 4 })
  const part = (heading: string, rows: readonly (readonly [string, string])[]) => {
    paper.space(18)
    paper.needRoom(70)
    paper.rule(true)
    paper.write('H2', heading, { font: 'bold', size: 14, before: 8, gap: 2 })
    for (const [term, text] of rows) {
      paper.write('P', `${term}: ${text}`, { size: 10.5, before: 4, gap: 2, figures: true })
    }
  }
  part(words.result, resultRows(expected))
  for (const { group, rows, sumCents } of worksheetOf(lines, [])) {
    const { title, total } = t(returnTexts.figure).groups[group]
    const own = rows.flatMap(({ line }) => (line ? [figureRow(line)] : []))
    part(title, [...own, [total, formatAmount(sumCents)]])
  }
  const notes = [...expected.notes.map(noteInWords), ...expected.flags.map((flag) => flagInWords(flag).text)]
  part(words.restsOn, [[words.dataState, formatDate(expected.engine.stateDate)]])
  for (const note of new Set(notes)) paper.write('P', note, { size: 10.5, before: 4, gap: 2 })
  paper.write('P', words.estimate, { size: 9.5, colour: grey, before: 16, gap: 2 })
  return paper.close()
}

function resultRows({ taxes, taxableIncome, wealth, commune, creditCents, balanceCents }: ExpectedResult) {
  const words = t(returnTexts.expected).summary
  const { incomeTax, wealthTax, personalTax, total } = taxes
  const francs = (amount: number) => formatAmount(amount * 100)
  const rows: (readonly [string, string])[] = [
    [words.taxableFederal, francs(taxableIncome.federal)],
    [words.taxableCanton, francs(taxableIncome.canton)],
    [words.taxableWealth, francs(wealth.taxable)],
    [cantonLabel(commune.canton), francs(incomeTax.canton + wealthTax.canton)],
    [commune.name, francs(incomeTax.commune + wealthTax.commune)],
    [words.federal, francs(incomeTax.federal)],
    [words.church, francs(incomeTax.church + wealthTax.church)],
    [words.personal, francs(personalTax)],
    [words.total, francs(total)],
    [words.credits, formatAmount(creditCents)],
    [balanceCents < 0 ? words.comesBack : words.toPay, formatAmount(Math.abs(balanceCents))],
  ]
  return rows
}

function figureRow({ code, label, amountCents, state }: FigureLine): readonly [string, string] {
  const { codes, states, requested } = t(returnTexts.figure)
  const amount = amountCents === null ? requested : formatAmount(amountCents)
  const answerFlag = state === 'confirmed' ? '' : ` (${states[state].toLowerCase()})`
  return [[codes[code], label].filter(Boolean).join(', '), `${amount}${answerFlag}`]
}
