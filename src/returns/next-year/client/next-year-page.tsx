import { Link } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { listCasesOf } from '#cases/process/case-db.server.ts'
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
import type { Services } from '#platform/services.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { unitPriceCents } from '#shop/catalogue/catalogue.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import { listLines } from '#shop/orders/order-db.server.ts'
import { variantOfYear, yearsOf } from '#shop/pricing/offers.ts'
import { addOnsOf, packagesOf } from '#shop/pricing/read-offers.ts'
import { fields } from '#shop/pricing/selection.ts'
import type { Route } from './+types/next-year-page'

const copy = () => t(returnTexts.nextYearPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? copy().taxReturn(loaderData.taxYear) : copy().nextYear, matches)

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
      <AppHeader
        title={copy().taxReturn(taxYear)}
        before={<BackLink to="/client-portal/cases">{copy().taxCases}</BackLink>}
      >
        <span className="soft t16">{copy().followsOnFrom(before.title, before.caseNumber)}</span>
      </AppHeader>
      <div className="panels">
        <Panel title={offer && !openCase ? copy().sameAsLastYear : copy().yourNewTaxYear} important>
          {openCase ? (
            <Note kind="done" title={copy().yourCaseForIsOpen(taxYear)}>
              <Link to={clientCasePath(openCase.id)} className="nowrap">
                {copy().openCase(openCase.caseNumber)}
              </Link>
            </Note>
          ) : offer ? (
            <Offer taxYear={taxYear} offer={offer} />
          ) : (
            <>
              <p className="t16">{copy().packageYouHadLastYear(taxYear)}</p>
              <p className="row mt-16">
                <ButtonLink to="/store" kind="primary">
                  {copy().goToStore}
                </ButtonLink>
              </p>
            </>
          )}
        </Panel>
        <Panel title={copy().whatWeCarryOver}>
          <ul className="steps-plain">
            <li>{copy().weSuggestLastYearsAnswers}</li>
            <li>{copy().yourChecklistIncludesDocumentsYou}</li>
            <li>{copy().weDoNotCarryOver}</li>
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
          { term: copy().taxYear(title, taxYear), value: formatMoney(priceCents) },
          ...addOns.map((addOn) => ({ term: addOn.title, value: formatMoney(addOn.priceCents) })),
          { term: describeVat(copy().totalVatIncluded, useVatPercent()), value: formatMoney(totalCents), total: true },
        ]}
      />
      <input type="hidden" name={fields.package} value={packageId} />
      <input type="hidden" name={fields.year} value={taxYear} />
      {addOns.map(({ flag }) => (
        <input key={flag} type="hidden" name={fields.addOn} value={flag} />
      ))}
      <p className="row">
        <Button kind="primary">{copy().addToCartAndPay}</Button>
        <ButtonLink to={`/client-portal/new-case?step=household&year=${taxYear}`} kind="outline">
          {copy().mySituationHasChanged}
        </ButtonLink>
      </p>
    </form>
  )
}

/** Last year's package, offered again for `taxYear`; null if there was none. `offer`: null if it is no longer sold. */
async function loadNextYear({ db, now }: Pick<Services, 'db' | 'now'>, personId: string, taxYear: number) {
  const { before, openCase, productIds } = await asClient(db, personId, async (tx) => {
    const cases = (await listCasesOf(tx, personId)).filter(({ caseType }) => caseType === 'tax_return')
    const before = cases.find((found) => found.taxYear === taxYear - 1 && found.state !== 'withdrawn')
    const openCase = cases.find((found) => found.taxYear === taxYear && found.state !== 'withdrawn')
    const lines = before?.orderId ? await listLines(tx, before.orderId) : []
    return { before, openCase, productIds: lines.map(({ productId }) => productId) }
  })
  if (!before) return null
  const { products } = await listProducts(db, { limit: 100 }, now())
  const year = String(taxYear)
  const chosen = packagesOf(products).find((one) => productIds.includes(one.product.id) && yearsOf(one).includes(year))
  const variant = chosen && (variantOfYear(chosen.product, year) ?? chosen.variant)
  const addOns = addOnsOf(products).filter(
    ({ product, flag }) => productIds.includes(product.id) && !chosen?.facts.includedAddOns.includes(flag),
  )
  return {
    taxYear,
    before: { title: before.title, caseNumber: before.caseNumber },
    openCase: openCase ? { id: openCase.id, caseNumber: openCase.caseNumber } : null,
    offer:
      chosen && variant
        ? {
            packageId: chosen.facts.id,
            title: chosen.product.title,
            priceCents: unitPriceCents(variant),
            addOns: addOns.map((one) => ({
              ...{ flag: one.flag, title: one.product.title, priceCents: unitPriceCents(one.variant) },
            })),
          }
        : null,
  }
}

type NextYear = NonNullable<Awaited<ReturnType<typeof loadNextYear>>>
