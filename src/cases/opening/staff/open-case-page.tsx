import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { findClient, listAssignableStaff } from '#accounts/team/recipient-db.server.ts'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { listOpeningProducts } from '#cases/opening/case-opening-db.server.ts'
import { openCaseFor } from '#cases/opening/open-case.server.ts'
import { kindValue, openableYears } from '#cases/opening/staff-opening.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { staffCasePath } from '#cases/process/case-links.ts'
import { requestableTypes } from '#cases/process/case-types.ts'
import { caseTypeLabel } from '#cases/words.ts'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/open-case-page'
import { type OpeningAnswer, OpeningForm } from './opening-form.tsx'
import { openingError } from './words.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Open a case')

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.open')
  const { db, now } = services
  const client = await findClient(db, params.clientId, scope)
  if (!client) throw notFound()
  const products = await listOpeningProducts(db)
  const kinds = [
    ...products.map(({ id, title }) => ({ value: kindValue({ productId: id }), label: title })),
    ...requestableTypes.map((caseType) => ({
      value: kindValue({ caseType }),
      label: `${caseTypeLabel(caseType)}, without a checklist`,
    })),
  ]
  const staff = (await listAssignableStaff(db)).map(({ id, name }) => ({ id, name }))
  return { client, choices: { submissionKey: randomUUID(), kinds, years: openableYears(now()), staff, me: person.id } }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor, scope } = adminContext({ request, context }, 'case.open')
  const values = textsOf(await readForm(request))
  const { kind = '', year = '', adviser: adviserId = '', reason = '', key: submissionKey = '', another } = values
  const { clientId } = params
  const isAnother = another === 'yes'
  const opening = { clientId, kind, taxYear: Number(year), adviserId, reason, submissionKey, isAnother }
  const outcome = await openCaseFor(services, { actor, ...opening })
  if (outcome.ok) {
    const isSeen = await findCaseFor(services.db, outcome.caseId, scope)
    throw doneAt(isSeen ? staffCasePath(outcome.caseId) : '/admin/cases', 'case-opened')
  }
  const { status, text } = openingError(outcome)
  if (status === 404) throw notFound()
  if (status === 403) throw forbidden()
  return data<OpeningAnswer>({ text, values, isSame: outcome.reason === 'same-case' }, { status })
}

export default function OpenCasePage({ loaderData: { client, choices }, actionData }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title="Open a case" before={<BackLink to={`/admin/clients/${client.id}`}>{client.name}</BackLink>}>
        <span className="soft">{client.email}</span>
      </AppHeader>
      <OpeningForm choices={choices} answer={actionData} />
    </>
  )
}
