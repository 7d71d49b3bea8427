import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { t } from '#platform/texts.ts'
import { moneyOf } from '#shop/orders/order-amounts.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import type { OrderProps } from './order-props.ts'

const copy = () => t(shopStaffTexts.contestedPanel)

export function Contested({ view: { order, discounts, mayDecide } }: { view: OrderProps }) {
  const contested = discounts.filter(({ state }) => state === 'contested')
  if (contested.length === 0) return null
  const money = moneyOf(order)
  return (
    <Panel title={copy().discountThatWasNotDue} important>
      <ul>
        {contested.map(({ id, title, amountCents, contestedBecause }) => (
          <li key={id}>
            {title}, {money(amountCents)}: {contestedBecause && t(shopStaffTexts.order).contested[contestedBecause]}
          </li>
        ))}
      </ul>
      <p className="soft t14 mt-8">{copy().orderStaysAsItWas}</p>
      {mayDecide && (
        <Form method="post" className="mt-16" preventScrollReset>
          <input type="hidden" name="seen" value={order.state} />
          <Button kind="outline" size="small" name="intent" value="accept-discount">
            {copy().leaveDiscountUnchanged}
          </Button>
        </Form>
      )}
    </Panel>
  )
}
