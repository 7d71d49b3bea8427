import type { RowColumn } from '#content/questions/question.ts'
import { DateField } from '#design/form/date-field.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { countryCodeOf, countryOptions } from '#platform/countries.ts'
import { t } from '#platform/texts.ts'
import { convert } from '#returns/amounts/original-amount.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { AnswerRow } from '#returns/questions/answer.ts'
import { fieldText } from '#returns/questions/answer-text.ts'
import { OriginalText } from '#returns/ui/original-text.tsx'
import { findExchangeRate, foreignCurrencies } from '#tax/exchange-rates.ts'
import type { QuestionsAnswer } from './questions-answer.ts'

type Props = {
  column: RowColumn
  columns: readonly RowColumn[]
  row: AnswerRow
  field: string
  answer: QuestionsAnswer | undefined
}

/** One field of a row. */
export function RowCell({ column, columns, row, field, answer }: Props) {
  const shown = answer?.submitted[field]?.[0] ?? controlText(column, row)
  const named = { name: field, label: column.label, error: answer?.errors[field] }
  if (column.kind === 'date') return <DateField {...named} hint="" defaultValue={shown} />
  return (
    <Field {...named}>
      {column.kind === 'money' && column.rate ? (
        <>
          <TextInput inputMode="decimal" autoComplete="off" defaultValue={shown} />
          <Conversion column={column} row={row} />
        </>
      ) : column.kind === 'money' ? (
        <MoneyInput defaultValue={shown} />
      ) : column.kind === 'country' ? (
        <CountrySelect defaultValue={shown} />
      ) : column.kind === 'currency' ? (
        <>
          <Select options={currencyOptions()} defaultValue={shown || 'CHF'} />
          <MissingRate columns={columns} row={row} />
        </>
      ) : column.kind === 'choice' ? (
        <Select
          options={[...(column.options ?? [])]}
          placeholder={t(returnTexts.rowsControl).choose}
          defaultValue={shown}
        />
      ) : (
        <TextInput defaultValue={shown} maxLength={500} autoComplete="off" />
      )}
    </Field>
  )
}

/** Value of the control: the code of a choice or country, otherwise the text. */
function controlText(column: RowColumn, { fields }: AnswerRow): string {
  const field = fields[column.code]
  return column.kind === 'choice' || column.kind === 'country' ? String(field ?? '') : fieldText(column, field)
}

function currencyOptions() {
  const { names } = t(returnTexts.currencies)
  const codes = ['CHF', ...foreignCurrencies] as const
  return codes.map((value) => ({ value, label: `${value}, ${names[value]}` }))
}

function MissingRate({ columns, row: { fields } }: Pick<Props, 'columns' | 'row'>) {
  const { currency } = fields
  const rate = columns.find((column) => column.rate)?.rate
  if (!rate || typeof currency !== 'string' || findExchangeRate(currency, rate.year, rate.basis)) return null
  return <span className="fine">{t(returnTexts.moneyCell).noRateYet(currency, rate.year)}</span>
}

/** The saved amount in CHF. */
function Conversion({ column: { code, rate }, row: { fields } }: Pick<Props, 'column' | 'row'>) {
  const [cents, currency] = [fields[code], fields.currency]
  if (!rate || typeof currency !== 'string' || typeof cents !== 'number') return null
  const { amountCents, original } = convert({ ...rate, cents, currency })
  if (amountCents === null) return null
  return (
    <span className="fine">
      <OriginalText original={original} cents={amountCents} />
    </span>
  )
}

/** A country typed in an earlier form and unknown to the list stays selected, until the client chooses another. */
export function CountrySelect({ defaultValue }: { defaultValue: string }) {
  const code = countryCodeOf(defaultValue)
  const earlier =
    code || !defaultValue ? [] : [{ value: defaultValue, label: fieldText({ kind: 'country' }, defaultValue) }]
  return (
    <Select
      options={[...earlier, ...countryOptions]}
      placeholder={t(returnTexts.rowsControl).choose}
      autoComplete="off"
      defaultValue={code ?? defaultValue}
    />
  )
}
