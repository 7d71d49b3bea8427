import { redirect } from 'react-router'
import { expatCalculatorsPage } from '#content/pages/calculators.ts'
import { swissDay } from '#platform/day.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { calculate } from '#tax/pages/calculate.server.ts'
import calculatorsCss from '#tax/pages/calculators.css?url'
import { calculatorPaths, inGroup } from '#tax/pages/tabs.ts'
import { CalculatorsView, calculatorsMeta } from '#tax/pages/ui/calculators-view.tsx'
import type { Route } from './+types/expats-page'
import { commuterTab } from './commuter/commuter-tab.tsx'
import { departureTab } from './departure/departure-tab.tsx'
import { equityTab } from './equity/equity-tab.tsx'
import * as expatTexts from './locales/en.ts'
import { ownerAbroadTab } from './owner-abroad/owner-abroad-tab.tsx'
import { partYearTab } from './part-year/part-year-tab.tsx'
import { propertyAbroadTab } from './property-abroad/property-abroad-tab.tsx'
import { quasiResidenceTab } from './quasi-residence/quasi-residence-tab.tsx'

const views = {
  commuter: commuterTab,
  'quasi-residence': quasiResidenceTab,
  'employee-shares': equityTab,
  leaving: departureTab,
  'property-abroad': propertyAbroadTab,
  'owner-abroad': ownerAbroadTab,
  'part-year': partYearTab,
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: calculatorsCss }]

/** Without query parameters, the response is cached for all visitors; otherwise it is rendered for each request. */
export const headers = sharedUnlessRequested

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  calculatorsMeta({ group: 'expats', page: expatCalculatorsPage, current: loaderData?.tab }, matches)

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams, search } = new URL(request.url)
  const calculation = calculate(searchParams, swissDay(servicesOf(context).now()), 'expats')
  if (!inGroup('expats', calculation)) throw redirect(calculatorPaths.general + search, 301)
  return calculation
}

export default function ExpatCalculatorsPage({ loaderData }: Route.ComponentProps) {
  const mustFile = { to: '/do-i-have-to-file', label: t(expatTexts.page).doIHaveToFile }
  return (
    <CalculatorsView
      group="expats"
      page={expatCalculatorsPage}
      views={views}
      calculation={loaderData}
      more={[mustFile]}
    />
  )
}
