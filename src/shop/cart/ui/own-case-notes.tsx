import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { Note } from '#design/feedback/note.tsx'
import { t } from '#platform/texts.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import type { OwnCase } from '#shop/orders/case-of-year-db.server.ts'

/** Tells signed-in clients, before they pay, of the case that they already have for a tax year of the cart. */
export function LiveOwnCaseNotes({ items }: { items: readonly CartItem[] }) {
  const { load, data } = useFetcher<{ cases: OwnCase[] }>()
  useEffect(() => {
    void load('/cart/own-cases')
  }, [load])
  return <OwnCaseNotes items={items} cases={data?.cases ?? []} />
}

export function OwnCaseNotes({ items, cases }: { items: readonly CartItem[]; cases: readonly OwnCase[] }) {
  const years = items.flatMap(({ product, variant }) =>
    product.type.value === 'package' ? variant.options.map(({ value }) => value) : [],
  )
  const words = t(cartTexts.ownCaseNotes)
  return cases
    .filter(({ taxYear }) => years.includes(String(taxYear)))
    .map(({ id, caseNumber, title, taxYear }) => (
      <Note key={id} kind="warn" title={words.youHaveCaseFor(taxYear)}>
        {/* A plain address: the room of cases builds on this one. */}
        <Link to={`/client-portal/cases/${id}`}>{`${title} (${caseNumber})`}</Link>. {words.whatHappens}
      </Note>
    ))
}
