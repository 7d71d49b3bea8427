import { type FigureLine, type FigurePerson, figurePersons } from '#returns/amounts/figure.ts'
import {
  allFigureCodes,
  type FigureCode,
  type FigureGroup,
  figureGroups,
  groupOf,
} from '#returns/amounts/figure-codes.ts'
import { sumOf } from '#returns/amounts/worksheet.ts'
import type { AllowedAmounts } from '#returns/transfer/allowed-amounts.ts'
import { declaredCents } from './declared.ts'

export const adviceKinds = ['accept', 'object'] as const

export const maxAdviceLength = 2000

/** One version of an assessed figure. A null amount withdraws the figure. */
export type AssessedFigure = {
  code: FigureCode
  person: FigurePerson
  version: number
  amountCents: number | null
  reason: string
  byName: string | null
  createdAt: Date
}

/** Key of an assessed figure. Tax offices assess one total per figure and person, not one per employer or bank. */
export type AssessedKey = { code: FigureCode; person: FigurePerson }

export type ComparedLine = AssessedKey & {
  /** What the cantonal return declares, in cents: the confirmed figures up to their limit; 0 if nothing. */
  declaredCents: number
  /** Sum of the confirmed figures in cents, before limits. */
  statedCents: number
  assessedCents: number | null
  reason: string
  version: number
  earlier: AssessedFigure[]
}

export type Difference = ComparedLine & { assessedCents: number; differenceCents: number; isAgainst: boolean }

export type ComparedGroup = { group: FigureGroup; lines: ComparedLine[]; declaredCents: number; assessedCents: number }

/** Pairs each declared figure with the assessed one, in the order of the return. Only confirmed ones are declared. */
export function compareAssessed(
  lines: readonly FigureLine[],
  rows: readonly AssessedFigure[],
  allowed: AllowedAmounts['amounts'] = new Map(),
): ComparedLine[] {
  const stated = Map.groupBy(
    lines.filter(({ state }) => state === 'confirmed'),
    keyOf,
  )
  const assessed = Map.groupBy(rows, keyOf)
  const compared = allFigureCodes.flatMap((code) =>
    figurePersons.flatMap((person) => {
      const key = keyOf({ code, person })
      const [newest, ...earlier] = (assessed.get(key) ?? []).toSorted((a, b) => b.version - a.version)
      const own = stated.get(key)
      if (!own && (newest?.amountCents ?? null) === null) return []
      return {
        ...{ code, person, earlier },
        statedCents: sumOf(own ?? []),
        assessedCents: newest?.amountCents ?? null,
        reason: newest?.reason ?? '',
        version: newest?.version ?? 0,
      }
    }),
  )
  const declared = declaredCents(
    compared.map(({ code, person, statedCents: cents }) => ({ code, person, cents })),
    allowed,
  )
  return compared.map((line, at) => ({ ...line, declaredCents: declared[at] ?? line.statedCents }))
}

export function keyOf({ code, person }: AssessedKey): string {
  return `${code} ${person}`
}

export function groupsOf(lines: readonly ComparedLine[]): ComparedGroup[] {
  return figureGroups.flatMap((group) => {
    const own = lines.filter(({ code }) => groupOf(code) === group)
    if (own.length === 0) return []
    const declaredCents = own.reduce((sum, line) => sum + line.declaredCents, 0)
    const assessedCents = own.reduce((sum, line) => sum + (line.assessedCents ?? line.declaredCents), 0)
    return { group, lines: own, declaredCents, assessedCents }
  })
}

export function differencesOf(lines: readonly ComparedLine[]): Difference[] {
  return lines.flatMap((line) => {
    const { assessedCents, declaredCents, code } = line
    if (assessedCents === null || assessedCents === declaredCents) return []
    const differenceCents = assessedCents - declaredCents
    return { ...line, assessedCents, differenceCents, isAgainst: raisesTax(code) === differenceCents > 0 }
  })
}

const raising: readonly FigureGroup[] = ['income', 'asset']

function raisesTax(code: FigureCode): boolean {
  return raising.includes(groupOf(code))
}

/** Serialises figures without an assessed amount. The form that accepts them all sends this to detect an outdated page. */
export function restOf(lines: readonly ComparedLine[]): string {
  return lines
    .filter(({ assessedCents }) => assessedCents === null)
    .map((line) => `${keyOf(line)} ${line.declaredCents}`)
    .join(';')
}

export type AdviceKind = (typeof adviceKinds)[number]

export type Advice = { version: number; advice: AdviceKind; reason: string; byName: string | null; createdAt: Date }

export function isAdviceKind(text: string): text is AdviceKind {
  return adviceKinds.some((kind) => kind === text)
}
