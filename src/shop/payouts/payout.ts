/**
 * The life of a payment that the firm makes by transfer. Reading this table is reading the process: once it is in a file
 * for the bank, account and amount stay; until then it can be called off. What the bank did not carry out, or sent back, is
 * `returned`, and another payout takes its place.
 */
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

/** The states in which somebody has to do something: name the account, make the file, see that the bank has paid. */
export const openPayouts = ['no_account', 'ready', 'in_file'] as const satisfies readonly PayoutState[]

/**
 * By which the bank's statement names a payout.
 * @example payoutReference(17) // 'REFUND-000017'
 */
export function payoutReference(number: number): string {
  return `REFUND-${String(number).padStart(6, '0')}`
}

/** Whether an order was paid by transfer, so that its money goes back by one. */
export function isByTransfer({ provider }: { provider: string }): boolean {
  return provider === 'transfer'
}
