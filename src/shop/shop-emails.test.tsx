import { expect, test } from 'vitest'
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
  expect(text).toContain('First documents. Have these ready: the salary certificate')
  expect(text).toContain('by 31 March of the year after the tax year, and before you deregister')
  const refund = guarantees.find(({ id }) => id === 'refund')?.rules ?? []
  expect(refund).not.toHaveLength(0)
  for (const rule of refund) expect(text).toContain(rule)
})
