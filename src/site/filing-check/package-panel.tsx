import { Link } from 'react-router'
import { ButtonLink } from '#design/button.tsx'
import { TickList } from '#design/facts.tsx'
import { Price } from '#design/price.tsx'
import { formatAmount, formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { PackageOffer } from './load-filing-check.server.ts'
import * as filingTexts from './locales/en.ts'

const copy = () => t(filingTexts.filingPackage)

type Props = {
  offer: PackageOffer
  year: number
  vatPercent: number | null
  firstTimeDiscount: boolean
  talk: string
}

/** Offers the suitable package, with its price line by line and an order button. */
export function PackagePanel({ offer, year, vatPercent, firstTimeDiscount, talk }: Props) {
  const { title, subtitle, features, priceCents, regularCents, addOns, savingCents, isOnSale } = offer
  const words = copy()
  const total = offer.totalCents - (firstTimeDiscount ? savingCents : 0)
  return (
    <div className="filing-panel">
      <p className="soft t16">{words.kicker}</p>
      <h2 className="t32">{title}</h2>
      {subtitle && <p className="mt-8">{subtitle}</p>}
      <p className="mt-16">
        <Price cents={priceCents} regularCents={regularCents} large />
      </p>
      <div className="mt-16">
        <TickList yes={features} />
      </div>
      <dl className="filing-total numbers">
        <Line term={words.line(title, year)} amount={formatAmount(priceCents)} />
        {addOns.map((addOn) => (
          <Line key={addOn.title} term={addOn.title} amount={formatAmount(addOn.priceCents)} />
        ))}
        {firstTimeDiscount && <Line term={words.firstOrder} amount={formatAmount(-savingCents)} />}
        <Line term={vatPercent === null ? words.totalPlain : words.total} amount={formatMoney(total)} />
      </dl>
      {!isOnSale && <p className="fine mt-8">{words.notYet(year)}</p>}
      <ButtonLink kind={isOnSale ? 'primary' : 'ink'} full className="mt-16" to={`/product/${offer.productId}`}>
        {isOnSale ? words.start(title) : words.see(title)}
      </ButtonLink>
      <p className="filing-links">
        <Link to="/pricing">{words.compare}</Link>
        <Link to="/book">{talk}</Link>
      </p>
    </div>
  )
}

function Line({ term, amount }: { term: string; amount: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{amount}</dd>
    </div>
  )
}
