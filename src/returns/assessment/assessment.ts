import { type FigureLine, type FigurePerson, figurePersons } from '#returns/figure.ts'
import { allFigureCodes, type FigureCode, type FigureGroup, figureGroups, groupOf } from '#returns/figure-codes.ts'
import { sumOf } from '#returns/worksheet.ts'

/** One row: what somebody took from the assessment at an instant. A null amount takes it back. */
export type AssessedFigure = {
  code: FigureCode
  person: FigurePerson
  version: number
  amountCents: number | null
  /** Why what was declared is right. */
  reason: string
  byName: string | null
  createdAt: Date
}

/** What names a figure of an assessment: it knows no employers and no banks, only the sum of each figure for each person. */
export type AssessedKey = { code: FigureCode; person: FigurePerson }

/** A figure as it was declared and as it was assessed. */
export type ComparedLine = AssessedKey & {
  /** The sum of the confirmed lines; zero where nothing was declared. */
  declaredCents: number
  /** Null while nobody has entered it. */
  assessedCents: number | null
  reason: string
  /** Of the newest row; 0 before the first. */
  version: number
  /** What was entered before, newest first. */
  earlier: AssessedFigure[]
}

/** A line in which the assessment says something else. */
export type Difference = ComparedLine & { assessedCents: number; differenceCents: number; isAgainst: boolean }

export type ComparedGroup = { group: FigureGroup; lines: ComparedLine[]; declaredCents: number; assessedCents: number }

/** Every figure that was declared or assessed, in the order of the return. What is proposed only was not declared. */
export function compareAssessed(lines: readonly FigureLine[], rows: readonly AssessedFigure[]): ComparedLine[] {
  const declared = Map.groupBy(
    lines.filter(({ state }) => state === 'confirmed'),
    keyOf,
  )
  const assessed = Map.groupBy(rows, keyOf)
  return allFigureCodes.flatMap((code) =>
    figurePersons.flatMap((person) => {
      const key = keyOf({ code, person })
      const [newest, ...earlier] = (assessed.get(key) ?? []).toSorted((a, b) => b.version - a.version)
      const own = declared.get(key)
      if (!own && (newest?.amountCents ?? null) === null) return []
      return {
        ...{ code, person, earlier },
        declaredCents: sumOf(own ?? []),
        assessedCents: newest?.amountCents ?? null,
        reason: newest?.reason ?? '',
        version: newest?.version ?? 0,
      }
    }),
  )
}

export function keyOf({ code, person }: AssessedKey): string {
  return `${code} ${person}`
}

/** The comparison grouped as the return is. What is not entered yet counts as declared. */
export function groupsOf(lines: readonly ComparedLine[]): ComparedGroup[] {
  return figureGroups.flatMap((group) => {
    const own = lines.filter(({ code }) => groupOf(code) === group)
    if (own.length === 0) return []
    const declaredCents = own.reduce((sum, line) => sum + line.declaredCents, 0)
    const assessedCents = own.reduce((sum, line) => sum + (line.assessedCents ?? line.declaredCents), 0)
    return { group, lines: own, declaredCents, assessedCents }
  })
}

/** What the assessment says otherwise than the return. */
export function differencesOf(lines: readonly ComparedLine[]): Difference[] {
  return lines.flatMap((line) => {
    const { assessedCents, declaredCents, code } = line
    if (assessedCents === null || assessedCents === declaredCents) return []
    const differenceCents = assessedCents - declaredCents
    return { ...line, assessedCents, differenceCents, isAgainst: raisesTax(code) === differenceCents > 0 }
  })
}

const raising: readonly FigureGroup[] = ['income', 'asset']

/** Whether more of a figure means more to pay. */
function raisesTax(code: FigureCode): boolean {
  return raising.includes(groupOf(code))
}

/** What is not entered yet, as the form that enters all of it carries it. */
export function restOf(lines: readonly ComparedLine[]): string {
  return lines
    .filter(({ assessedCents }) => assessedCents === null)
    .map((line) => `${keyOf(line)} ${line.declaredCents}`)
    .join(';')
}
