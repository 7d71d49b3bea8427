import { Button } from '#design/button.tsx'
import { MoneyInput } from '#design/input.tsx'
import { Section } from '#design/layout.tsx'
import type { Deduction, DeductionId, OwnDeductions } from '#tax/gross/deduction-list.ts'
import { written } from '#tax/pages/ui/written.ts'
import { type DeductionSide, ownField } from './own-field.ts'

type Deductions = Readonly<Record<DeductionSide, readonly Deduction[]>>

const otherDeductions = { id: 'other', label: 'Other deductions' } as const

/** From gross salary to taxable income: each deduction with its rule, and a field for an own amount. */
export function DeductionsSection({
  deductions,
  own,
}: {
  deductions: Deductions
  own: Readonly<Record<DeductionSide, OwnDeductions>>
}) {
  return (
    <Section
      title="Your deductions"
      intro="Computed as the authority’s calculator does. Enter an own amount where yours differs; other deductions are pillar 3a, care of children, debt interest and so on."
    >
      <div className="deductions">
        <DeductionList side="federal" title="Confederation" deductions={deductions.federal} own={own.federal} />
        <DeductionList side="canton" title="Canton" deductions={deductions.canton} own={own.canton} />
      </div>
      <Button form="calculator" kind="outline" className="no-print">
        Calculate with my amounts
      </Button>
    </Section>
  )
}

type ListProps = { side: DeductionSide; title: string; deductions: readonly Deduction[]; own: OwnDeductions }

function DeductionList({ side, title, deductions, own }: ListProps) {
  const known = deductions.some(({ id }) => id === 'other')
  const rows: { id: DeductionId; label: string; from?: string; amount?: number }[] = known
    ? [...deductions]
    : [...deductions, otherDeductions]
  return (
    <div>
      <h3 className="t20">{title}</h3>
      <ul>
        {rows.map(({ id, label, from, amount }) => {
          const name = ownField(side, id)
          return (
            <li key={id}>
              <label htmlFor={name}>
                {label}
                {from && <small>{from}</small>}
              </label>
              <MoneyInput
                id={name}
                name={name}
                form="calculator"
                defaultValue={own[id]}
                placeholder={amount === undefined ? '0' : written(amount)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
