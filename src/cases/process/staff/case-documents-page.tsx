import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { type AdminContext, adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { pageIn } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findDocument, listCaseDocuments } from '#cases/documents/document-db.server.ts'
import { isDocumentKind, isFromFirm } from '#cases/documents/document-kinds.ts'
import { decide } from '#cases/documents/staff/decide.server.ts'
import { uploadError } from '#cases/documents/staff/document-errors.ts'
import { findUploadError, uploadDocument } from '#cases/documents/upload-document.server.ts'
import { listSameFiles } from '#cases/documents/waiting-file-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { isOpen } from '#cases/process/case-states.ts'
import { listChecklist } from '#cases/requests/checklist-db.server.ts'
import { changeRequest } from '#cases/requests/staff/request-actions.server.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { uploadLimitBytes } from '#platform/files/files.ts'
import { forEachPart } from '#platform/files/upload-request.server.ts'
import type { FieldError } from '#platform/http/error-statuses.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/case-documents-page'
import { documentsPerPage, inOrderOf } from './document-order.ts'
import { CaseDocuments, type DocumentsAnswer } from './ui/case-documents.tsx'

const copy = () => t(caseStaffTexts.caseDocumentsPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    copy()
      .documents(loaderData?.caseNumber ?? '')
      .trim(),
  )

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'document.read')
  const { db } = services
  const found = await findCaseFor(db, params.caseId, scope)
  if (!found) throw notFound()
  const takesMore = isOpen(found.state)
  const checklist = await listChecklist(db, found.id)
  const all = await listCaseDocuments(db, found.id, { withHidden: true })
  const fromClient = inOrderOf(
    checklist,
    all.filter(({ kind }) => !isFromFirm(kind)),
  )
  const page = pageIn(url.searchParams)
  const documents = fromClient.slice((page - 1) * documentsPerPage, page * documentsPerPage)
  return {
    caseId: found.id,
    caseNumber: found.caseNumber,
    checklist,
    ours: all.filter(({ kind }) => isFromFirm(kind)),
    documents,
    same: await listSameFiles(
      db,
      documents.map(({ id }) => id),
      scope,
    ),
    page,
    pages: Math.max(1, Math.ceil(fromClient.length / documentsPerPage)),
    total: fromClient.length,
    toCheck: all.filter(({ state }) => state === 'received').length,
    mayChange: takesMore && may(person, 'case.write', found),
    isOpen: takesMore,
    mayReview: takesMore && may(person, 'document.review', found),
    mayUpload: takesMore && may(person, 'document.upload', found),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'document.read')
  const { caseId } = params
  const path = `${staffCasePath(caseId)}/documents`
  if (/^multipart\//i.test(request.headers.get('Content-Type') ?? '')) {
    const error = await handleUpload(ctx, caseId, request)
    if (!error) throw doneAt(path, 'uploaded')
    if (error.status === 404) throw notFound()
    return data<DocumentsAnswer>({ at: 'upload', document: '', reason: '', text: error.text }, { status: error.status })
  }
  const form = await readForm(request)
  const values = textsOf(form)
  const { intent = '', document = '', item = '', reason = '' } = values
  // Return 404 for a document of another case, even if the user may change that case.
  if (document && (await findDocument(ctx.services.db, document, null))?.caseId !== caseId) throw notFound()
  if (intent === 'accept' || intent === 'reject') {
    const decided = await decide(ctx, values)
    if (decided.ok) throw doneAt(path, decided.note)
    const { status, text } = decided.error
    return data<DocumentsAnswer>({ at: 'review', document, reason, text }, { status })
  }
  const changed = await changeRequest(ctx, caseId, form)
  if (!changed)
    return data<DocumentsAnswer>({ at: '', document: '', reason: '', text: copy().unknownForm }, { status: 422 })
  if (changed.ok) throw doneAt(path, changed.note)
  const { status, text } = changed.error
  const at = intent === 'place' ? 'review' : item || intent
  return data<DocumentsAnswer>({ at, intent, document, reason: '', text, entered: values }, { status })
}

export default function CaseDocumentsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <CaseDocuments view={loaderData} answer={actionData} />
}

/** The fields `kind` and `item` must precede the file in the form. Returns null on success. */
async function handleUpload(
  { services, actor }: AdminContext,
  caseId: string,
  request: Request,
): Promise<FieldError | null> {
  const unwanted = await findUploadError(services, { caseId, actor })
  if (unwanted) return uploadError(unwanted.reason)
  let item = ''
  let kind = ''
  let result: FieldError | null = uploadError('no-file')
  const read = await forEachPart(
    request,
    async (part) => {
      if (part.kind === 'field') {
        if (part.name === 'item') item = part.value
        if (part.name === 'kind') kind = part.value
        return
      }
      // Never guess a missing kind, because a wrong guess could show an internal document to the client.
      if (!isDocumentKind(kind)) {
        result = uploadError('no-kind')
        return
      }
      const { filename: declaredName, content } = part
      const checklistItemId = item === '' ? null : item
      const outcome = await uploadDocument(services, { caseId, actor, content, declaredName, checklistItemId, kind })
      result = outcome.ok ? null : uploadError(outcome.reason)
    },
    { bytes: uploadLimitBytes + 64 * 1024 },
  )
  return read.ok ? result : uploadError(read.reason)
}
