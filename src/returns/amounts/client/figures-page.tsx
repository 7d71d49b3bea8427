import { Link } from 'react-router'
import { asClient } from '#accounts/access/as-client.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import { findCaseOf } from '#cases/process/case-db.server.ts'
import { clientCasePath } from '#cases/process/case-links.ts'
import { EmptyState } from '#design/feedback/states.tsx'
import { Status } from '#design/feedback/status.tsx'
import figuresCss from '#design/figures.css?url'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { swissDay } from '#platform/day.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { notFound } from '#portal/guard.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { type CaseView, caseView } from '#portal/views.server.ts'
import { securitiesPath } from '#returns/amounts/figure-links.ts'
import { loadWorksheet } from '#returns/amounts/load-worksheet.server.ts'
import type { WorksheetGroup } from '#returns/amounts/worksheet.ts'
import { loadResult } from '#returns/expected/load-result.server.ts'
import type { ResultView } from '#returns/expected/result-view.ts'
import * as returnTexts from '#returns/locales/en.ts'
import { listFigureSources } from '#returns/questions/propose-answers.server.ts'
import { findProgress, openQuestionsOf } from '#returns/questions/question-todos.server.ts'
import { loadStatements } from '#returns/statements/e-tax/load-securities.server.ts'
import { type StatementView, statementView } from '#returns/statements/statement-view.ts'
import { ExpectedResult, ResultHistory } from '#returns/ui/expected-result.tsx'
import { StatementList } from '#returns/ui/statement-list.tsx'
import type { Route } from './+types/figures-page'
import { FigureGroupTable } from './figure-group-table.tsx'

const copy = () => t(returnTexts.figuresPage)

export const headers = privatePage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: figuresCss }]
export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  portalMeta(
    loaderData ? copy().amountsInYourReturn(loaderData.found.caseNumber) : copy().amountsInYourReturn2,
    matches,
  )

export function loader({ params, context }: Route.LoaderArgs) {
  const { id } = currentUserOf(context).person
  const services = servicesOf(context)
  return asClient(services.db, id, async (tx) => {
    const found = await findCaseOf(tx, id, params.caseId)
    if (!found) throw notFound()
    const { groups, confirmed, all } = await loadWorksheet(tx, found, async () => null)
    const statements = (await loadStatements(tx, found.id)).map(statementView)
    const result = await loadResult(tx, found, openQuestionsOf(found, await findProgress(tx, [found])))
    return {
      found: caseView(found, { readerId: id, today: swissDay(services.now()) }),
      groups,
      confirmed,
      all,
      statements,
      result,
      sources: await listFigureSources(tx, found),
    }
  })
}

export default function FiguresPage({ loaderData }: Route.ComponentProps) {
  return <FiguresView page={loaderData} />
}

type FiguresData = {
  found: CaseView
  groups: WorksheetGroup[]
  confirmed: number
  all: number
  statements: StatementView[]
  result: ResultView | null
  sources: Record<string, string>
}

function FiguresView({ page }: { page: FiguresData }) {
  const { found, groups, confirmed, all, statements, result, sources } = page
  return (
    <>
      <AppHeader
        title={copy().amountsInYourReturn2}
        before={<BackLink to={clientCasePath(found.id)}>{found.title}</BackLink>}
      >
        {all > 0 && (
          <Status kind={confirmed === all ? 'done' : 'prog'}>{copy().ofAmountsConfirmed(confirmed, all)}</Status>
        )}
        <span className="soft t16">{found.caseNumber}</span>
      </AppHeader>
      <div className="panels">
        <div className="panel-stack">
          {result && <ExpectedResult shown={result} withLevels withMissing isAmountsPage />}
          {groups.length === 0 ? (
            <EmptyState level={2} title={copy().noAmountsYet} text={copy().asYourAdviserWorksOn} />
          ) : (
            <Panel title={copy().taxYear(found.taxYear)} end={<span className="soft t16">{copy().chf}</span>} important>
              {groups.map((group) => (
                <FigureGroupTable key={group.group} group={group} sources={sources} />
              ))}
            </Panel>
          )}
        </div>
        {(statements.length > 0 || Boolean(result?.steps.length)) && (
          <aside className="panel-stack" aria-label={copy().historyAndStatements}>
            {result && <ResultHistory shown={result} />}
            {statements.length > 0 && (
              <Panel title={copy().statements}>
                <StatementList
                  statements={statements}
                  reader="client"
                  documentPath={(id) => `/client-portal/documents/${id}`}
                />
                {statements.some(({ state, summary }) => state === 'taken' && summary) && (
                  <p className="mt-16">
                    <Link className="alone" to={securitiesPath(clientCasePath(found.id))}>
                      {copy().securitiesScheduleListOfSecurities}
                    </Link>
                  </p>
                )}
              </Panel>
            )}
          </aside>
        )}
      </div>
    </>
  )
}
