import { adminContext, notFound } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { findCaseFor } from '#cases/process/case-db.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { loadAnswers } from '#returns/questions/load-answers.server.ts'
import type { Route } from './+types/answers-page'
import { AnswersView } from './answers-view.tsx'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(`Answers ${loaderData?.caseNumber ?? ''}`.trim())

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { services, scope } = adminContext({ request, context }, 'case.read')
  const found = await findCaseFor(services.db, params.caseId, scope)
  if (!found) throw notFound()
  const { id: caseId, caseNumber } = found
  return { caseId, caseNumber, answers: await loadAnswers(services.db, found) }
}

export default function AnswersPage({ loaderData: { caseId, answers } }: Route.ComponentProps) {
  return <AnswersView caseId={caseId} answers={answers} />
}
