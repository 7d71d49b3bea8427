import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { type AdminContext, adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt, type FlashName } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { type NoCase, withCase } from '#cases/process/with-case.server.ts'
import { recordAudit } from '#platform/audit/audit.server.ts'
import type { Db, Tx } from '#platform/db/database.server.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import { confirmFigures } from '#returns/amounts/confirm-figures.server.ts'
import { confirmFigure, enterFigure, type FigureOutcome, removeFigure } from '#returns/amounts/enter-figure.server.ts'
import { worksheetPath } from '#returns/amounts/figure-links.ts'
import { loadWorksheet } from '#returns/amounts/load-worksheet.server.ts'
import type { WorksheetAnswer } from '#returns/amounts/worksheet.ts'
import { findExpected } from '#returns/expected/expected-db.server.ts'
import { loadFacts } from '#returns/facts/load-facts.server.ts'
import { loadCertificateDifferences, loadDifferences } from '#returns/questions/load-differences.server.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { loadStatements } from '#returns/statements/e-tax/load-securities.server.ts'
import { queueReading } from '#returns/statements/reader/read-next.server.ts'
import { mayBeRead } from '#returns/statements/remarks.ts'
import { decideStatement } from '#returns/statements/staff/decide-statement.server.ts'
import { listStatements } from '#returns/statements/statement-db.server.ts'
import { statementView } from '#returns/statements/statement-view.ts'
import type { Route } from './+types/worksheet-page'
import { WorksheetView } from './worksheet-view.tsx'

const notTaken: ErrorStatuses<Refused<FigureOutcome>> = {
  forbidden: 403,
  'unknown-case': 404,
  'unknown-figure': 404,
  stale: 409,
  'unknown-code': 422,
  'text-too-long': 422,
  'amount-missing': 422,
  'amount-negative': 422,
  'amount-not-figures': 422,
  'amount-too-large': 422,
}

const copy = () => t(returnStaffTexts.worksheetPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    copy()
      .amounts(loaderData?.caseNumber ?? '')
      .trim(),
  )

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  const differences = await loadDifferences(services.db, found)
  return {
    ...(await loadWorksheet(services.db, found, (before) => findCaseFor(services.db, before, scope))),
    answered: new Map(differences.map(({ lineId, answeredCents }) => [lineId, answeredCents])),
    statements: (await loadStatements(services.db, found.id)).map(statementView),
    contradictions: await loadCertificateDifferences(services.db, found),
    unread: await listUnread(services.db, found.id),
    expected: await findExpected(services.db, found.id),
    isPartYear: (await loadFacts(services.db, found)).facts.isPartYear,
    caseId: found.id,
    caseNumber: found.caseNumber,
    taxYear: found.taxYear,
    mayWrite: may(person, 'case.write', found),
    newLine: randomUUID(),
    goesOn: url.searchParams.get('note') === 'figure-entered',
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'case.read')
  const values = textsOf(await readForm(request))
  const { intent = '', statement: statementId = '' } = values
  const chosen = { caseId: params.caseId, actor: ctx.actor, statementId, intent }
  const decided = await decideStatement(ctx.services, chosen)
  if (decided) {
    const { outcome, note } = decided
    if (outcome.ok) throw doneAt(worksheetPath(params.caseId), note)
    throw outcome.reason === 'forbidden' ? forbidden() : notFound()
  }
  if (values.intent === 'read-statement') {
    const { services, actor } = ctx
    const { caseId } = params
    const requested = await requestReading(services, { caseId, actor, documentId: values.document ?? '' })
    if (requested.ok) throw doneAt(worksheetPath(caseId), 'reading-asked')
    throw requested.reason === 'forbidden' ? forbidden() : notFound()
  }
  if (values.intent === 'confirm-all') {
    const { document: documentId = '', seen = '' } = values
    const confirmed = await confirmFigures(ctx.services, { caseId: params.caseId, actor: ctx.actor, documentId, seen })
    if (confirmed.ok) throw doneAt(worksheetPath(params.caseId), 'figures-confirmed')
    if (confirmed.reason === 'unknown-case') throw notFound()
    if (confirmed.reason === 'forbidden') throw forbidden()
    const text = t(returnStaffTexts.worksheet).figuresChanged
    return data<WorksheetAnswer>({ intent: 'confirm-all', text, values }, { status: 409 })
  }
  const outcome = await change(ctx, params.caseId, values)
  if (outcome.ok) throw doneAt(worksheetPath(params.caseId), noteOf[values.intent ?? ''] ?? 'figure-confirmed')
  if (outcome.reason === 'unknown-case' || outcome.reason === 'unknown-figure') throw notFound()
  const { status, text } = figureError(outcome)
  return data<WorksheetAnswer>({ intent: values.intent ?? '', text, values }, { status })
}

const noteOf: Readonly<Partial<Record<string, FlashName>>> = {
  enter: 'figure-entered',
  remove: 'figure-removed',
}

function change(
  { services, actor }: AdminContext,
  caseId: string,
  values: Record<string, string>,
): Promise<FigureOutcome> {
  const { line = '', code = '', amount = '', person = 'client', label = '', note = '' } = values
  const { frequency } = values
  if (values.intent === 'enter') {
    return enterFigure(services, { caseId, actor, entered: { line, code, amount, person, label, note } })
  }
  const seen = { caseId, actor, lineId: line, version: Number(values.version) }
  return values.intent === 'remove'
    ? removeFigure(services, seen)
    : confirmFigure(services, { ...seen, amount, ...(frequency !== undefined && { frequency }) })
}

export default function WorksheetPage({ loaderData, actionData }: Route.ComponentProps) {
  return <WorksheetView view={loaderData} answer={actionData} />
}

/** Files not yet read for a statement, e.g. uploaded before documents were read automatically. */
async function listUnread(db: Db | Tx, caseId: string): Promise<{ id: string; filename: string }[]> {
  const read = new Set((await listStatements(db, caseId)).map(({ documentId }) => documentId))
  const documents = await listCaseDocuments(db, caseId)
  return documents
    .filter((document) => mayBeRead(document) && !read.has(document.id))
    .map(({ id, originalFilename: filename }) => ({ id, filename }))
}

type RequestedReading = { ok: true } | NoCase | { ok: false; reason: 'unknown-document' }

function requestReading(
  services: Pick<Services, 'db' | 'now'>,
  { caseId, actor, documentId }: { caseId: string; actor: Actor; documentId: string },
): Promise<RequestedReading> {
  return withCase(services, { caseId, actor, action: 'case.write' }, async (tx, found): Promise<RequestedReading> => {
    const unread = await listUnread(tx, caseId)
    if (!unread.some(({ id }) => id === documentId)) return { ok: false, reason: 'unknown-document' }
    await queueReading(tx, { documentId, isRequested: true, at: services.now() })
    await recordAudit(tx, actor, {
      action: 'statement.reading-asked',
      object: { type: 'document', id: documentId },
      detail: { caseNumber: found.caseNumber },
    })
    return { ok: true }
  })
}

function figureError(refusal: Refused<FigureOutcome>): FieldError {
  return errorOf(t(returnStaffTexts.worksheet).notTaken, refusal, notTaken)
}
