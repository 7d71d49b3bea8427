import type { OpenReason } from '#returns/expected/expected-note.ts'

export type LinePerson = 'client' | 'partner' | null

/**
 * Why an amount is unknown: no one has stated it, the tax of the case cannot be computed, or the engine only assumes it.
 */
export type UnknownReason = 'not-stated' | 'not-computed' | 'assumed'

/** One field of the return. Amounts are whole francs; null if unknown, which does not mean zero. */
export type TransferField = {
  key: string
  person: LinePerson
  canton: number | null
  /** Missing if the return has a single amount for both taxes. */
  federal?: number | null
  unknown: UnknownReason | null
  /** Sum of the known figures, before limits. */
  enteredCents: number
  toConfirm: number
  /** Why the limit could not be checked. */
  open: OpenReason | null
  /** True for an amount that the form asks for but that is part of no total, such as the gross salary. */
  isBeside: boolean
}

export function keyOf(id: string, person: LinePerson): string {
  return `${id}.${person ?? 'household'}`
}
