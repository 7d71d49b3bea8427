import { Form } from 'react-router'
import { Button } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatAmount } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import type { Variant } from '#returns/expected/variant-db.server.ts'
import * as returnTexts from '#returns/locales/en.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { TaxAnswer } from './tax-answer.ts'
import type { TaxData } from './tax-data.ts'
import { VariantForm } from './variant-form.tsx'

const copy = () => t(returnStaffTexts.variantsPanel)

type Totals = NonNullable<TaxData['totals']>
type Row = { name: string; variant: Variant | null; totals: Totals | null }

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
    amount('tax', 'Tax', (one) => one.total * 100),
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
    </>
  )
}

function signed(cents: number): string {
  return cents > 0 ? `+${formatAmount(cents)}` : formatAmount(cents)
}
