import { data } from 'react-router'
import { may } from '#accounts/may.ts'
import { decide } from '#admin/documents/decide.server.ts'
import { markFault } from '#admin/documents/words.ts'
import { deskFor, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { findCaseForStaff } from '#cases/case-db.server.ts'
import { staffCasePath } from '#cases/case-links.ts'
import { isOpen } from '#cases/case-states.ts'
import { listChecklist } from '#cases/checklist-db.server.ts'
import { listCaseDocuments } from '#cases/document-db.server.ts'
import { markNotNeeded } from '#cases/mark-not-needed.server.ts'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/case-documents-page'
import { takeUpload } from './take-upload.server.ts'
import { CaseDocuments, type DocumentsAnswer } from './ui/case-documents.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(`Documents ${loaderData?.caseNumber ?? ''}`.trim())

/** The checklist of a case with what was sent for each item. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person } = deskFor({ request, context }, 'document.read')
  const { db } = services
  const found = await findCaseForStaff(db, params.caseId)
  if (!found) throw notFound()
  const takesMore = isOpen(found.state)
  return {
    caseNumber: found.caseNumber,
    checklist: await listChecklist(db, found.id),
    documents: await listCaseDocuments(db, found.id, { withHidden: true }),
    isOpen: takesMore,
    mayReview: takesMore && may(person, 'document.review', found),
    mayUpload: takesMore && may(person, 'document.upload', found),
  }
}

/** Decides about a document, marks an item, or takes a file on the client's behalf. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const desk = deskFor({ request, context }, 'document.read')
  const { caseId } = params
  const path = `${staffCasePath(caseId)}/documents`
  if (/^multipart\//i.test(request.headers.get('Content-Type') ?? '')) {
    const fault = await takeUpload(desk, caseId, request)
    if (!fault) throw doneAt(path, 'uploaded')
    if (fault.status === 404) throw notFound()
    return data<DocumentsAnswer>({ at: 'upload', document: '', reason: '', text: fault.text }, { status: fault.status })
  }
  const values = textsOf(await readForm(request))
  if (values.intent === 'accept' || values.intent === 'reject') {
    const decided = await decide(desk, values)
    if (decided.ok) throw doneAt(path, decided.note)
    const { status, text } = decided.fault
    const answer = { at: 'review', document: values.document ?? '', reason: values.reason ?? '', text }
    return data<DocumentsAnswer>(answer, { status })
  }
  const isNotNeeded = values.intent === 'not-needed'
  const { services, actor } = desk
  const outcome = await markNotNeeded(services, { caseId, itemId: values.item ?? '', isNotNeeded, actor })
  if (outcome.ok) throw doneAt(path, isNotNeeded ? 'not-needed' : 'needed')
  const { status, text } = markFault(outcome)
  return data<DocumentsAnswer>({ at: values.item ?? '', document: '', reason: '', text }, { status })
}

export default function CaseDocumentsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CaseDocuments view={loaderData} answer={actionData} />
}
