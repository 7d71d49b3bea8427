import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { readForm } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { taxPath } from '#returns/amounts/figure-links.ts'
import { attachSummary } from '#returns/expected/attach-summary.server.ts'
import { loadTax } from '#returns/expected/load-tax.server.ts'
import { dropVariant, storeVariant } from '#returns/expected/try-variant.server.ts'
import { saveFacts } from '#returns/facts/save-facts.server.ts'
import calculatorsCss from '#tax/pages/calculators.css?url'
import type { Route } from './+types/tax-page'
import type { TaxAnswer } from './tax-answer.ts'
import { TaxView } from './tax-view.tsx'
import { changesIn } from './variant-fields.ts'
import { factsError, summaryError, variantError } from './words.ts'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calculatorsCss }]
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(`Tax ${loaderData?.caseNumber ?? ''}`.trim())

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (found?.caseType !== 'tax_return') throw notFound()
  return {
    ...(await loadTax(services, found)),
    caseId: found.id,
    caseNumber: found.caseNumber,
    clientId: found.clientId,
    taxYear: found.taxYear,
    mayWrite: may(person, 'case.write', found),
    newVariant: randomUUID(),
  }
}

export async function action({ request, context, params: { caseId } }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'case.read')
  const values = textsOf(await readForm(request))
  const { intent = '' } = values
  if (intent === 'facts') {
    const outcome = await saveFacts(services, { caseId, actor, entered: factsIn(values) })
    if (outcome.ok) throw doneAt(taxPath(caseId), 'tax-facts-saved')
    return refused(intent, factsError(outcome), values)
  }
  if (intent === 'summary') {
    const outcome = await attachSummary(services, { caseId, actor })
    if (outcome.ok) throw doneAt(taxPath(caseId), 'summary-made')
    return refused(intent, summaryError(outcome), values)
  }
  const entered = { id: values.variant ?? '', name: values.name ?? '', changes: changesIn(values) }
  const isDrop = intent === 'drop-variant'
  const outcome = isDrop
    ? await dropVariant(services, { caseId, actor, variantId: entered.id })
    : await storeVariant(services, { caseId, actor, entered })
  if (outcome.ok) throw doneAt(taxPath(caseId), isDrop ? 'variant-dropped' : 'variant-kept')
  return refused(intent, variantError(outcome), values)
}

function refused(intent: string, { status, text }: { status: number; text: string }, values: Record<string, string>) {
  if (status === 404) throw notFound()
  return data<TaxAnswer>({ intent, text, values }, { status })
}

function factsIn(values: Record<string, string>) {
  const { version = '', commune = '', civilStatus = '', childrenBorn = '', confession = '' } = values
  const { birthYear = '', partnerBirthYear = '', residence = '' } = values
  return { version, commune, civilStatus, childrenBorn, confession, birthYear, partnerBirthYear, residence }
}

export default function TaxPage({ loaderData, actionData }: Route.ComponentProps) {
  return <TaxView view={loaderData} answer={actionData} />
}
