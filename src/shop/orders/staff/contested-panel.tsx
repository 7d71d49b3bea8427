import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { moneyOf } from '#shop/orders/order-amounts.ts'
import type { OrderProps } from './order-props.ts'
import { orderAdminWords } from './words.ts'

export function Contested({ view: { order, discounts, mayDecide } }: { view: OrderProps }) {
  const contested = discounts.filter(({ state }) => state === 'contested')
  if (contested.length === 0) return null
  const money = moneyOf(order)
  return (
    <Panel title="A discount that was not due" important>
      <ul>
        {contested.map(({ id, title, amountCents, contestedBecause }) => (
          <li key={id}>
            {title}, {money(amountCents)}: {contestedBecause && orderAdminWords().contested[contestedBecause]}
          </li>
        ))}
      </ul>
      <p className="soft t14 mt-8">The order stays as it was paid. Write to the buyer if you want the difference.</p>
      {mayDecide && (
        <Form method="post" className="mt-16" preventScrollReset>
          <input type="hidden" name="seen" value={order.state} />
          <Button kind="outline" size="small" name="intent" value="accept-discount">
            Leave it as it is
          </Button>
        </Form>
      )}
    </Panel>
  )
}
