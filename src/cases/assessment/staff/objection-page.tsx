import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { viewObjection, type WriteOutcome, writeObjection } from '#cases/assessment/write-objection.server.ts'
import { notTaken } from '#cases/documents/staff/document-errors.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { objectionPath, staffCasePath } from '#cases/process/case-links.ts'
import type { UploadRefusal } from '#cases/staff/locales/en.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import type { ObjectionParts } from '#content/objection-letters.ts'
import { objectionOfficeNote } from '#content/procedure/tax-offices.ts'
import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { oneLine, readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Refused } from '#platform/words.ts'
import { loadAssessment } from '#returns/assessment/load-assessment.server.ts'
import { objectionRows } from '#returns/assessment/objection-rows.ts'
import type { Route } from './+types/objection-page'
import { type ObjectionAnswer, ObjectionForm } from './objection-form.tsx'

const notWritten: ErrorStatuses<Refused<WriteOutcome> | UploadRefusal> = {
  ...notTaken,
  'not-assessed': 409,
  decided: 409,
  'too-late': 409,
  'part-missing': 422,
  'not-filled-in': 422,
  'part-too-long': 422,
}

const copy = () => t(caseStaffTexts.objectionPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(
    copy()
      .objection(loaderData?.caseNumber ?? '')
      .trim(),
  )

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  const { differences } = await loadAssessment(services.db, found)
  const { draft, language, languages, error } = await viewObjection(services, found, {
    requested: url.searchParams.get('language'),
    rowsIn: (letterLanguage) => objectionRows(differences, letterLanguage),
  })
  const { id, caseNumber, canton, objectionEndsOn, objectionRequestedAt, stateNote } = found
  return {
    ...{ caseId: id, caseNumber, canton, objectionEndsOn, draft, language, languages },
    requested: objectionRequestedAt ? { at: objectionRequestedAt, words: stateNote ?? '' } : null,
    error: error && writeError({ ok: false, ...error }).text,
    officeNote: objectionOfficeNote(canton),
    mayWrite: may(person, 'case.write', found),
  }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'case.read')
  const { caseId } = params
  const values = textsOf(await readForm(request))
  const email = {
    office: partsOf(values, 'office'),
    english: partsOf(values, 'english'),
    isByDiscretion: values.discretion === 'yes',
  }
  const outcome = await writeObjection(services, {
    caseId,
    actor,
    emailContent: email,
    language: url.searchParams.get('language'),
  })
  if (outcome.ok) throw doneAt(`${staffCasePath(caseId)}/documents`, 'objection-written')
  if (outcome.reason === 'unknown-case') throw notFound()
  const { status, text } = writeError(outcome)
  return data<ObjectionAnswer>({ text, emailContent: email }, { status })
}

function partsOf(values: Record<string, string>, of: 'office' | 'english'): ObjectionParts {
  const text = (part: keyof ObjectionParts) => values[`${of}-${part}`] ?? ''
  return {
    ...{ recipient: text('recipient'), reference: text('reference'), subject: oneLine(text('subject')) },
    ...{ opening: text('opening'), requests: text('requests'), reasons: text('reasons') },
    ...{ evidence: text('evidence'), closing: text('closing') },
  }
}

export default function ObjectionPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ObjectionForm view={loaderData} answer={actionData} action={objectionPath(loaderData.caseId)} />
}

function writeError(refusal: Refused<WriteOutcome>): FieldError {
  return errorOf(t(caseStaffTexts.objection).notWritten, refusal, notWritten)
}
