import { expect, test } from 'vitest'
import { orderEmail } from '#content/order-letter.ts'
import { guarantees } from '#content/pages/pricing.ts'
import { renderEmail } from '#platform/mail/render-email.server.ts'
import { orderConfirmation } from './shop-emails.tsx'

test('the order email lists first documents, first dates and the refund terms of the price page', async () => {
  const { body } = orderConfirmation({
    number: 1042,
    buyerName: 'Ana',
    totalCents: 45_000,
    currencyCode: 'chf',
    lines: [{ productTitle: 'Standard', variantTitle: 'Tax year 2025', quantity: 1, unitPriceCents: 45_000 }],
  })
  const text = (await renderEmail(body)).text.replace(/\s+/g, ' ')
  expect(text).toContain(`${orderEmail.firstTitle}. ${orderEmail.first}`)
  expect(text).toContain(`${orderEmail.datesTitle}. ${orderEmail.dates}`)
  const refund = guarantees.find(({ id }) => id === 'refund')?.rules ?? []
  expect(refund).not.toHaveLength(0)
  for (const rule of refund) expect(text).toContain(rule)
})
