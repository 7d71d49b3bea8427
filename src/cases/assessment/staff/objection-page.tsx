import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { oneLine, textsOf } from '#admin/ui/form-texts.ts'
import { viewObjection, writeObjection } from '#cases/assessment/write-objection.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { objectionPath, staffCasePath } from '#cases/process/case-links.ts'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import type { ObjectionParts } from '#content/objection-letters.ts'
import { objectionOfficeNote } from '#content/tax-offices.ts'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { loadAssessment } from '#returns/assessment/load-assessment.server.ts'
import { objectionRows } from '#returns/assessment/objection-rows.ts'
import type { Route } from './+types/objection-page'
import { writeError } from './objection-errors.ts'
import { type ObjectionAnswer, ObjectionForm } from './objection-form.tsx'

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
