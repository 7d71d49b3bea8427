import { Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'
import { formatMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { ScopeItem } from '#returns/questions/scope.server.ts'
import { quotePath } from '#shop/quotes/quote.ts'

const copy = () => t(returnTexts.scope)

type Props = {
  item: Pick<ScopeItem, 'flag' | 'title' | 'packageTitle' | 'priceCents' | 'quoteId' | 'status'>
  mayBuy: boolean
}

/** An answer outside the package: the add-on with its price, and what happens without it. */
export function ScopePanel({ item: { flag, title, packageTitle, priceCents, quoteId, status }, mayBuy }: Props) {
  const price = formatMoney(priceCents)
  if (status === 'added') {
    return (
      <p className="scope-done">
        <Icon name="circle-check" small /> {copy().added(title)}
      </p>
    )
  }
  if (status === 'without') {
    return (
      <div className="scope-done">
        <span>{copy().excluded(title)}</span>
        <Button kind="quiet" size="small" name="intent" value={`reconsider:${flag}`}>
          {copy().change}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
    )
  }
  return (
    <section className="scope" aria-labelledby={`scope-${flag}`}>
      <details>
        <summary>
          <h2 id={`scope-${flag}`}>{copy().outside(title, packageTitle)}</h2>
        </summary>
        <p className="fine">
          {mayBuy && copy().withVat} {copy().consequence(title)}
        </p>
      </details>
      <div className="row">
        {quoteId && mayBuy ? (
          <Link className="button primary small" to={quotePath(quoteId)}>
            {copy().openQuote(price)}
          </Link>
        ) : (
          mayBuy && (
            <Button kind="ink" size="small" name="intent" value={`add-on:${flag}`}>
              {copy().add(price)}
              <span className="visually-hidden">: {title}</span>
            </Button>
          )
        )}
        <Button kind="quiet" size="small" name="intent" value={`without:${flag}`}>
          {copy().continueWithout}
          <span className="visually-hidden">: {title}</span>
        </Button>
      </div>
      {!mayBuy && <p className="fine">{copy().onlyBuyer}</p>}
    </section>
  )
}
