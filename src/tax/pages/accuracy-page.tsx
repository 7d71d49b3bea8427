import accuracy from '#data/tax/accuracy.json'
import { ArrowLink } from '#design/button.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { PageHeader, Section } from '#design/page/layout.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDate, formatLongDate, formatNumber } from '#platform/format.ts'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import type { Route } from './+types/accuracy-page'
import { readAccuracy } from './accuracy.ts'
import calculatorsCss from './calculators.css?url'
import { cantonBySlug, cantonLabel } from './canton-names.ts'

const copy = () => t(taxTexts.accuracyPage)

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calculatorsCss }]

export const headers = sharedPage

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const path = '/calculators/accuracy'
  const title = copy().howAccurateOurCalculatorsAre
  const description = copy().ourResultsComparedWithCalculator
  const trail = [
    { name: copy().calculators, path: '/calculators' },
    { name: title, path },
  ]
  return [
    ...pageMeta({ title, description, path }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(breadcrumbs(site, trail)) : []),
  ]
}

export function loader() {
  return readAccuracy(accuracy)
}

type Measured = { cases: number; passed: number; largestDifference: number }

function measuredColumns<Row extends Measured>(): Column<Row>[] {
  return [
    { key: 'cases', header: copy().cases, numeric: true, cell: ({ cases }) => formatNumber(cases) },
    { key: 'passed', header: copy().passed, numeric: true, cell: ({ passed }) => formatNumber(passed) },
    {
      key: 'largest',
      header: copy().offByChf,
      label: copy().largestDifferenceChf,
      numeric: true,
      cell: ({ largestDifference }) => formatNumber(largestDifference),
    },
  ]
}

export default function AccuracyPage({ loaderData }: Route.ComponentProps) {
  const { total, kinds, cantons, withholding, knownGaps, misses, dataState, toleranceFrancs } = loaderData
  const rows = [
    ...cantons.map((each) => ({ ...each, name: nameOf(each.canton) })),
    { ...total, canton: 'all', name: copy().allCantons },
  ]
  return (
    <>
      <PageHeader
        before={<BackLink to="/calculators">{copy().calculators}</BackLink>}
        title={copy().howAccurateOurResultsAre}
        lead={copy().ofResultsOfFederalTax(formatNumber(total.passed), formatNumber(total.cases), toleranceFrancs)}
      />
      <Section flush title={copy().byKindOfResult} intro={copy().weCalculatedEachCaseWith}>
        <Table
          caption={copy().casesByKindOfResult}
          hideCaption
          small="fit"
          rows={Object.entries(kinds).map(([kind, measured]) => ({ kind, ...measured }))}
          rowKey={({ kind }) => kind}
          columns={[
            { key: 'kind', header: copy().calculatedFrom, cell: ({ kind }) => sentence(kind) },
            ...measuredColumns(),
          ]}
        />
        <p className="mt-24 measure">
          {copy().taxAtSourceEveryRow(
            withholding.year,
            formatNumber(withholding.codes),
            withholding.cantons,
            formatDate(withholding.dataState),
          )}
        </p>
        <p className="fine mt-16">
          {copy().ourAutomatedTestsProduceThese(
            Object.entries(dataState)
              .map(([year, day]) => copy().figuresForAsOf(year, formatLongDate(day)))
              .join(' '),
          )}
        </p>
      </Section>
      <Section ground="mist" title={copy().byCanton} intro={copy().incomeWealthGrossSalaryAnd}>
        <Table
          caption={copy().casesByCanton}
          hideCaption
          dense
          small="fit"
          rows={rows}
          rowKey={({ canton }) => canton}
          rowTone={({ canton }) => (canton === 'all' ? 'total' : undefined)}
          columns={[{ key: 'canton', header: copy().canton, cell: ({ name }) => name }, ...measuredColumns()]}
        />
      </Section>
      <Section title={copy().whereOurResultsDiffer} intro={copy().testCasesWhereOurResult}>
        {misses.length === 0 ? (
          <p>{copy().thereAreNone}</p>
        ) : (
          <ul className="lined">
            {misses.map((miss) => (
              <li key={miss}>{miss}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={copy().knownGaps} intro={copy().rulesThatNoOfficialResult}>
        <dl className="facts">
          {knownGaps.map(({ where, text }) => (
            <div key={where}>
              <dt>{placeOf(where)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-32">
          <ArrowLink to="/api/openapi.json" reloadDocument>
            {copy().useCalculatorsFromYourOwn}
          </ArrowLink>
        </p>
      </Section>
    </>
  )
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function placeOf(where: string): string {
  const named = where.split(', ').map((part) => (cantonBySlug(part) ? `${nameOf(part)} (${part})` : part))
  return sentence(named.join(', '))
}

function nameOf(code: string): string {
  const canton = cantonBySlug(code)
  return canton ? cantonLabel(canton) : code
}
