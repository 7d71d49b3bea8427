import { ArrowLink, Button } from '#design/button.tsx'
import { MoneyInput } from '#design/form/input.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import { type Deduction, type DeductionId, isReplaceable, type OwnDeductions } from '#tax/gross/deduction-list.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonLabel, cantonSlug } from '#tax/pages/canton-names.ts'
import { tabAddress } from '#tax/pages/tabs.ts'
import { BurdenTable } from '#tax/pages/ui/burden-table.tsx'
import { RateCurve } from '#tax/pages/ui/rate-curve.tsx'
import { TraceList } from '#tax/pages/ui/trace-list.tsx'
import { written } from '#tax/pages/ui/written.ts'
import { inWords } from '#tax/tax-texts.ts'
import type { TraceLine } from '#tax/trace.ts'
import type { IncomeResult } from './income-result.ts'
import { type DeductionSide, ownField } from './own-field.ts'

const deductionsSectionCopy = () => t(taxTexts.deductionsSection)

const copy = () => t(taxTexts.incomeDetails)

export function IncomeDetails({ result }: { result: IncomeResult }) {
  const { official, year, marginalBp, curve, taxableIncome, canton, others } = result
  const place = official.commune.name
  const ofThousand = Math.round(marginalBp / 10)
  const perThousand = copy().costOfThousandMore(formatNumber(ofThousand))
  const compareAddress = `${tabAddress('compare-communes', { canton: cantonSlug(canton), commune: place })}&basis=taxable&income=${taxableIncome}`
  return (
    <>
      <Section ground="mist" title={copy().taxOnYourNextFranc} intro={perThousand}>
        <RateCurve
          points={curve}
          at={{ income: taxableIncome, marginalBp }}
          caption={copy().taxOnTaxableIncomeIn(place, year)}
        />
      </Section>
      {'deductions' in official && <DeductionsSection deductions={official.deductions} own={result.own} />}
      <Section title={copy().howItIsWorkedOut} intro={copy().youCanCheckEveryLine}>
        <TraceList lines={official.trace} closing />
      </Section>
      <Section
        ground="mist"
        split={false}
        title={copy().sameIncomeInOtherCommunes}
        intro={copy().ranksOfCommunesInCanton(place, others.rank, others.of, cantonLabel(canton))}
      >
        <BurdenTable
          caption={copy().cheapestAndMostExpensiveCommunes}
          own={official.commune.bfsId}
          rate={false}
          rows={others.rows}
        />
        <p className="mt-24">
          <ArrowLink to={compareAddress}>{copy().compareAllCommunes}</ArrowLink>
        </p>
      </Section>
    </>
  )
}

type Deductions = Readonly<Record<DeductionSide, readonly Deduction[]>>

function DeductionsSection({
  deductions,
  own,
}: {
  deductions: Deductions
  own: Readonly<Record<DeductionSide, OwnDeductions>>
}) {
  return (
    <Section title={deductionsSectionCopy().yourDeductions} intro={deductionsSectionCopy().calculatedInSameWayAs}>
      <div className="deductions">
        <DeductionList
          side="federal"
          title={deductionsSectionCopy().federal}
          deductions={deductions.federal}
          own={own.federal}
        />
        <DeductionList
          side="canton"
          title={deductionsSectionCopy().canton}
          deductions={deductions.canton}
          own={own.canton}
        />
      </div>
      <Button form="calculator" kind="outline" className="no-print">
        {deductionsSectionCopy().calculateWithMyAmounts}
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
