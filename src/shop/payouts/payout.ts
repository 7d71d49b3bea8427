/** Payout states. A payout in a bank file cannot be cancelled; if the bank returns it, a new payout replaces it. */
const moves = {
  no_account: ['ready', 'paid', 'cancelled'],
  ready: ['in_file', 'paid', 'cancelled'],
  in_file: ['paid', 'returned'],
  paid: ['returned'],
  returned: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type PayoutState = keyof typeof moves

export function isPayoutState(text: string): text is PayoutState {
  return Object.hasOwn(moves, text)
}

export function mayBecomePayout(from: PayoutState, to: PayoutState): boolean {
  return moves[from].some((state) => state === to)
}

export const openPayouts = ['no_account', 'ready', 'in_file'] as const satisfies readonly PayoutState[]

/** @example payoutReference(17) // 'REFUND-000017' */
export function payoutReference(number: number): string {
  return `REFUND-${String(number).padStart(6, '0')}`
}

export function isByTransfer({ provider }: { provider: string }): boolean {
  return provider === 'transfer'
}
