import { Button } from '#design/button.tsx'
import { MoneyInput } from '#design/form/input.tsx'
import { Section } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import { type Deduction, type DeductionId, isReplaceable, type OwnDeductions } from '#tax/gross/deduction-list.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { written } from '#tax/pages/ui/written.ts'
import { inWords } from '#tax/tax-texts.ts'
import type { TraceLine } from '#tax/trace.ts'
import { type DeductionSide, ownField } from './own-field.ts'

const copy = () => t(taxTexts.deductionsSection)

type Deductions = Readonly<Record<DeductionSide, readonly Deduction[]>>

export function DeductionsSection({
  deductions,
  own,
}: {
  deductions: Deductions
  own: Readonly<Record<DeductionSide, OwnDeductions>>
}) {
  return (
    <Section title={copy().yourDeductions} intro={copy().calculatedInSameWayAs}>
      <div className="deductions">
        <DeductionList side="federal" title={copy().federal} deductions={deductions.federal} own={own.federal} />
        <DeductionList side="canton" title={copy().canton} deductions={deductions.canton} own={own.canton} />
      </div>
      <Button form="calculator" kind="outline" className="no-print">
        {copy().calculateWithMyAmounts}
      </Button>
    </Section>
  )
}

function nothingElse(side: DeductionSide): TraceLine<'federal-deduction.other' | 'canton-deduction.other'> {
  return { part: `${side} deductions`, code: `${side}-deduction.other`, amount: 0, values: {} }
}

type ListProps = { side: DeductionSide; title: string; deductions: readonly Deduction[]; own: OwnDeductions }

function DeductionList({ side, title, deductions, own }: ListProps) {
  const known = deductions.some(({ id }) => id === 'other')
  const rows: { id: DeductionId; label: string; from?: string; amount?: number }[] = deductions
    .filter(isReplaceable)
    .map((line) => ({
      ...inWords(line),
      id: line.id,
    }))
  if (!known) rows.push({ id: 'other', label: inWords(nothingElse(side)).label })
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
