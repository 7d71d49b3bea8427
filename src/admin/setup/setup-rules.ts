import type { TestPaymentStage } from '#shop/test-payment/test-payment.ts'

export type PaymentMode = 'live' | 'test' | 'unknown'

/** Stripe's keys name their mode: secret keys begin with sk, restricted ones with rk. */
export function paymentMode(key: string): PaymentMode {
  const mode = /^(?:sk|rk)_(live|test)_/.exec(key)?.[1]
  return mode === 'live' || mode === 'test' ? mode : 'unknown'
}

/** The legal pages show company data: saving these after the confirmation makes another one necessary. */
export function legalState(known: { confirmed: string; savedAt: Date | null; hasPlaceholders: boolean }) {
  if (known.hasPlaceholders) return 'examples'
  if (known.confirmed === '') return 'unread'
  return known.savedAt && known.savedAt > new Date(known.confirmed) ? 'changed' : 'confirmed'
}

type KnownPayments = { key: 'good' | 'bad' | 'untested'; hasEvent: boolean; stage: TestPaymentStage }

/** Payments work if an event of a test payment arrived, or of any payment since the key was accepted. */
export function paymentState({ key, hasEvent, stage }: KnownPayments): 'done' | 'bad' | 'open' {
  if (key === 'bad' || stage === 'no-event' || stage === 'not-refunded') return 'bad'
  return stage === 'done' || (key === 'good' && hasEvent) ? 'done' : 'open'
}
