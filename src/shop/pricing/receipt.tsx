import { Link } from 'react-router'
import { useVatPercent } from '#company/use-vat-percent.ts'
import { type CompetitorTable, pricing } from '#content/pages/pricing.ts'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { formatAmount, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import {
  containedVatCents,
  firstOrderSavingCents,
  type PackageHint,
  type Quote,
} from '#shop/catalogue/public/price-quote.ts'
import { rangeWords } from './comparison.ts'
import type { Rate } from './comparison-tables.tsx'
import { type Chosen, choiceQuery } from './selection.ts'

const copy = () => t(catalogueTexts.receipt)

export type Offered = { tables: readonly CompetitorTable[]; rates: readonly Rate[]; firstTimeDiscount: boolean }

export function Receipt({ quote, chosen, offered }: { quote: Quote; chosen: Chosen; offered: Offered }) {
  const { offer, packageCents, addOns, includedCents, savingCents, totalCents, hint } = quote
  const vatPercent = useVatPercent()
  const large = offered.tables
    .find(({ id }) => id === 'large-firms')
    ?.rows.find(({ packageId }) => packageId === offer.id)
  return (
    <aside className="receipt numbers" aria-label={copy().yourPrice}>
      <h3 className="t20">{copy().taxYear(offer.title, chosen.year)}</h3>
      <dl className="mt-16" aria-live="polite">
        <Line term={copy().package(offer.title)} cents={packageCents} />
        {addOns.map(({ flag, title, priceCents }) => (
          <Line key={flag} term={title} cents={priceCents} />
        ))}
        {includedCents > 0 && (
          <Line term={copy().includedIn(pricing.includedLabel, offer.title)} cents={-includedCents} />
        )}
        {savingCents > 0 && <Line term={copy().youSave} cents={-savingCents} />}
        <div className="total">
          <dt className="bold">{copy().totalInChf}</dt>
          <dd>{formatAmount(totalCents)}</dd>
        </div>
      </dl>
      {vatPercent !== null && (
        <p className="fine mt-8">
          {copy().includingVat(vatPercent, formatMoney(containedVatCents(totalCents, vatPercent)))}
        </p>
      )}
      <Button kind="primary" full className="mt-24" formMethod="post" formAction="/pricing">
        {pricing.addToCart}
      </Button>
      <Button kind="quiet" full className="mt-8" name="intent" value="keep" formMethod="post" formAction="/pricing">
        {pricing.guaranteePrice}
      </Button>
      {hint && <Hint hint={hint} quote={quote} chosen={chosen} />}
      {offered.firstTimeDiscount && (
        <p className="fine mt-16">
          {copy().youSaveOnPackage(pricing.firstTimeLabel, formatMoney(firstOrderSavingCents(offer)))}{' '}
          <Link to="/terms#fees">{copy().seeTerms}</Link>
        </p>
      )}
      {large && (
        <p className="fine mt-8">
          {copy().largeFirmsChargeChfFor(rangeWords(large.lowChf * 100, large.highChf * 100))}
        </p>
      )}
    </aside>
  )
}

function Line({ term, cents }: { term: string; cents: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{formatAmount(cents)}</dd>
    </div>
  )
}

function Hint({ hint, quote, chosen }: { hint: PackageHint; quote: Quote; chosen: Chosen }) {
  const { offer, totalCents, cheaperByCents, content } = hint
  const address = `/pricing?${choiceQuery({ ...chosen, packageId: offer.id })}#calculator`
  const isCheaper = cheaperByCents > 0
  return (
    <div className="mt-24">
      <Note kind="info" title={isCheaper ? pricing.cheaperHint : copy().anotherPackageCostsSameAnd}>
        {offer.title}: {formatMoney(totalCents)}
        {isCheaper && copy().less(formatMoney(cheaperByCents))}
        {content === 'less' && copy().withoutExtraFeaturesOf(quote.offer.title)}.{' '}
        <Link to={address} preventScrollReset replace>
          {copy().choose(offer.title)}
        </Link>
      </Note>
    </div>
  )
}
