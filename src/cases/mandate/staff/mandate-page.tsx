import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { createMandate, revokeByStaff } from '#cases/mandate/create-mandate.server.ts'
import * as mandateTexts from '#cases/mandate/locales/en.ts'
import {
  mandateLanguages,
  mandateScopes,
  mandateStatus,
  readMandate,
  staffMandatePath,
} from '#cases/mandate/mandate.ts'
import { listMandates } from '#cases/mandate/mandate-db.server.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { listTermsOf } from '#cases/terms/terms-db.server.ts'
import { secondLanguageNotes } from '#content/procedure/office-languages.ts'
import { swissDay } from '#platform/day.ts'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/mandate-page'
import { type MandateFormAnswer, MandatePanels } from './mandate-panels.tsx'

const copy = () => t(mandateTexts.staffMandatePage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(t(mandateTexts.mandate).powerOfAttorney)

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  const year = Number(swissDay(services.now()).slice(0, 4))
  const people = [found.clientId, ...(found.sharedWith ? [found.sharedWith] : [])]
  return {
    caseId: found.id,
    taxYear: found.taxYear,
    languages: mandateLanguages(found.canton),
    languageNote: secondLanguageNotes[found.canton ?? ''] ?? null,
    mayWrite: may(person, 'case.write', found),
    mandates: (await listMandates(services.db, found.id)).map(({ parts: _, signers, ...mandate }) => ({
      ...mandate,
      status: mandateStatus({ ...mandate, signers }),
      signers: signers.map(({ personName, signedAt }) => ({ name: personName, signedAt })),
    })),
    year,
    terms: await listTermsOf(services.db, people, year),
  }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor, scope } = adminContext({ request, context }, 'case.read')
  const { caseId } = params
  const found = await findCaseFor(services.db, caseId, scope)
  if (!found) throw notFound()
  const form = await readForm(request)
  const mandateId = String(form.get('mandate') ?? '')
  if (form.get('intent') === 'revoke') {
    const outcome = await revokeByStaff(services, { caseId, mandateId, actor })
    if (outcome.ok) throw doneAt(staffMandatePath(caseId), 'mandate-revoked')
    if (outcome.reason === 'forbidden') throw forbidden()
    if (outcome.reason !== 'revoked-already') throw notFound()
    return refused(form, copy().revokedAlready, 409)
  }
  const read = readMandate(form, found)
  if (!read.ok) return refused(form, copy().refused[read.reason], 422)
  const outcome = await createMandate(services, { caseId, actor, input: read.input, replaces: mandateId || null })
  if (outcome.ok) throw doneAt(staffMandatePath(caseId), 'mandate-created')
  if (outcome.reason === 'forbidden') throw forbidden()
  if (outcome.reason !== 'partner-missing') throw notFound()
  return refused(form, copy().partnerMissing[outcome.status ?? 'unknown'](outcome.partner ?? ''), 409)
}

function refused(form: FormData, text: string, status: number) {
  const value = (name: string) => String(form.get(name) ?? '')
  const chosen = form.getAll('scope')
  return data<MandateFormAnswer>(
    {
      text,
      language: value('language'),
      firstYear: value('firstYear'),
      lastYear: value('lastYear'),
      scopes: mandateScopes.filter((scope) => chosen.includes(scope)),
    },
    { status },
  )
}

export default function MandatePage({ loaderData, actionData }: Route.ComponentProps) {
  return <MandatePanels view={loaderData} answer={actionData} />
}
