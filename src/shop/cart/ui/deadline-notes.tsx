import { Note } from '#design/feedback/note.tsx'
import { formatDate } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { CartItem } from '#shop/cart/cart.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { cantonName, filingDueOn } from '#shop/domicile/cantons.ts'

/** Says before the sale which tax years of the cart are past their filing deadline. */
export function DeadlineNotes({ items, canton }: { items: readonly CartItem[]; canton: string }) {
  const years = items.flatMap(({ product, variant }) =>
    product.type.value === 'package' ? variant.options.map(({ value }) => value) : [],
  )
  return [...new Set(years)].map((year) => <DeadlineNote key={year} year={year} canton={canton || null} />)
}

export function DeadlineNote({ year, canton = null }: { year: string; canton?: string | null }) {
  if (!/^\d{4}$/.test(year)) return null
  const dueOn = filingDueOn({ taxYear: Number(year), canton })
  // Use the date of the visitor's device: the page may come from a cache, and a day more or less does not matter here.
  if (dueOn >= new Date().toISOString().slice(0, 10)) return null
  const place = canton === null ? null : cantonName(canton)
  return (
    <Note kind="warn" live>
      {t(cartTexts.deadlineNote).passed(Number(year), formatDate(dueOn), place)}
    </Note>
  )
}
