import { Link } from 'react-router'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { describeVat } from '#content/vat.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { formatMoney } from '#platform/format.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { fields } from '#shop/pricing/selection.ts'
import type { Route } from './+types/next-year-page'
import { loadNextYear, type NextYear } from './load-next-year.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? `Tax return ${loaderData.taxYear}` : 'Next year', matches)

export async function loader({ params, context }: Route.LoaderArgs) {
  const taxYear = /^20\d{2}$/.test(params.taxYear) ? Number(params.taxYear) : null
  const found = taxYear && (await loadNextYear(servicesOf(context), currentUserOf(context).person.id, taxYear))
  if (!found) throw notFound()
  return found
}

export default function NextYearPage({ loaderData }: Route.ComponentProps) {
  return <NextYearView page={loaderData} />
}

function NextYearView({ page: { taxYear, before, openCase, offer } }: { page: NextYear }) {
  return (
    <>
      <AppHeader title={`Tax return ${taxYear}`} before={<BackLink to="/client-portal/cases">Tax Cases</BackLink>}>
        <span className="soft t16">{`After ${before.title}, ${before.caseNumber}`}</span>
      </AppHeader>
      <div className="panels">
        <Panel title={offer && !openCase ? 'The same as last year' : 'The new year'} important>
          {openCase ? (
            <Note kind="done" title={`Your case for ${taxYear} is open`}>
              <Link to={clientCasePath(openCase.id)} className="nowrap">{`Open ${openCase.caseNumber}`}</Link>
            </Note>
          ) : offer ? (
            <Offer taxYear={taxYear} offer={offer} />
          ) : (
            <>
              <p className="t16">{`What you had last year is not sold for ${taxYear}. The store shows what is.`}</p>
              <p className="row mt-16">
                <ButtonLink to="/store" kind="primary">
                  Open the store
                </ButtonLink>
              </p>
            </>
          )}
        </Panel>
        <Panel title="What is carried over">
          <ul className="steps-plain">
            <li>Your answers of last year are offered as a start; you confirm or change each.</li>
            <li>The list of documents asks for what you sent last year as well.</li>
            <li>Amounts are not carried over: they are those of the new year.</li>
          </ul>
        </Panel>
      </div>
    </>
  )
}

function Offer({ taxYear, offer }: { taxYear: number; offer: NonNullable<NextYear['offer']> }) {
  const { packageId, title, priceCents, addOns } = offer
  const totalCents = addOns.reduce((sum, addOn) => sum + addOn.priceCents, priceCents)
  return (
    <form method="post" action="/pricing" className="portal-form">
      <FactList
        amounts
        facts={[
          { term: `${title}, tax year ${taxYear}`, value: formatMoney(priceCents) },
          ...addOns.map((addOn) => ({ term: addOn.title, value: formatMoney(addOn.priceCents) })),
          { term: describeVat('Total, VAT included', useVatPercent()), value: formatMoney(totalCents), total: true },
        ]}
      />
      <input type="hidden" name={fields.package} value={packageId} />
      <input type="hidden" name={fields.year} value={taxYear} />
      {addOns.map(({ flag }) => (
        <input key={flag} type="hidden" name={fields.addOn} value={flag} />
      ))}
      <p className="row">
        <Button kind="primary">Put into the cart and pay</Button>
        <ButtonLink to={`/client-portal/new-case?step=household&year=${taxYear}`} kind="outline">
          My situation has changed
        </ButtonLink>
      </p>
    </form>
  )
}
