import type { CellType, Sheet } from '#content/resources/resource.ts'
import { xmlText } from '#platform/http/xml-text.ts'
import { columnName, type Grid } from './grid.ts'
import { serialOf } from './sheet-dates.ts'

type Field = { place: string; type: CellType; choices?: readonly string[]; hint?: string }

const errors: Readonly<Record<'choice' | 'date' | 'number', readonly [title: string, text: string]>> = {
  choice: ['Not on the list', 'Choose an entry from the list.'],
  date: ['Not a date', 'Enter a date between 2000 and 2099, for example 2026-12-31.'],
  number: ['Not a number', 'Enter a number without letters or CHF.'],
}

export function rulesXml({ sheet, firstRow, lastRow }: Grid): string {
  const fields: Field[] = [
    ...sheet.summary.flatMap((line, at) => ('input' in line ? [{ ...line, place: `B${4 + at}` }] : [])),
    ...sheet.columns.flatMap((column, at) =>
      column.formula ? [] : [{ ...column, place: `${columnName(at)}${firstRow}:${columnName(at)}${lastRow}` }],
    ),
  ]
  const rules = fields.flatMap((field) => ruleXml(field, sheet))
  return rules.length > 0 ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>` : ''
}

function ruleXml({ place, type, choices, hint }: Field, sheet: Sheet): string[] {
  const test = testOf(type, choices, sheet)
  if (!test && !hint) return []
  const error = choices ? errors.choice : type === 'date' ? errors.date : errors.number
  const onError = test ? ` showErrorMessage="1" errorTitle="${error[0]}" error="${error[1]}"` : ''
  if (hint && hint.length > 255) throw new Error(`A hint of ${sheet.name} is too long for a sheet`)
  const onChoice = hint ? ` showInputMessage="1" prompt="${xmlText(hint)}"` : ''
  return [
    `<dataValidation${test?.kind ?? ''} allowBlank="1"${onChoice}${onError} sqref="${place}">${test?.formulas ?? ''}</dataValidation>`,
  ]
}

function testOf(type: CellType, choices: readonly string[] | undefined, { name }: Sheet) {
  if (choices) {
    const list = `"${choices.join(',')}"`
    if (list.length > 257) throw new Error(`The choices of ${name} are too long for a sheet`)
    return { kind: ' type="list"', formulas: `<formula1>${xmlText(list)}</formula1>` }
  }
  if (type === 'text' || type === 'choice') return null
  const [kind, from, to] =
    type === 'date' ? ['date', serialOf('2000-01-01'), serialOf('2099-12-31')] : ['decimal', -1e9, 1e9]
  return {
    kind: ` type="${kind}" operator="between"`,
    formulas: `<formula1>${from}</formula1><formula2>${to}</formula2>`,
  }
}
