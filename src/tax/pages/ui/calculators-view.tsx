import { useMemo } from 'react'
import type { MetaDescriptor } from 'react-router'
import { calculatorsPage } from '#content/pages/calculators.ts'
import type { ListingPage } from '#content/pages/parts.ts'
import { ArrowLink } from '#design/button.tsx'
import { Col, Grid, Row, Wrap } from '#design/page/layout.tsx'
import { type Tab, Tabs } from '#design/page/navigation.tsx'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import type { Calculation, Results } from '#tax/pages/calculators.ts'
import {
  type CalculatorGroup,
  calculatorGroups,
  calculatorPaths,
  type TabId,
  tabAddress,
  tabExample,
} from '#tax/pages/tabs.ts'
import { errorsInWords } from '#tax/tax-texts.ts'
import { CalculatorForm } from './calculator-form.tsx'
import { ActionBar, CalculatorLayout, NothingYet } from './calculator-layout.tsx'
import type { Filled, TabView } from './tab-view.ts'

const copy = () => t(taxTexts.calculatorsPage)

type Matches = NonNullable<Parameters<typeof pageMeta>[1]>

export function calculatorsMeta(
  { group, page, current }: { group: CalculatorGroup; page: ListingPage; current: TabId | undefined },
  matches: Matches,
): MetaDescriptor[] {
  const tabs = calculatorGroups[group]
  const tab = tabs.find(({ id }) => id === current) ?? tabs[0]
  const isFirst = tab.id === tabs[0].id
  const { title, description } = page.meta
  const path = isFirst ? calculatorPaths[group] : tabAddress(tab.id)
  const site = siteOf(matches)
  const above = group === 'general' ? [] : [{ name: calculatorsPage.title, path: calculatorPaths.general }]
  const trail = [
    ...above,
    { name: page.title, path: calculatorPaths[group] },
    ...(isFirst ? [] : [{ name: tab.label, path }]),
  ]
  return [
    ...pageMeta({ title: isFirst ? title : `${tab.label} | ${title}`, description, path }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(breadcrumbs(site, trail)) : []),
  ]
}

/** The calculators of a group: tabs, form, result. `more` are links to pages beside the tabs. */
export function CalculatorsView<Id extends TabId>({
  group,
  page,
  views,
  calculation,
  more = [],
}: {
  group: CalculatorGroup
  page: ListingPage
  views: { readonly [Each in Id]: TabView<Results[Each], never> }
  calculation: Calculation<Id>
  more?: readonly Tab[]
}) {
  const { tab: current, values } = calculation
  const other: CalculatorGroup = group === 'general' ? 'expats' : 'general'
  return (
    <>
      <header className="wrap page-head calculators-head">
        <Grid>
          <Col span="1-8">
            <h1 className="t60">{page.title}</h1>
          </Col>
          <Col span="9-12" end>
            <p className="lead">{page.lead}</p>
          </Col>
        </Grid>
      </header>
      <Wrap className="no-print" id="calculator-tabs">
        <Tabs
          label={copy().calculators}
          tabs={[
            ...calculatorGroups[group].map(({ id, label }) => ({
              ...{ to: tabAddress(id, values), label, current: id === current },
            })),
            ...more,
          ]}
        />
      </Wrap>
      <CurrentTab views={views} calculation={calculation} />
      <Wrap className="no-print calculators-foot">
        <Row between>
          <p className="soft">{copy().isYourSituationMoreComplicated}</p>
          <Row>
            <ArrowLink to={calculatorPaths[other]}>{copy().groups[other]}</ArrowLink>
            <ArrowLink to="/contact">{copy().contactUs}</ArrowLink>
            <ArrowLink to="/calculators/accuracy">{copy().howAccurateOurResultsAre}</ArrowLink>
          </Row>
        </Row>
      </Wrap>
    </>
  )
}

function CurrentTab<Id extends TabId>({
  views,
  calculation,
}: {
  views: { readonly [Each in Id]: TabView<Results[Each], never> }
  calculation: Calculation<Id>
}) {
  const { tab, result, values, errors, choices } = calculation
  const answer = useMemo(() => ({ values, errors: errorsInWords(errors), choices }), [values, errors, choices])
  return <CalculatorTab key={tab} tab={tab} view={views[tab]} answer={answer} result={result} />
}

function CalculatorTab<Result, Name extends string>({
  tab,
  view,
  answer,
  result,
}: {
  tab: TabId
  view: TabView<Result, Name>
  answer: Filled<Name>
  result: Result | null
}) {
  const { entries, ...before } = view.before
  const bar = result && view.bar(result)
  const form = (
    <CalculatorForm tab={tab} answer={answer} defaults={view.defaults} hasResult={result !== null}>
      {view.form(answer)}
    </CalculatorForm>
  )
  return (
    <>
      <CalculatorLayout
        form={form}
        bar={bar}
        spoken={result ? view.spoken(result) : undefined}
        hasErrors={Object.keys(answer.errors).length > 0}
      >
        {result ? view.figures(result) : <NothingYet {...before} to={tabExample(tab, entries)} />}
        {view.remark}
      </CalculatorLayout>
      {result && view.details?.(result)}
      {bar && <ActionBar {...bar} to="form" />}
    </>
  )
}
