import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, forbidden } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { SettingsHeader } from '#admin/settings/settings-tabs.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/company-page'
import { type CompanyAnswer, CompanyForm } from './company-form.tsx'
import { CompanyHistory } from './company-history.tsx'
import { type SaveCompanyOutcome, saveCompany } from './save-company.server.ts'
import { type SubmittedFactsValues, submittedFacts } from './submitted-facts.ts'
import { viewCompany } from './view-company.server.ts'
import { companyWords } from './words.ts'

const path = '/admin/settings/company'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Company')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'settings.write')
  return { view: await viewCompany(services), mayWrite: may(person, 'company.write') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'company.write')
  const submitted = submittedFacts(textsOf(await readForm(request)))
  const outcome = await saveCompany(services, { actor, ...submitted })
  if (outcome.ok) throw doneAt(path, 'company')
  if (outcome.reason === 'not-allowed') throw forbidden()
  return data(answerTo(outcome, submitted.entered), { status: outcome.reason === 'invalid' ? 422 : 409 })
}

type Refused = Exclude<SaveCompanyOutcome, { ok: true } | { reason: 'not-allowed' }>

function answerTo(outcome: Refused, entered: SubmittedFactsValues): CompanyAnswer {
  if (outcome.reason === 'conflict') return { entered, fields: {}, conflicts: outcome.names, now: outcome.now }
  const words = companyWords().fields
  const fields = Object.entries(outcome.errors).map(([name, error]) => [name, words[error]])
  return { entered, fields: Object.fromEntries(fields), conflicts: [], now: null }
}

export default function CompanyPage({ loaderData: { view, mayWrite }, actionData }: Route.ComponentProps) {
  const { facts, placeholders, changes } = view
  return (
    <>
      <SettingsHeader current={path} />
      <div className="panel-stack mt-32">
        <CompanyForm facts={facts} placeholders={placeholders} mayWrite={mayWrite} answer={actionData} />
        <CompanyHistory changes={changes} />
      </div>
    </>
  )
}
