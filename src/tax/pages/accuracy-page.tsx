import accuracy from '#data/tax/accuracy.json'
import { ArrowLink } from '#design/button.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { PageHeader, Section } from '#design/page/layout.tsx'
import { type Column, Table } from '#design/table.tsx'
import { formatDate, formatNumber } from '#platform/format.ts'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import type { Route } from './+types/accuracy-page'
import { readAccuracy } from './accuracy.ts'
import calculatorsCss from './calculators.css?url'
import { cantonBySlug, cantonLabel } from './canton-names.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calculatorsCss }]

export const headers = sharedPage

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const path = '/calculators/accuracy'
  const title = 'How exact our calculators are'
  const description =
    'Our results against the calculator of the Federal Tax Administration: cases per canton, largest difference, known gaps.'
  const trail = [
    { name: 'Calculators', path: '/calculators' },
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
    { key: 'cases', header: 'Cases', numeric: true, cell: ({ cases }) => formatNumber(cases) },
    { key: 'passed', header: 'Passed', numeric: true, cell: ({ passed }) => formatNumber(passed) },
    {
      key: 'largest',
      header: 'Off by CHF',
      label: 'Largest difference, CHF',
      numeric: true,
      cell: ({ largestDifference }) => formatNumber(largestDifference),
    },
  ]
}

export default function AccuracyPage({ loaderData }: Route.ComponentProps) {
  const { total, kinds, cantons, withholding, knownGaps, misses, dataState, toleranceFrancs } = loaderData
  const rows = [
    ...cantons.map((each) => ({ ...each, name: nameOf(each.canton) })),
    { ...total, canton: 'all', name: 'All cantons' },
  ]
  return (
    <>
      <PageHeader
        before={<BackLink to="/calculators">Calculators</BackLink>}
        title="How exact we are"
        lead={`${formatNumber(total.passed)} of ${formatNumber(total.cases)} results of the authority’s own calculator are met within CHF ${toleranceFrancs} for every part of the tax.`}
      />
      <Section
        flush
        title="By kind of result"
        intro="Each case was computed with the state of the figures on the day it was taken. ‘Off by’ is the largest difference of any part."
      >
        <Table
          caption="Cases by kind of result"
          hideCaption
          small="fit"
          rows={Object.entries(kinds).map(([kind, measured]) => ({ kind, ...measured }))}
          rowKey={({ kind }) => kind}
          columns={[{ key: 'kind', header: 'Starting from', cell: ({ kind }) => sentence(kind) }, ...measuredColumns()]}
        />
        <p className="mt-24 measure">
          Tax at source {withholding.year}: every row of all {formatNumber(withholding.codes)} tariffs of{' '}
          {withholding.cantons} cantons is checked to 5 centimes. State of the tariffs:{' '}
          {formatDate(withholding.dataState)}.
        </p>
        <p className="fine mt-16">
          {Object.entries(dataState)
            .map(([year, day]) => `State of the figures ${year}: ${formatDate(day)}.`)
            .join(' ')}{' '}
          The tests of the program write these figures.
        </p>
      </Section>
      <Section ground="mist" title="By canton" intro="Income, wealth, gross salary and capital benefits together.">
        <Table
          caption="Cases by canton"
          hideCaption
          dense
          small="fit"
          rows={rows}
          rowKey={({ canton }) => canton}
          rowTone={({ canton }) => (canton === 'all' ? 'total' : undefined)}
          columns={[{ key: 'canton', header: 'Canton', cell: ({ name }) => name }, ...measuredColumns()]}
        />
      </Section>
      <Section title="What does not agree" intro="Cases that miss, by name. None means none.">
        {misses.length === 0 ? (
          <p>No case misses.</p>
        ) : (
          <ul className="lined">
            {misses.map((miss) => (
              <li key={miss}>{miss}</li>
            ))}
          </ul>
        )}
      </Section>
      <Section
        title="Known gaps"
        intro="What no official result confirms, or what is not in the official figures. The calculators say so beside a result."
      >
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
            The calculators as calls for programs (OpenAPI)
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
