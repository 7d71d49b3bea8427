import { ArrowLink } from '#design/button.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatNumber } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonLabel, cantonSlug } from '#tax/pages/canton-names.ts'
import { tabAddress } from '#tax/pages/tabs.ts'
import { BurdenTable } from '#tax/pages/ui/burden-table.tsx'
import { RateCurve } from '#tax/pages/ui/rate-curve.tsx'
import { TraceList } from '#tax/pages/ui/trace-list.tsx'
import { DeductionsSection } from './deductions-section.tsx'
import type { IncomeResult } from './income-result.ts'

const copy = () => t(taxTexts.incomeDetails)

export function IncomeDetails({ result }: { result: IncomeResult }) {
  const { official, year, marginalBp, curve, taxableIncome, canton, others } = result
  const place = official.commune.name
  const ofThousand = Math.round(marginalBp / 10)
  const perThousand = `CHF 1,000 more income costs CHF ${formatNumber(ofThousand)}. CHF 1,000 into pillar 3a saves about the same.`
  const compareAddress = `${tabAddress('compare-communes', { canton: cantonSlug(canton), commune: place })}&income=${taxableIncome}`
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
          rows={others.rows}
        />
        <p className="mt-24">
          <ArrowLink to={compareAddress}>{copy().compareAllCommunes}</ArrowLink>
        </p>
      </Section>
    </>
  )
}
