import type { CheckoutRequest } from '#platform/payments/payments.ts'

export function aCheckoutRequest(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    orderId: '0b9c2a57-6f0e-4a6e-9d6b-6f8f0c1f7a11',
    orderNumber: 1001,
    storeId: 'main',
    currency: 'chf',
    lines: [
      { title: 'Standard', variantTitle: 'Tax year 2025', quantity: 1, unitPriceCents: 49_900 },
      { title: 'Second property', variantTitle: '', quantity: 2, unitPriceCents: 5_900 },
    ],
    discounts: [],
    buyerEmail: null,
    successUrl: 'http://localhost:3000/success?order=t0k3n',
    cancelUrl: 'http://localhost:3000/cart?restore=t0k3n',
    locale: 'de-CH',
    expiresAt: new Date('2026-11-21T09:30:00Z'),
    idempotencyKey: 'order-1001',
    ...changes,
  }
}
