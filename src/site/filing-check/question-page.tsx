import { filingCheck } from '#content/pages/filing-check.ts'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedUnlessRequested } from '#platform/http/shared-headers.ts'
import { pageWithTrail } from '#site/firm/page-trail.ts'
import type { Route } from './+types/question-page'
import { questionPath } from './answer-fields.ts'
import styles from './filing-check.css?url'
import { loadQuestion } from './load-filing-check.server.ts'

const QuestionContent = import.meta.env.SSR ? (await import('./question-content.tsx')).QuestionContent : null

export const headers = sharedUnlessRequested

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

const served = ['income', 'other', 'move'] as const

export function loader({ request, params, context }: Route.LoaderArgs) {
  const question = params.question === undefined ? 'permit' : served.find((each) => each === params.question)
  if (!question) throw new Response(null, { status: 404 })
  return { data: loadQuestion(new URL(request.url).searchParams, servicesOf(context).now(), question) }
}

/** Search engines may index only the first question, because the other pages need earlier answers. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const question = loaderData?.data.question ?? 'permit'
  if (question === 'permit') return pageWithTrail(filingCheck.meta, questionPath('permit'), matches)
  const { titles, meta: words } = filingCheck
  return pageMeta({ ...words, title: titles[question], path: questionPath(question), noindex: true }, matches)
}

export default function QuestionPage({ loaderData: { data } }: Route.ComponentProps) {
  return (
    <ServerRendered name="filing-question" className="as-is">
      {QuestionContent && <QuestionContent data={data} />}
    </ServerRendered>
  )
}
