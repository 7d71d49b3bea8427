import { ArrowLink } from '#design/button.tsx'
import { Section } from '#design/page/layout.tsx'
import { formatNumber } from '#platform/format.ts'
import { cantonLabel, cantonSlug } from '#tax/pages/canton-names.ts'
import { tabAddress } from '#tax/pages/tabs.ts'
import { BurdenTable } from '#tax/pages/ui/burden-table.tsx'
import { RateCurve } from '#tax/pages/ui/rate-curve.tsx'
import { TraceList } from '#tax/pages/ui/trace-list.tsx'
import { DeductionsSection } from './deductions-section.tsx'
import type { IncomeResult } from './income-result.ts'

export function IncomeDetails({ result }: { result: IncomeResult }) {
  const { official, year, marginalBp, curve, taxableIncome, canton, others } = result
  const place = official.commune.name
  const ofThousand = Math.round(marginalBp / 10)
  const perThousand = `CHF 1’000 more income costs CHF ${formatNumber(ofThousand)}. CHF 1’000 into pillar 3a saves about the same.`
  const compareAddress = `${tabAddress('compare-communes', { canton: cantonSlug(canton), commune: place })}&income=${taxableIncome}`
  return (
    <>
      <Section ground="mist" title="Your next franc" intro={perThousand}>
        <RateCurve
          points={curve}
          at={{ income: taxableIncome, marginalBp }}
          caption={`Tax on taxable income in CHF, ${place}, ${year}.`}
        />
      </Section>
      {'deductions' in official && <DeductionsSection deductions={official.deductions} own={result.own} />}
      <Section title="How we got there" intro="Every line can be checked against the official tariff.">
        <TraceList lines={official.trace} closing />
      </Section>
      <Section
        ground="mist"
        split={false}
        title="The same income, another commune"
        intro={`${place} is number ${others.rank} of ${others.of} in the canton of ${cantonLabel(canton)}, the cheapest first.`}
      >
        <BurdenTable
          caption="Cheapest and dearest communes of the canton, difference to the chosen one in CHF"
          own={official.commune.bfsId}
          rows={others.rows}
        />
        <p className="mt-24">
          <ArrowLink to={compareAddress}>Compare all communes</ArrowLink>
        </p>
      </Section>
    </>
  )
}
