import { formatFrancs } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { isFigureCode } from '#returns/amounts/figure-codes.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import { echElement } from '#returns/transfer/ech-0119.ts'
import { codeSource } from '#returns/transfer/form-codes.ts'
import { lineName } from '#returns/transfer/line-name.ts'
import type { LoadedField, LoadedLine, LoadedTransfer } from '#returns/transfer/load-transfer.server.ts'

const copy = () => t(returnStaffTexts.transferPage)

export type TransferView = LoadedTransfer & { caseId: string; taxYear: number; mayWrite: boolean }

export type TransferRow = { line: LoadedLine; field: LoadedField }

export function rowsOf(sections: readonly TransferView['sections'][number][]): TransferRow[] {
  return sections.flatMap(({ lines }) => lines.flatMap((line) => line.fields.map((field) => ({ line, field }))))
}

/** Name of the person whose line it is; null if the line concerns the household or only the client. */
export function personName({ line, field }: TransferRow): string | null {
  const isNamed = field.person !== null && (field.person === 'partner' || line.fields.length > 1)
  return isNamed ? t(returnTexts.figure).persons[field.person ?? 'client'] : null
}

export function rowName(row: TransferRow): string {
  return [lineName(row.line), personName(row)].filter(Boolean).join(', ')
}

/** Years of the forms in which a code was read, such as “2021, 2025 likely”. */
export function codeYears({ sources }: Pick<LoadedLine, 'sources'>): string {
  return sources
    .map(codeSource)
    .map(({ year, sureness }) => (sureness === 'certain' ? year : `${year} ${copy().likely}`))
    .join(', ')
}

/** Where the amounts of a row belong in eCH-0119, or why nowhere; empty for totals and calculated lines. */
export function elementsOf({ line, field }: TransferRow): string {
  const texts = line.parts.filter(isFigureCode).map((id) => {
    const found = echElement(id, field.person)
    return 'reason' in found ? t(returnStaffTexts.transfer).noElement[found.reason] : found.element
  })
  return [...new Set(texts)].join('; ')
}

export function isEntered({ entered, canton, federal = null }: LoadedField): boolean {
  return entered !== null && entered.canton === canton && entered.federal === federal
}

type RowStatus = { kind: 'done' | 'info' | 'wait' | 'warn' | 'off'; text: string; note?: string }

export function statusOf({ line, field }: TransferRow): RowStatus {
  const francs = (cents: number) => formatFrancs(Math.floor(cents / 100))
  if (field.unknown) {
    const note = field.enteredCents > 0 && line.kind === 'entry' ? francs(field.enteredCents) : null
    const known = field.unknown === 'not-computed' ? copy().stated : copy().known
    const text = t(returnTexts.returnForm).unknown[field.unknown]
    return { kind: 'warn', text, ...(note && { note: known(note) }) }
  }
  if (line.kind !== 'entry') return { kind: 'info', text: copy().computed }
  const { canton, federal = canton } = field
  const stated = Math.floor(field.enteredCents / 100)
  const isCut = (canton ?? 0) < stated || (federal ?? 0) < stated
  const note = isCut || stated !== canton ? { note: copy().stated(francs(field.enteredCents)) } : {}
  if (field.open) return { kind: 'warn', text: copy().limitNotChecked, ...note }
  if (field.toConfirm > 0) return { kind: 'wait', text: copy().notConfirmed, ...note }
  if (stated === 0 && canton !== 0) return { kind: 'info', text: copy().computed }
  return isCut ? { kind: 'info', text: copy().limited, ...note } : { kind: 'done', text: copy().confirmed, ...note }
}
