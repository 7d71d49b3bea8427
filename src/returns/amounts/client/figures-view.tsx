import { Link } from 'react-router'
import { clientCasePath } from '#cases/process/case-links.ts'
import { EmptyState } from '#design/feedback/states.tsx'
import { Status } from '#design/feedback/status.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import type { CaseView } from '#portal/views.server.ts'
import { securitiesPath } from '#returns/amounts/figure-links.ts'
import type { WorksheetGroup } from '#returns/amounts/worksheet.ts'
import type { ExpectedRow } from '#returns/expected/expected-db.server.ts'
import type { ExpectedStep } from '#returns/expected/expected-row.ts'
import type { StatementView } from '#returns/statements/statement-view.ts'
import { StatementList } from '#returns/ui/statement-list.tsx'
import { TaxSteps } from '#returns/ui/tax-steps.tsx'
import { ExpectedSummary } from './expected-summary.tsx'
import { FigureGroupTable } from './figure-group-table.tsx'

export type FiguresData = {
  found: CaseView
  groups: WorksheetGroup[]
  confirmed: number
  all: number
  statements: StatementView[]
  expected: ExpectedRow | null
  steps: ExpectedStep[]
}

export function FiguresView({ page }: { page: FiguresData }) {
  const { found, groups, confirmed, all, statements, expected, steps } = page
  return (
    <>
      <AppHeader title="Your figures" before={<BackLink to={clientCasePath(found.id)}>{found.title}</BackLink>}>
        {all > 0 && (
          <Status kind={confirmed === all ? 'done' : 'prog'}>{`${confirmed} of ${all} figures confirmed`}</Status>
        )}
        <span className="soft t16">{found.caseNumber}</span>
      </AppHeader>
      <div className="panels">
        <div className="panel-stack">
          {expected && <ExpectedSummary expected={expected} taxYear={found.taxYear} />}
          {groups.length === 0 ? (
            <EmptyState
              level={2}
              title="No figures yet"
              text="They appear here as your adviser works on your return, each with where it comes from."
            />
          ) : (
            <Panel title={`Tax year ${found.taxYear}`} end={<span className="soft t16">CHF</span>} important>
              {groups.map((group) => (
                <FigureGroupTable key={group.group} group={group} />
              ))}
            </Panel>
          )}
        </div>
        {(statements.length > 0 || steps.length > 0) && (
          <aside className="panel-stack" aria-label="History and e-tax statements">
            {steps.length > 0 && (
              <Panel title="How the figure moved">
                <TaxSteps steps={steps} />
              </Panel>
            )}
            {statements.length > 0 && (
              <Panel title="E-tax statements">
                <StatementList
                  statements={statements}
                  reader="client"
                  documentPath={(id) => `/client-portal/documents/${id}`}
                />
                {statements.some(({ state }) => state === 'taken') && (
                  <p className="mt-16">
                    <Link className="alone" to={securitiesPath(clientCasePath(found.id))}>
                      List of securities
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
