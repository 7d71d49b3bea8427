import type { Formula, Operator } from './formula.ts'
import { serialOfParts, weekdayOf } from './sheet-dates.ts'

export type CellValue = number | string | boolean | null

export type EvaluationContext = {
  sheet: string
  row: number
  today: number
  valueAt(sheet: string, cell: string): CellValue
}

/** Evaluates a formula like a spreadsheet: an empty cell counts as 0 in a sum and equals an empty text. */
export function evaluate(formula: Formula, context: EvaluationContext): CellValue {
  switch (formula.kind) {
    case 'value':
      return formula.value
    case 'cell':
      return context.valueAt(formula.sheet ?? context.sheet, formula.cell)
    case 'range':
      throw new Error(`The range ${formula.from}:${formula.to} stands where one value is needed`)
    case 'minus':
      return -numberOf(evaluate(formula.of, context))
    case 'operation':
      return combine(formula.operator, evaluate(formula.left, context), evaluate(formula.right, context))
    case 'call':
      return call(formula.name, formula.inputs, context)
  }
}

function call(name: string, inputs: readonly Formula[], context: EvaluationContext): CellValue {
  const known = functions[name]
  if (!known) throw new Error(`The function ${name} is not known`)
  const input = (at: number): Formula => {
    const found = inputs[at]
    if (!found) throw new Error(`${name} needs more inputs`)
    return found
  }
  return known({
    count: inputs.length,
    row: context.row,
    today: context.today,
    value: (at) => evaluate(input(at), context),
    values: (at) => listOf(input(at), context),
    all: () => inputs.flatMap((each) => listOf(each, context)),
  })
}

type Inputs = {
  count: number
  row: number
  today: number
  value(at: number): CellValue
  values(at: number): CellValue[]
  all(): CellValue[]
}

const functions: Readonly<Record<string, (inputs: Inputs) => CellValue>> = {
  AND: ({ all }) => all().every(isTrue),
  CHOOSE: ({ value }) => value(numberOf(value(0))),
  COUNTA: ({ all }) => all().filter((value) => value !== null).length,
  COUNTIF: ({ values, value }) => values(0).filter((each) => isSame(each, value(1))).length,
  DATE: ({ value }) => serialOfParts(numberOf(value(0)), numberOf(value(1)), numberOf(value(2))),
  IF: ({ value, count }) => (isTrue(value(0)) ? value(1) : count > 2 && value(2)),
  MAX: ({ all }) => Math.max(...numbers(all())),
  MIN: ({ all }) => Math.min(...numbers(all())),
  OR: ({ all }) => all().some(isTrue),
  ROUND: ({ value }) => rounded(numberOf(value(0)), numberOf(value(1))),
  ROW: ({ row }) => row,
  SUM: ({ all }) => numbers(all()).reduce((sum, each) => sum + each, 0),
  SUMIF: ({ values, value }) => {
    const requested = value(1)
    const amounts = values(2)
    return values(0).reduce((sum: number, each, at) => (isSame(each, requested) ? sum + amountOf(amounts[at]) : sum), 0)
  },
  TODAY: ({ today }) => today,
  WEEKDAY: ({ value }) => weekdayOf(numberOf(value(0))),
}

function listOf(formula: Formula, context: EvaluationContext): CellValue[] {
  if (formula.kind !== 'range') return [evaluate(formula, context)]
  const [, column = '', first = ''] = /^([A-Z]+)(\d+)$/.exec(formula.from) ?? []
  const [, lastColumn = '', last = ''] = /^([A-Z]+)(\d+)$/.exec(formula.to) ?? []
  if (column !== lastColumn) throw new Error(`The range ${formula.from}:${formula.to} has more than one column`)
  const sheet = formula.sheet ?? context.sheet
  const rows = Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => Number(first) + at)
  return rows.map((row) => context.valueAt(sheet, `${column}${row}`))
}

function combine(operator: Operator, left: CellValue, right: CellValue): CellValue {
  switch (operator) {
    case '=':
      return isSame(left, right)
    case '<>':
      return !isSame(left, right)
    case '<':
      return order(left, right) < 0
    case '<=':
      return order(left, right) <= 0
    case '>':
      return order(left, right) > 0
    case '>=':
      return order(left, right) >= 0
    case '&':
      return `${left ?? ''}${right ?? ''}`
    case '+':
      return numberOf(left) + numberOf(right)
    case '-':
      return numberOf(left) - numberOf(right)
    case '*':
      return numberOf(left) * numberOf(right)
    case '/':
      return numberOf(left) / numberOf(right)
  }
}

function isSame(left: CellValue, right: CellValue): boolean {
  if (left === null) return right === null || right === '' || right === 0
  if (right === null) return isSame(right, left)
  if (typeof left === 'string' && typeof right === 'string') return left.toLowerCase() === right.toLowerCase()
  return left === right
}

function order(left: CellValue, right: CellValue): number {
  if (typeof left === 'string' && typeof right === 'string') return left.localeCompare(right)
  if (typeof left === 'string') return 1
  if (typeof right === 'string') return -1
  return numberOf(left) - numberOf(right)
}

function isTrue(value: CellValue): boolean {
  return typeof value === 'string' ? false : Boolean(value)
}

function numberOf(value: CellValue): number {
  if (typeof value === 'string') throw new Error(`${JSON.stringify(value)} is no number`)
  return Number(value ?? 0)
}

function amountOf(value: CellValue | undefined): number {
  return typeof value === 'number' ? value : 0
}

function numbers(values: readonly CellValue[]): number[] {
  const found = values.filter((value) => typeof value === 'number')
  return found.length > 0 ? found : [0]
}

function rounded(value: number, decimals: number): number {
  const factor = 10 ** decimals
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * factor).toPrecision(15)))) / factor
}
