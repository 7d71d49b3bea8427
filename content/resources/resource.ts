import type { Drawing } from '#content/drawing.ts'
import type { Source } from '#content/source.ts'

export type ResourceCategory = 'Tax Guide' | 'Checklist' | 'Template'

/** A part of a guide. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'note'; text: string }
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      rows: readonly (readonly string[])[]
      /** First cells of the rows that are sums or results. */
      totals?: readonly string[]
      /** False when the first column does not name its rows. */
      rowHeaders?: false
    }

export type GuideSection = { title: string; blocks: readonly Block[] }

export type CheckItem = {
  text: string
  /** Why, or where to find it. */
  hint?: string
  /** Last day or usual date, as text. */
  due?: string
}
export type CheckGroup = { title: string; items: readonly CheckItem[] }

export type CellType = 'text' | 'date' | 'money' | 'number' | 'percent' | 'choice'

export type SheetColumn = {
  header: string
  type: CellType
  /** Width in characters. */
  width: number
  choices?: readonly string[]
  /** Shown beside a cell of this column when it is chosen. */
  hint?: string
  /** Formula of each data row, without '='. */
  formula?: string
}

/** One line above the table, label in column A and cell in column B: a figure that is computed, or one to type in. */
export type SheetSummary = { label: string; type: CellType; hint?: string } & (
  | { formula: string }
  | { input: string | number }
)

/**
 * One sheet. Row 1 holds the title, row 2 the explanation, the summary begins in row 4 (so its cells are B4, B5, …);
 * after an empty row follow the header and the data rows. Data rows are prefilled from `rows` (a date as YYYY-MM-DD,
 * null for an empty cell and for a cell with a formula) and empty up to `rowCount`.
 * Places in formulas: `{row}` the own row, `{first}` and `{last}` the first and last data row of this sheet,
 * `{Name.first}` and `{Name.last}` those of the sheet with that name.
 */
export type Sheet = {
  name: string
  title: string
  explanation: string
  summary: readonly SheetSummary[]
  columns: readonly SheetColumn[]
  rows: readonly (readonly (string | number | null)[])[]
  rowCount: number
  /** Results that ask for attention: a cell that holds one of these words is printed in bold red. */
  alarms?: readonly string[]
}

export type ResourceBody =
  | { kind: 'guide'; lead: string; sections: readonly GuideSection[]; sources: readonly Source[] }
  | { kind: 'checklist'; lead: string; groups: readonly CheckGroup[]; sources: readonly Source[] }
  | { kind: 'template'; lead: string; sheets: readonly Sheet[] }

export type Resource = {
  id: string
  title: string
  description: string
  category: ResourceCategory
  /** 1 to 5; shown only while the claim 'resource-ratings' may be shown. */
  rating: number
  featured: boolean
  tags: readonly string[]
  format: 'pdf' | 'xlsx'
  fileName: string
  taxYear: number
  /** Day up to which law and figures were checked (YYYY-MM-DD). */
  stateOn: string
  drawing: Drawing
  body: ResourceBody
}
