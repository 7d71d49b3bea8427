import { francs } from '#returns/expected/engine-inputs.ts'
import { keyOf, type LinePerson, type TransferField } from './transfer-field.ts'
import type { TransferLineDefinition, TransferLineId } from './transfer-lines.ts'

type Total = Extract<TransferLineDefinition, { kind: 'total' }>
type Part = { field: TransferField; sign: 1 | -1 }

/** Fields of a total; empty if none of its lines has a field. One unknown amount makes the total unknown. */
export function addUp(line: Total, built: ReadonlyMap<TransferLineId, readonly TransferField[]>): TransferField[] {
  const partsOf = (ids: readonly TransferLineId[], sign: 1 | -1): Part[] =>
    ids.flatMap((id) => (built.get(id) ?? []).filter(({ isBeside }) => !isBeside).map((field) => ({ field, sign })))
  const parts = [...partsOf(line.add, 1), ...partsOf(line.less ?? [], -1)]
  const persons: readonly LinePerson[] = line.perPerson ? ['client', 'partner'] : [null]
  return persons.flatMap((person) => {
    const own = parts.filter(({ field }) => person === null || field.person === person)
    return own.length === 0 ? [] : totalOf(line, person, own)
  })
}

function totalOf({ id }: Total, person: LinePerson, parts: readonly Part[]): TransferField {
  const enteredCents = parts.reduce((sum, { field, sign }) => sum + sign * field.enteredCents, 0)
  const isPaid = id === 'interest-paid'
  const hasFederal = !isPaid && parts.some(({ field }) => field.federal !== undefined)
  const unknown = parts.map(({ field }) => field.unknown).find(Boolean) ?? null
  const isStated = unknown !== 'not-stated'
  return {
    ...{ key: keyOf(id, person), person, enteredCents, isBeside: false },
    // Interest is listed as paid, whatever its limit.
    ...(isPaid
      ? { canton: isStated ? francs(enteredCents) : null, unknown: isStated ? null : unknown }
      : { canton: sumOf(parts, ({ canton }) => canton), unknown }),
    ...(hasFederal && { federal: sumOf(parts, ({ canton, federal = canton }) => federal) }),
    toConfirm: parts.reduce((sum, { field }) => sum + field.toConfirm, 0),
    open: parts.map(({ field }) => field.open).find(Boolean) ?? null,
  }
}

function sumOf(parts: readonly Part[], amountOf: (field: TransferField) => number | null): number | null {
  return parts.reduce<number | null>((sum, { field, sign }) => {
    const amount = amountOf(field)
    return sum === null || amount === null ? null : sum + sign * amount
  }, 0)
}
