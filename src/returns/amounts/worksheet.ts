import { type FigureLine, figurePersons } from './figure.ts'
import { allFigureCodes, type FigureCode, type FigureGroup, figureGroups, groupOf } from './figure-codes.ts'

export type WorksheetRow = { code: FigureCode; line: FigureLine | null; last: FigureLine | null }

export type WorksheetGroup = {
  group: FigureGroup
  rows: WorksheetRow[]
  sumCents: number
  lastSumCents: number
  toConfirm: number
  toAsk: number
}

export function worksheetOf(lines: readonly FigureLine[], lastLines: readonly FigureLine[]): WorksheetGroup[] {
  const rows = rowsOf(lines, lastLines)
  return figureGroups.flatMap((group) => {
    const own = rows.filter(({ code }) => groupOf(code) === group)
    if (own.length === 0) return []
    const now = own.flatMap(({ line }) => line ?? [])
    return {
      group,
      rows: own,
      sumCents: sumOf(counting(now)),
      lastSumCents: sumOf(counting(own.flatMap(({ last }) => last ?? []))),
      toConfirm: now.filter(({ state, amountCents }) => state === 'proposed' && amountCents !== null).length,
      toAsk: now.filter(({ amountCents }) => amountCents === null).length,
    }
  })
}

function rowsOf(lines: readonly FigureLine[], lastLines: readonly FigureLine[]): WorksheetRow[] {
  const rest = new Set(lastLines)
  const rows: WorksheetRow[] = lines.map((line) => {
    const last = [...rest].find((other) => keyOf(other) === keyOf(line)) ?? null
    if (last) rest.delete(last)
    return { code: line.code, line, last }
  })
  const gone = [...rest].map((last) => ({ code: last.code, line: null, last }))
  return [...rows, ...gone].toSorted((a, b) => orderOf(a.code) - orderOf(b.code) || personOrder(a) - personOrder(b))
}

function orderOf(code: FigureCode): number {
  return allFigureCodes.indexOf(code)
}

function personOrder({ line, last }: WorksheetRow): number {
  return figurePersons.findIndex((person) => person === (line ?? last)?.person)
}

function keyOf({ code, person, label }: FigureLine): string {
  return `${code} ${person} ${label.trim().toLowerCase()}`
}

/** Figures that are added up: no gross salary of a person whose net salary is known, and no part of a salary. */
export function counting<Line extends Pick<FigureLine, 'code' | 'person' | 'amountCents'>>(
  lines: readonly Line[],
): Line[] {
  const isPartners = ({ person }: Line) => person === 'partner'
  const nets = lines.filter(({ code, amountCents }) => code === 'salary' && amountCents !== null).map(isPartners)
  return lines.filter(
    (line) => line.code !== 'one-off-pay' && (line.code !== 'gross-salary' || !nets.includes(isPartners(line))),
  )
}

export function sumOf(lines: readonly { amountCents: number | null }[]): number {
  return lines.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0)
}

export function confirmedOf(lines: readonly FigureLine[]): { confirmed: number; all: number } {
  return { confirmed: lines.filter(({ state }) => state === 'confirmed').length, all: lines.length }
}

export type WorksheetAnswer = { intent: string; text: string; values: Record<string, string> }
