/**
 * What becomes of a discount that an order was given. Reading this table is reading the process; `contested` waits for a
 * person: the money came, but the discount was not (or no longer) due.
 */
const moves = {
  held: ['used', 'returned', 'contested'],
  // The order ended unpaid; the money may still come.
  returned: ['used', 'contested'],
  // The whole payment was given back.
  used: ['returned'],
  contested: ['accepted'],
  accepted: [],
} as const satisfies Record<string, readonly string[]>

export type UseState = keyof typeof moves

/** Why a discount of a paid order waits for a person. */
export const contestedReasons = ['ordered-before', 'used-before', 'used-up'] as const
export type ContestedBecause = (typeof contestedReasons)[number]

export function mayBecomeUse(from: UseState, to: UseState): boolean {
  return moves[from].some((state) => state === to)
}

export function isUseState(text: string): text is UseState {
  return Object.hasOwn(moves, text)
}

/** The states in which an order keeps a use of its promotion from others. */
export const countedUses: readonly UseState[] = ['held', 'used']
