import type { Drawing } from '#content/drawing.ts'
import type { Source } from '#content/source.ts'

export type ResourceCategory = 'Tax Guide' | 'Checklist' | 'Template'

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
      totals?: readonly string[]
      rowHeaders?: false
    }

export type GuideSection = { title: string; blocks: readonly Block[] }

export type CheckItem = {
  text: string
  hint?: string
  due?: string
}
export type CheckGroup = { title: string; items: readonly CheckItem[] }

export type CellType = 'text' | 'date' | 'money' | 'number' | 'percent' | 'choice'

export type SheetColumn = {
  header: string
  type: CellType
  width: number
  choices?: readonly string[]
  hint?: string
  /** Formula for the column's cell in each data row, without '='. */
  formula?: string
}

export type SheetSummary = { label: string; type: CellType; hint?: string } & (
  | { formula: string }
  | { input: string | number }
)

/**
 * Rows: title, explanation, empty, summary (values in B4, B5, …), empty, header, data (dates as YYYY-MM-DD, null for
 * empty cells and formulas), empty rows up to `rowCount`. In formulas, `{row}` is the current row, `{first}` and
 * `{last}` are the first and last data rows of this sheet, `{Name.first}` and `{Name.last}` those of the sheet Name.
 */
export type Sheet = {
  name: string
  title: string
  explanation: string
  summary: readonly SheetSummary[]
  columns: readonly SheetColumn[]
  rows: readonly (readonly (string | number | null)[])[]
  rowCount: number
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
  /** Rating from 1 to 5, shown only while the claim 'resource-ratings' may be shown. */
  rating: number
  featured: boolean
  tags: readonly string[]
  format: 'pdf' | 'xlsx'
  fileName: string
  taxYear: number
  /** Law and figures were checked as of this day (YYYY-MM-DD). */
  stateOn: string
  drawing: Drawing
  body: ResourceBody
}
