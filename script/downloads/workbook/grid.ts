import type { CellType, Sheet, SheetSummary } from '#content/resources/resource.ts'
import { type CellValue, evaluate } from './evaluate.ts'
import { type Formula, readFormula } from './formula.ts'
import { serialOf } from './sheet-dates.ts'

export type CellRole = 'title' | 'explanation' | 'label' | 'header' | 'input' | 'entry' | 'result' | 'computed'

export type GridCell = {
  cell: string
  row: number
  role: CellRole
  type: CellType
  value: CellValue
  formula?: string
}

export type Grid = {
  sheet: Sheet
  headerRow: number
  firstRow: number
  lastRow: number
  cells: GridCell[]
}

export function layOut(sheets: readonly Sheet[], today: string): Grid[] {
  const frames = sheets.map(shellOf)
  const grids = frames.map((frame) => ({ ...frame, cells: cellsOf(frame, frames) }))
  const found = new Map<string, GridCell>(
    grids.flatMap(({ sheet, cells }) => cells.map((cell) => [`${sheet.name}!${cell.cell}`, cell] as const)),
  )
  const read = new Map<string, Formula>()
  const computed = new Map<string, CellValue>()
  const valueAt = (sheet: string, name: string): CellValue => {
    const key: string = `${sheet}!${name}`
    const known = computed.get(key)
    if (known !== undefined) return known
    const cell = found.get(key)
    if (!cell?.formula) return cell?.value ?? null
    const formula = read.get(cell.formula) ?? readFormula(cell.formula)
    read.set(cell.formula, formula)
    const value = evaluate(formula, { sheet, row: cell.row, today: serialOf(today), valueAt })
    computed.set(key, value)
    return value
  }
  for (const { sheet, cells } of grids) {
    for (const cell of cells) if (cell.formula) cell.value = valueAt(sheet.name, cell.cell)
  }
  return grids
}

export function columnName(index: number): string {
  return index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26)
}

type Shell = Omit<Grid, 'cells'>

function shellOf(sheet: Sheet): Shell {
  const headerRow = sheet.summary.length > 0 ? sheet.summary.length + 5 : 4
  return { sheet, headerRow, firstRow: headerRow + 1, lastRow: headerRow + Math.max(1, sheet.rowCount) }
}

function cellsOf(frame: Shell, all: readonly Shell[]): GridCell[] {
  const { sheet, headerRow, firstRow, lastRow } = frame
  const cells: GridCell[] = [
    { cell: 'A1', row: 1, role: 'title', type: 'text', value: sheet.title },
    { cell: 'A2', row: 2, role: 'explanation', type: 'text', value: sheet.explanation },
  ]
  sheet.summary.forEach((line, at) => {
    cells.push(...summaryCells(line, 4 + at, frame, all))
  })
  sheet.columns.forEach(({ header }, at) => {
    cells.push({ cell: `${columnName(at)}${headerRow}`, row: headerRow, role: 'header', type: 'text', value: header })
  })
  for (let row = firstRow; row <= lastRow; row++) {
    sheet.columns.forEach(({ type, formula }, at) => {
      const place = { cell: `${columnName(at)}${row}`, row, type }
      cells.push(
        formula
          ? { ...place, role: 'computed', value: null, formula: placed(formula, row, frame, all) }
          : { ...place, role: 'input', value: submitted(sheet.rows[row - firstRow]?.[at] ?? null, type) },
      )
    })
  }
  return cells
}

function summaryCells(line: SheetSummary, row: number, frame: Shell, all: readonly Shell[]): GridCell[] {
  const place = { cell: `B${row}`, row, type: line.type }
  return [
    { cell: `A${row}`, row, role: 'label', type: 'text', value: line.label },
    'formula' in line
      ? { ...place, role: 'result', value: null, formula: placed(line.formula, row, frame, all) }
      : { ...place, role: 'entry', value: submitted(line.input, line.type) },
  ]
}

function submitted(value: string | number | null, type: CellType): CellValue {
  return type === 'date' && typeof value === 'string' ? serialOf(value) : value
}

function placed(formula: string, row: number, own: Shell, all: readonly Shell[]): string {
  return formula.replace(/\{(?:(\w+)\.)?(row|first|last)\}/g, (_, name: string | undefined, which: string) => {
    if (which === 'row') return String(row)
    const frame = name ? all.find(({ sheet }) => sheet.name === name) : own
    if (!frame) throw new Error(`The formula ${formula} names a sheet that does not exist`)
    return String(which === 'first' ? frame.firstRow : frame.lastRow)
  })
}
