import { asClient } from '#accounts/access/as-client.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import figuresCss from '#design/figures.css?url'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { caseView } from '#portal/views.server.ts'
import { loadWorksheet } from '#returns/amounts/load-worksheet.server.ts'
import { findExpected, listExpected } from '#returns/expected/expected-db.server.ts'
import { stepsOf } from '#returns/expected/expected-row.ts'
import { loadStatements } from '#returns/statements/load-securities.server.ts'
import { statementView } from '#returns/statements/statement-view.ts'
import type { Route } from './+types/figures-page'
import { FiguresView } from './figures-view.tsx'

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: figuresCss }]
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(loaderData ? `Figures, ${loaderData.found.caseNumber}` : 'Figures', matches)

export function loader({ params, context }: Route.LoaderArgs) {
  const { id } = currentUserOf(context).person
  return asClient(servicesOf(context).db, id, async (tx) => {
    const found = await findCaseOf(tx, id, params.caseId)
    if (!found) throw notFound()
    const { groups, confirmed, all } = await loadWorksheet(tx, found, async () => null)
    const statements = (await loadStatements(tx, found.id)).map(statementView)
    const expected = await findExpected(tx, found.id)
    const steps = expected ? stepsOf(await listExpected(tx, found.id)) : []
    return { found: caseView(found, id), groups, confirmed, all, statements, expected, steps }
  })
}

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  return <FiguresView page={loaderData} />
}
