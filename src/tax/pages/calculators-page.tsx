import { redirect } from 'react-router'
import { calculatorsPage } from '#content/pages/calculators.ts'
import { swissDay } from '#platform/day.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/calculators-page'
import { calculate } from './calculate.server.ts'
import calculatorsCss from './calculators.css?url'
import { capitalTab } from './capital/capital-tab.tsx'
import { compareTab } from './compare/compare-tab.tsx'
import { incomeTab } from './income/income-tab.tsx'
import { pillar3aTab } from './pillar-3a/pillar-3a-tab.tsx'
import { realEstateTab } from './real-estate/real-estate-tab.tsx'
import { calculatorPaths, inGroup } from './tabs.ts'
import { CalculatorsView, calculatorsMeta } from './ui/calculators-view.tsx'
import { wealthTab } from './wealth/wealth-tab.tsx'
import { withholdingTab } from './withholding/withholding-tab.tsx'

const views = {
  'income-tax': incomeTab,
  'wealth-tax': wealthTab,
  'pillar-3a': pillar3aTab,
  'real-estate': realEstateTab,
  'withholding-tax': withholdingTab,
  'capital-benefit': capitalTab,
  'compare-communes': compareTab,
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calculatorsCss }]

/** Without query parameters, the response is cached for all visitors; otherwise it is rendered for each request. */
export const headers = sharedUnlessRequested

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  calculatorsMeta({ group: 'general', page: calculatorsPage, current: loaderData?.tab }, matches)

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, search } = new URL(request.url)
  const calculation = calculate(searchParams, swissDay(servicesOf(context).now()))
  if (!inGroup('general', calculation)) throw redirect(calculatorPaths.expats + search, 301)
  return calculation
}

export default function CalculatorsPage({ loaderData }: Route.ComponentProps) {
  return <CalculatorsView group="general" page={calculatorsPage} views={views} calculation={loaderData} />
}
