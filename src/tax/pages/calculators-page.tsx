import { useMemo } from 'react'
import { calculatorsPage, calculatorTabs } from '#content/pages/calculators.ts'
import { ArrowLink } from '#design/button.tsx'
import { Col, Grid, Row, Wrap } from '#design/page/layout.tsx'
import { Tabs } from '#design/page/navigation.tsx'
import { swissDay } from '#platform/day.ts'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { errorsInWords } from '#tax/tax-texts.ts'
import type { Route } from './+types/calculators-page'
import { calculate } from './calculate.server.ts'
import calculatorsCss from './calculators.css?url'
import type { Calculation, Results } from './calculators.ts'
import { capitalTab } from './capital/capital-tab.tsx'
import { compareTab } from './compare/compare-tab.tsx'
import { incomeTab } from './income/income-tab.tsx'
import { pillar3aTab } from './pillar-3a/pillar-3a-tab.tsx'
import { realEstateTab } from './real-estate/real-estate-tab.tsx'
import { type TabId, tabAddress, tabExample } from './tabs.ts'
import { CalculatorForm } from './ui/calculator-form.tsx'
import { ActionBar, CalculatorLayout, NothingYet } from './ui/calculator-layout.tsx'
import type { Filled, TabView } from './ui/tab-view.ts'
import { wealthTab } from './wealth/wealth-tab.tsx'
import { withholdingTab } from './withholding/withholding-tab.tsx'

const tabViews: { readonly [Id in TabId]: TabView<Results[Id], never> } = {
  'income-tax': incomeTab,
  'wealth-tax': wealthTab,
  'pillar-3a': pillar3aTab,
  'real-estate': realEstateTab,
  'withholding-tax': withholdingTab,
  'capital-benefit': capitalTab,
  'compare-communes': compareTab,
}

const copy = () => t(taxTexts.calculatorsPage)

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calculatorsCss }]

/** Without query parameters, the response is cached for all visitors; otherwise it is rendered for each request. */
export const headers = sharedUnlessRequested

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const tab = calculatorTabs.find(({ id }) => id === loaderData?.tab) ?? calculatorTabs[0]
  const isFirst = tab.id === calculatorTabs[0].id
  const { title, description } = calculatorsPage.meta
  const path = isFirst ? '/calculators' : `/calculators?tab=${tab.id}`
  const site = siteOf(matches)
  const trail = [{ name: calculatorsPage.title, path: '/calculators' }, ...(isFirst ? [] : [{ name: tab.label, path }])]
  return [
    ...pageMeta({ title: isFirst ? title : `${tab.label} | ${title}`, description, path }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(breadcrumbs(site, trail)) : []),
  ]
}

export function loader({ request, context }: Route.LoaderArgs) {
  return calculate(new URL(request.url).searchParams, swissDay(servicesOf(context).now()))
}

export default function CalculatorsPage({ loaderData }: Route.ComponentProps) {
  const { tab: current, values } = loaderData
  return (
    <>
      <header className="wrap page-head calculators-head">
        <Grid>
          <Col span="1-8">
            <h1 className="t60">{calculatorsPage.title}</h1>
          </Col>
          <Col span="9-12" end>
            <p className="lead">{calculatorsPage.lead}</p>
          </Col>
        </Grid>
      </header>
      <Wrap className="no-print" id="calculator-tabs">
        <Tabs
          label={copy().calculators}
          tabs={calculatorTabs.map(({ id, label }) => ({ to: tabAddress(id, values), label, current: id === current }))}
        />
      </Wrap>
      <CurrentTab calculation={loaderData} />
      <Wrap className="no-print calculators-foot">
        <Row between>
          <p className="soft">{copy().isYourSituationMoreComplicated}</p>
          <Row>
            <ArrowLink to="/contact">{copy().contactUs}</ArrowLink>
            <ArrowLink to="/calculators/accuracy">{copy().howAccurateOurResultsAre}</ArrowLink>
          </Row>
        </Row>
      </Wrap>
    </>
  )
}

function CurrentTab<Id extends TabId>({ calculation }: { calculation: Calculation<Id> }) {
  const { tab, result, values, errors, choices } = calculation
  const answer = useMemo(() => ({ values, errors: errorsInWords(errors), choices }), [values, errors, choices])
  return <CalculatorTab key={tab} tab={tab} view={tabViews[tab]} answer={answer} result={result} />
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
