import { useMemo } from 'react'
import { calculatorsPage, calculatorTabs } from '#content/pages/calculators.ts'
import { ArrowLink } from '#design/button.tsx'
import { Col, Grid, Row, Wrap } from '#design/page/layout.tsx'
import { Tabs } from '#design/page/tabs.tsx'
import { swissDay } from '#platform/day.ts'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { errorsInWords } from '#tax/words.ts'
import type { Route } from './+types/calculators-page'
import { calculate } from './calculate.server.ts'
import calculatorsCss from './calculators.css?url'
import type { Calculation } from './calculators.ts'
import { tabViews } from './tab-views.ts'
import { type TabId, tabAddress } from './tabs.ts'
import { CalculatorTab } from './ui/calculator-tab.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calculatorsCss }]

/** Without query parameters, the page is cached for all visitors; with them, it is rendered for each request. */
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
          label="Calculators"
          tabs={calculatorTabs.map(({ id, label }) => ({ to: tabAddress(id, values), label, current: id === current }))}
        />
      </Wrap>
      <CurrentTab calculation={loaderData} />
      <Wrap className="no-print calculators-foot">
        <Row between>
          <p className="soft">Something does not fit a form? An adviser looks at your case.</p>
          <Row>
            <ArrowLink to="/contact">Contact us</ArrowLink>
            <ArrowLink to="/calculators/accuracy">How exact we are</ArrowLink>
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
