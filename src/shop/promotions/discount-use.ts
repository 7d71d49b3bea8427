/** States of a discount. `contested`: the order is paid, but the discount is not due; staff must decide. */
const moves = {
  held: ['used', 'returned', 'contested'],
  // If an order ends unpaid, its discount becomes available again. If its payment arrives later, the discount is used
  // or contested.
  returned: ['used', 'contested'],
  used: ['returned'],
  contested: ['accepted'],
  accepted: [],
} as const satisfies Record<string, readonly string[]>

export type UseState = keyof typeof moves

export const contestedReasons = ['ordered-before', 'used-before', 'used-up'] as const
export type ContestedBecause = (typeof contestedReasons)[number]

export function mayBecomeUse(from: UseState, to: UseState): boolean {
  return moves[from].some((state) => state === to)
}

export function isUseState(text: string): text is UseState {
  return Object.hasOwn(moves, text)
}

export const countedUses: readonly UseState[] = ['held', 'used']
