import type { FigurePerson } from '#returns/amounts/figure.ts'
import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { francs } from '#returns/expected/engine-inputs.ts'
import type { AllowedAmounts } from '#returns/transfer/allowed-amounts.ts'
import { keyOf } from '#returns/transfer/transfer-field.ts'
import { transferLines } from '#returns/transfer/transfer-lines.ts'

/** Amounts in cents by code and person. */
export type StatedAmount = { code: FigureCode; person: FigurePerson; cents: number }

/**
 * What the cantonal return declares of each stated amount: a deduction up to its limit. Amounts that share a line of the
 * return use up its limit in the given order.
 * @example declaredCents([{ code: 'insurance-premiums', person: 'joint', cents: 1056000 }], allowed) // [580000]
 */
export function declaredCents(stated: readonly StatedAmount[], allowed: AllowedAmounts['amounts']): number[] {
  const used = new Map<string, number>()
  return stated.map(({ code, person, cents }) => {
    const line = transferLines.find((one) => one.kind === 'entry' && (one.id === code || one.also?.includes(code)))
    if (line?.kind !== 'entry' || !line.isLimited) return cents
    const key = keyOf(line.id, line.perPerson ? (person === 'partner' ? 'partner' : 'client') : null)
    const limit = allowed.get(key)?.canton
    if (limit === undefined) return cents
    const left = Math.max(0, limit - (used.get(key) ?? 0))
    used.set(key, limit - left + Math.min(francs(cents), left))
    return francs(cents) <= left ? cents : left * 100
  })
}
