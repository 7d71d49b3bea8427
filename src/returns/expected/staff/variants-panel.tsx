import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Field } from '#design/form/field.tsx'
import { MoneyInput, Select, TextInput } from '#design/form/input.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { figurePersons } from '#returns/amounts/figure.ts'
import { allFigureCodes, figureCodes } from '#returns/amounts/figure-codes.ts'
import { noteInWords } from '#returns/expected/expected-note.ts'
import { changeRows } from '#returns/expected/variant.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { TaxAnswer, TaxData } from './tax-data.ts'

const variantFormCopy = () => t(returnStaffTexts.variantForm)

const copy = () => t(returnStaffTexts.variantsPanel)

type Totals = NonNullable<TaxData['totals']>
type Row = { name: string; variant: TaxData['variants'][number] | null; totals: Totals | null }

export function VariantsPanel({ view, answer }: { view: TaxData; answer: TaxAnswer | undefined }) {
  const { variants, totals, mayWrite } = view
  const rows: Row[] = [
    { name: copy().currentAmounts, variant: null, totals },
    ...variants.map((variant) => ({ name: variant.name, variant, totals: variant.outcome })),
  ]
  const amount = (key: string, header: string, of: (totals: Totals) => number): Column<Row> => ({
    key,
    header,
    numeric: true,
    cell: (row) => (row.totals ? formatAmount(of(row.totals)) : '–'),
  })
  const columns: Column<Row>[] = [
    { key: 'name', header: copy().variant, cell: (row) => <VariantName row={row} /> },
    amount('income', copy().taxableIncome, (one) => one.taxableIncome * 100),
    amount('tax', copy().tax, (one) => one.total * 100),
    amount('balance', copy().toPay, (one) => one.balanceCents),
    {
      key: 'difference',
      header: copy().difference,
      numeric: true,
      cell: (row) => (row.variant && row.totals && totals ? signed((row.totals.total - totals.total) * 100) : '–'),
    },
    ...(mayWrite ? [actionColumn] : []),
  ]
  const isOurs = answer?.intent === 'keep-variant' || answer?.intent === 'drop-variant'
  return (
    <Panel title={copy().variants} id="variants">
      <p className="soft t14">{copy().variantsDoNotChangeAny}</p>
      {isOurs && (
        <div className="mt-16">
          <Note kind="bad" title={copy().notSaved} live>
            {answer.text}
          </Note>
        </div>
      )}
      <Table
        caption={copy().variantsSideBySide}
        hideCaption
        dense
        columns={columns}
        rows={rows}
        rowKey={(row) => row.variant?.id ?? 'now'}
        rowTone={(row) => (row.variant ? undefined : 'strong')}
      />
      {mayWrite && <VariantForm id={view.newVariant} submitted={isOurs ? answer.values : {}} key={view.newVariant} />}
    </Panel>
  )
}

const actionColumn: Column<Row> = {
  key: 'act',
  header: <span className="visually-hidden">{copy().delete}</span>,
  get label() {
    return copy().delete
  },
  cell: ({ variant }) =>
    variant && (
      <Form method="post" preventScrollReset>
        <input type="hidden" name="variant" value={variant.id} />
        <Button name="intent" value="drop-variant" size="dense" kind="quiet">
          {copy().delete}
          <span className="visually-hidden">: {variant.name}</span>
        </Button>
      </Form>
    ),
}

function VariantName({ row: { name, variant } }: { row: Row }) {
  const { codes, persons } = t(returnTexts.figure)
  return (
    <>
      {name}
      {variant && (
        <span className="cell-note soft t14">
          {variant.changes
            .map(({ code, person, amountCents }) => {
              const whose = person === 'client' ? '' : `, ${persons[person].toLowerCase()}`
              return `${codes[code]}${whose}: ${formatAmount(amountCents)}`
            })
            .join('; ')}
        </span>
      )}
      {variant?.limits.map((note) => (
        <span key={note.code} className="cell-note soft t14">
          {noteInWords(note)}
        </span>
      ))}
    </>
  )
}

function signed(cents: number): string {
  return cents > 0 ? `+${formatAmount(cents)}` : formatAmount(cents)
}

function VariantForm({ id, submitted }: { id: string; submitted: Readonly<Record<string, string>> }) {
  const { codes, persons } = t(returnTexts.figure)
  return (
    <Form method="post" className="variant-form" preventScrollReset>
      <input type="hidden" name="variant" value={id} />
      <Field
        name="name"
        id="variant-name"
        label={variantFormCopy().nameOfVariant}
        hint={variantFormCopy().forExample3aPaidIn}
      >
        <TextInput defaultValue={submitted.name} maxLength={80} required />
      </Field>
      <datalist id="variant-codes">
        {allFigureCodes.map((code) => (
          <option key={code} value={`${figureCodes[code].number} ${codes[code]}`} />
        ))}
      </datalist>
      {changeRows.map((row) => (
        <fieldset key={row} className="variant-row">
          <legend className="visually-hidden">{variantFormCopy().changedAmount(row)}</legend>
          <Field name={`code${row}`} id={`variant-code${row}`} label={variantFormCopy().item} optional={row > 1}>
            <TextInput list="variant-codes" autoComplete="off" defaultValue={submitted[`code${row}`]} />
          </Field>
          <Field
            name={`amount${row}`}
            id={`variant-amount${row}`}
            label={variantFormCopy().newAmount}
            optional={row > 1}
          >
            <MoneyInput defaultValue={submitted[`amount${row}`]} />
          </Field>
          <Field name={`person${row}`} id={`variant-person${row}`} label={variantFormCopy().person}>
            <Select
              options={figurePersons.map((value) => ({ value, label: persons[value] }))}
              defaultValue={submitted[`person${row}`] ?? 'client'}
            />
          </Field>
        </fieldset>
      ))}
      <p>
        <Button name="intent" value="keep-variant" kind="outline" size="small">
          {variantFormCopy().calculateAndSave}
        </Button>
      </p>
    </Form>
  )
}
