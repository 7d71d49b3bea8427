import { data } from 'react-router'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { CasesOfYears } from '#cases/opening/staff/cases-of-years.tsx'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { swissDay } from '#platform/day.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { movedBy } from '#platform/working-days.ts'
import { listCasesOfYears } from '#shop/orders/case-of-year-db.server.ts'
import { defaultDays, staffQuotePath } from '#shop/quotes/quote.ts'
import { listChoosableVariants } from '#shop/quotes/quote-db.server.ts'
import { findQuoteCase, findQuoteClient } from '#shop/quotes/whose-quote-db.server.ts'
import { draftQuote } from '#shop/quotes/write-quote.server.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { Route } from './+types/new-quote-page'
import { QuoteForm, quoteError } from './quote-form-view.tsx'

const copy = () => t(shopStaffTexts.newQuotePage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().createQuote)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, scope } = adminContext({ request, context }, 'quote.write')
  const { db, now } = services
  const client = await findQuoteClient(db, url.searchParams.get('client') ?? '', scope)
  if (!client) throw notFound()
  const caseId = url.searchParams.get('case') ?? ''
  const found = isUuid(caseId) ? await findQuoteCase(db, { id: caseId, clientId: client.id }, scope) : null
  return {
    client,
    found,
    known: found ? [] : await listCasesOfYears(db, client.id, scope),
    products: await listChoosableVariants(db),
    given: { title: found?.title ?? '', words: '', validOn: movedBy(swissDay(now()), defaultDays), lines: [] },
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'quote.write')
  const entered = textsOf(await readForm(request))
  const [clientId = '', caseId = null, leadId = null] = ['client', 'case', 'lead'].map(
    (name) => url.searchParams.get(name) ?? undefined,
  )
  const outcome = await draftQuote(services, { actor, entered, clientId, caseId, leadId })
  if (outcome.ok) throw doneAt(staffQuotePath(outcome.quoteId), 'quote-saved')
  if (outcome.reason === 'forbidden') throw forbidden()
  if (outcome.reason === 'unknown-client') throw notFound()
  const { status, text } = quoteError(outcome)
  const words = t(shopStaffTexts.quote).fields
  const errors = outcome.reason === 'invalid' ? Object.entries(outcome.errors) : []
  return data(
    {
      text,
      errors: Object.fromEntries(errors.map(([name, error]) => [name, words[error]])),
      values: entered,
      isSameYear: outcome.reason === 'same-year',
    },
    { status },
  )
}

export default function NewQuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { client, found, known, products, given } = loaderData
  return (
    <>
      <AppHeader
        title={copy().quoteFor(client.name)}
        before={<BackLink to={`/admin/clients/${client.id}`}>{client.name}</BackLink>}
      >
        <span className="soft">
          {found ? copy().for(found.caseNumber, found.title) : ''}
          {copy().onlyStaffCanSeeQuote}
        </span>
      </AppHeader>
      <CasesOfYears clientId={client.id} cases={known} />
      {actionData && Object.keys(actionData.errors).length === 0 && (
        <div className="before-form">
          <Note kind="bad" live>
            {actionData.text}
          </Note>
        </div>
      )}
      <QuoteForm
        products={products}
        given={given}
        answer={actionData}
        buttons={[{ intent: 'make', label: copy().saveDraft, kind: 'primary' }]}
      />
    </>
  )
}
