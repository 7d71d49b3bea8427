import type { Figure } from '#returns/amounts/figure.ts'
import type { FigureCode } from '#returns/amounts/figure-codes.ts'
import { counting, sumOf } from '#returns/amounts/worksheet.ts'
import { francs, whose } from '#returns/expected/engine-inputs.ts'
import type { AllowedAmounts } from './allowed-amounts.ts'
import type { CantonForm, CodeSourceId, FormCode } from './form-codes.ts'
import { keyOf, type LinePerson, type TransferField } from './transfer-field.ts'
import {
  type TransferLineDefinition,
  type TransferLineId,
  type TransferSectionId,
  transferLines,
  transferSections,
} from './transfer-lines.ts'
import { addUp } from './transfer-totals.ts'

export type TransferFigure = Pick<Figure, 'code' | 'person' | 'amountCents' | 'state'>

export type TransferLine = {
  id: TransferLineId
  /** All lines of the return that share this field of the canton's form. */
  parts: readonly TransferLineId[]
  kind: TransferLineDefinition['kind']
  sources: readonly CodeSourceId[]
  fields: readonly (TransferField & { code: string | null })[]
}

export type TransferSection = { id: TransferSectionId; lines: TransferLine[] }

export type TransferInput = {
  figures: readonly TransferFigure[]
  /** Null if the tax of the case cannot be computed yet: the limited amounts are then unknown. */
  allowed: AllowedAmounts | null
  form: CantonForm | null
}

/**
 * The amounts of a case in the order of the return, with the codes of the canton's form.
 * @example transferSheet({ figures, allowed, form }) // [{ id: 'income', lines: [{ id: 'salary', fields: […] }] }, …]
 */
export function transferSheet(input: TransferInput): TransferSection[] {
  const built = new Map<TransferLineId, TransferField[]>()
  for (const line of transferLines) built.set(line.id, fieldsOf(line, input, built))
  const groups = grouped(input.form)
  return transferSections.flatMap((id) => {
    const lines = groups.filter(([first]) => first.section === id).flatMap((group) => lineOf(group, input.form, built))
    return lines.length > 0 ? [{ id, lines }] : []
  })
}

type Built = ReadonlyMap<TransferLineId, readonly TransferField[]>
type Group = [TransferLineDefinition, ...TransferLineDefinition[]]

function fieldsOf(line: TransferLineDefinition, input: TransferInput, built: Built): TransferField[] {
  if (line.kind === 'entry') return personsOf(line).flatMap((person) => entryField(line, person, input))
  if (line.kind === 'total') return addUp(line, built)
  return personsOf(line).flatMap((person) => {
    const amount = input.allowed?.amounts.get(keyOf(line.id, person))
    if (amount === undefined || (amount?.canton === 0 && !amount.federal && line.section === 'work')) return []
    return { ...emptyField(line.id, person), canton: null, unknown: amount ? null : 'assumed', ...amount }
  })
}

function personsOf({ perPerson }: TransferLineDefinition): readonly LinePerson[] {
  return perPerson ? ['client', 'partner'] : [null]
}

function emptyField(id: string, person: LinePerson) {
  return { key: keyOf(id, person), person, enteredCents: 0, toConfirm: 0, open: null, isBeside: false }
}

type Entry = Extract<TransferLineDefinition, { kind: 'entry' }>

