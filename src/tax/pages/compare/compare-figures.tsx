import { Link, useLocation } from 'react-router'
import { StackBar } from '#design/charts/stack-bar.tsx'
import { Section } from '#design/page/layout.tsx'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonLabel, cantonSlug } from '#tax/pages/canton-names.ts'
import { scenarioAddress } from '#tax/pages/tabs.ts'
import { type BurdenRow, BurdenTable } from '#tax/pages/ui/burden-table.tsx'
import { CantonMap } from '#tax/pages/ui/canton-map.tsx'
import { DataState, Flags } from '#tax/pages/ui/flags.tsx'
import { LevelKey, levelsOf } from '#tax/pages/ui/level-key.tsx'
import { ResultActions } from '#tax/pages/ui/result-actions.tsx'
import { chf, percentOf } from '#tax/pages/ui/written.ts'
import { communeFields } from './commune-fields.ts'
import type { CompareResult } from './compare-result.ts'

const copy = () => t(taxTexts.compareFigures)

const series = [
  {
    series: 'canton',
    get label() {
      return copy().canton
    },
  },
  {
    series: 'commune',
    get label() {
      return copy().commune
    },
  },
  {
    series: 'federal',
    get label() {
      return copy().federal
    },
  },
  {
    series: 'church',
    get label() {
      return copy().church
    },
  },
] as const

function explainedAt(search: string) {
  return ({ name, inCanton }: BurdenRow) => {
    const parameters = new URLSearchParams(search)
    for (const other of [...communeFields, 'choice', 'all']) parameters.delete(other)
    parameters.set('tab', 'income-tax')
    parameters.set('commune', name)
    if (inCanton) parameters.set('canton', cantonSlug(inCanton))
    return scenarioAddress(parameters)
  }
}

export function CompareFigures({ result: { chosen, flags, dataState, year } }: { result: CompareResult }) {
  const { search } = useLocation()
  const widest = Math.max(...chosen.map(({ total }) => total), 1)
  const [first] = chosen
  return (
    <>
      <h2 className="t24 result-title">{copy().sideBySide(year)}</h2>
      <div className="compare">
        {chosen.map((row) => (
          <div key={row.bfsId}>
            <span>
              <b>{row.name}</b>
              <br />
              {chf(row.total)}
            </span>
            <StackBar
              label={`${row.name}: ${series.map(({ series: name, label }) => `${label} ${row[name]}`).join(', ')}`}
              total={widest}
              parts={series.map(({ series: name }) => ({ series: name, value: row[name] }))}
            />
          </div>
        ))}
      </div>
      <LevelKey shown={levelsOf(chosen)} />
      <BurdenTable
        caption={copy().communesYouChoseWithDifference}
        rows={chosen}
        own={first?.bfsId ?? 0}
        bars={false}
        addressOf={explainedAt(search)}
      />
      <p className="fine">{copy().rateAllTaxesAsShare}</p>
      <Flags flags={flags} />
      <ResultActions />
      <DataState on={dataState} />
    </>
  )
}

export function CompareMaps({ result }: { result: CompareResult }) {
  const { capitals, ranking, canton, chosen, communes, short } = result
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  const own = ranking.find(({ bfsId }) => bfsId === chosen[0]?.bfsId) ?? ranking[0]
  const all = new URLSearchParams(parameters)
  all.set('all', 'yes')
  const addressOf = (code: (typeof capitals)[number]['inCanton']) => {
    const other = new URLSearchParams(parameters)
    for (const name of ['commune', 'choice', 'all']) other.delete(name)
    other.set('canton', cantonSlug(code))
    return scenarioAddress(other)
  }
  const cheapest = capitals[0]
  const dearest = capitals.at(-1)
  return (
    <>
      <Section
        ground="mist"
        title={copy().allCantons}
        intro={
          cheapest && dearest
            ? copy().sameHouseholdInEachCantons(
                percentOf(cheapest.burdenBp),
                cheapest.name,
                percentOf(dearest.burdenBp),
                dearest.name,
              )
            : undefined
        }
      >
        <CantonMap rows={capitals} current={canton} addressOf={addressOf} />
      </Section>
      <Section
        split={false}
        title={copy().rankingCantonOf(cantonLabel(canton))}
        intro={short ? copy().cheapestAndMostExpensiveOf(communes) : copy().allCommunesCheapestFirst(communes)}
      >
        <BurdenTable
          caption={copy().communesInCantonOfBy(cantonLabel(canton))}
          rows={ranking}
          own={own?.bfsId ?? 0}
          addressOf={explainedAt(search)}
        />
        {short && (
          <p className="mt-24 no-print">
            <Link className="alone" to={scenarioAddress(all)} preventScrollReset>
              {copy().showAllCommunes(communes)}
            </Link>
          </p>
        )}
      </Section>
    </>
  )
}
