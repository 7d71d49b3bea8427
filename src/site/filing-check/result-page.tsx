import { useVatPercent } from '#company/use-vat-percent.ts'
import { filingCheck } from '#content/pages/filing-check.ts'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import shopStyles from '#design/shop.css?url'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/result-page'
import { resultPath } from './answer-fields.ts'
import styles from './filing-check.css?url'
import { loadResult } from './load-filing-check.server.ts'

const ResultContent = import.meta.env.SSR ? (await import('./result-content.tsx')).ResultContent : null

export const headers = privatePage

export const links: Route.LinksFunction = () => [shopStyles, styles].map((href) => ({ rel: 'stylesheet', href }))

export function loader({ request, context }: Route.LoaderArgs) {
  return loadResult(servicesOf(context), new URL(request.url).searchParams)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...filingCheck.meta, title: filingCheck.titles.result, path: resultPath, noindex: true }, matches)

export default function ResultPage({ loaderData }: Route.ComponentProps) {
  const vatPercent = useVatPercent()
  return (
    <ServerRendered name="filing-result" className="as-is">
      {ResultContent && <ResultContent result={loaderData} vatPercent={vatPercent} />}
    </ServerRendered>
  )
}