function entryField(line: Entry, person: LinePerson, input: TransferInput): TransferField[] {
  const { allowed } = input
  const own = figuresOf(line, person, input)
  const isNeeded = own.length === 0 && needs(line, person, input)
  const limit = line.isLimited ? allowed?.amounts.get(keyOf(line.id, person)) : undefined
  const isFlat = line.id === 'professional-costs' && limit && (limit.canton > 0 || (limit.federal ?? 0) > 0)
  if (own.length === 0 && !isNeeded && !isFlat) return []
  const isMissing = isNeeded || own.some(({ amountCents }) => amountCents === null)
  const entered = { canton: francs(sumOf(own)), ...(hasFederal(line) && { federal: francs(sumOf(own)) }) }
  const reason = isMissing ? 'not-stated' : line.isLimited && !limit ? 'not-computed' : null
  const unknown = { canton: null, ...(hasFederal(line) && { federal: null }) }
  return [
    {
      ...emptyField(line.id, person),
      ...(reason ? unknown : (limit ?? entered)),
      unknown: reason,
      enteredCents: sumOf(own),
      toConfirm: own.filter(({ state, amountCents }) => state === 'proposed' && amountCents !== null).length,
      open: [line.id, ...(line.also ?? [])].map((code) => allowed?.open.get(keyOf(code, person))).find(Boolean) ?? null,
      isBeside: line.id === 'gross-salary' && counting(input.figures).every((one) => !own.includes(one)),
    },
  ]
}

function figuresOf({ id, also = [] }: Entry, person: LinePerson, { figures, form }: TransferInput): TransferFigure[] {
  const used = id === 'gross-salary' && form?.asksForGross ? figures : counting(figures)
  const codes: readonly FigureCode[] = [id, ...also]
  return used.filter((figure) => codes.includes(figure.code) && (person === null || whose(figure) === person))
}

/** Amounts that a return needs even if no one has stated them yet. */
function needs({ id }: Entry, person: LinePerson, { figures, form }: TransferInput): boolean {
  if (id === 'insurance-premiums') return figures.length > 0
  const isGross = id === 'gross-salary' && form?.asksForGross
  return Boolean(isGross) && figures.some((figure) => figure.code === 'salary' && whose(figure) === person)
}

function hasFederal({ section }: TransferLineDefinition): boolean {
  return section === 'work' || section === 'deductions' || section === 'further'
}

/** Lines with the same code on the canton's form go into one field of it. */
function grouped(form: CantonForm | null): Group[] {
  const groups: Group[] = []
  for (const line of transferLines) {
    const code = form?.codes[line.id]?.client
    const shared = groups.find(([first]) => code !== undefined && form?.codes[first.id]?.client === code)
    if (shared) shared.push(line)
    else groups.push([line])
  }
  return groups
}

function lineOf(group: Group, form: CantonForm | null, built: Built): TransferLine[] {
  const [first] = group
  const used = group.filter(({ id }) => built.get(id)?.length)
  const code = form?.codes[first.id]
  const isShown = first.kind !== 'total' || code || first.add.length === 1 || sizeOf(first.add, built) > 1
  if (used.length === 0 || !isShown) return []
  const fields = personsOf(first).flatMap((person) => {
    const parts = used.flatMap(({ id }) => built.get(id) ?? []).filter((field) => field.person === person)
    return parts.length === 0 ? [] : { ...joined(keyOf(first.id, person), parts), code: codeOf(code, person) }
  })
  return [{ id: first.id, parts: used.map(({ id }) => id), kind: first.kind, sources: code?.sources ?? [], fields }]
}

function sizeOf(ids: readonly TransferLineId[], built: Built): number {
  return ids.filter((id) => built.get(id)?.length).length
}

function codeOf(code: FormCode | undefined, person: LinePerson): string | null {
  return (person === 'partner' ? (code?.partner ?? code?.client) : code?.client) ?? null
}

function joined(key: string, parts: readonly TransferField[]): TransferField {
  const [first] = parts
  if (!first) throw new Error(`No field ${key}`)
  const sum = (amounts: readonly (number | null)[]) =>
    amounts.reduce<number | null>((all, amount) => (all === null || amount === null ? null : all + amount), 0)
  return {
    ...first,
    key,
    canton: sum(parts.map(({ canton }) => canton)),
    ...(first.federal !== undefined && { federal: sum(parts.map(({ federal = null }) => federal)) }),
    unknown: parts.map(({ unknown }) => unknown).find(Boolean) ?? null,
    enteredCents: parts.reduce((all, { enteredCents }) => all + enteredCents, 0),
    toConfirm: parts.reduce((all, { toConfirm }) => all + toConfirm, 0),
    open: parts.map(({ open }) => open).find(Boolean) ?? null,
  }
}
