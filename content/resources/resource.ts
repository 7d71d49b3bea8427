import type { Drawing } from '#content/drawing.ts'
import type { Source } from '#content/source.ts'

export type ResourceCategory = 'Tax Guide' | 'Checklist' | 'Template'

/** A part of a guide. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'note'; text: string }
  | { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }

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
  /** Formula of each data row, without '='. `{row}` is the number of the row. */
  formula?: string
}

/** One line of figures above the table. In formulas, `{first}` and `{last}` are the first and last data row. */
export type SheetSummary = { label: string; formula: string; type: CellType }

/**
 * One sheet: title in row 1, explanation in row 2, then one row per summary line (label in A, formula in B) from
 * row 4 on, an empty row, the header, and the data rows. Data rows are prefilled from `rows` and empty up to `rowCount`.
 */
export type Sheet = {
  name: string
  title: string
  explanation: string
  summary: readonly SheetSummary[]
  columns: readonly SheetColumn[]
  rows: readonly (readonly (string | number | null)[])[]
  rowCount: number
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
