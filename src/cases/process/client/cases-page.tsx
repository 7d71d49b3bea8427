import { asClient } from '#accounts/access/as-client.server.ts'
import { currentUserOf } from '#accounts/sessions/current-user.server.ts'
import * as caseTexts from '#cases/locales/en.ts'
import { listCasesOf } from '#cases/process/case-db.server.ts'
import { ButtonLink } from '#design/button.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { swissDay } from '#platform/day.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import { loadPanel } from '#portal/panel.server.ts'
import { portalMeta } from '#portal/portal-meta.ts'
import { CaseTable } from '#portal/ui/case-cards.tsx'
import { NoCases } from '#portal/ui/dashboard-view.tsx'
import { PanelView } from '#portal/ui/panel-view.tsx'
import { caseView } from '#portal/views.server.ts'
import { findProgress, openQuestionsOf } from '#returns/questions/question-todos.server.ts'
import type { Route } from './+types/cases-page'

const copy = () => t(caseTexts.casesPage)

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta(copy().taxCases, matches)

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context)
  const { id } = currentUserOf(context).person
  const cases = await loadPanel(context, 'cases', async () => {
    return asClient(db, id, async (tx) => {
      const rows = await listCasesOf(tx, id)
      const progress = await findProgress(tx, rows)
      const today = swissDay(now())
      return rows.map((row) => caseView(row, { readerId: id, today, openQuestions: openQuestionsOf(row, progress) }))
    })
  })
  return { cases }
}

export default function CasesPage({ loaderData: { cases } }: Route.ComponentProps) {
  return (
    <>
      <AppHeader
        title={copy().taxCases}
        actions={
          <ButtonLink to="/client-portal/new-case" kind="outline" size="small" icon="plus">
            {copy().newCase}
          </ButtonLink>
        }
      />
      <PanelView panel={cases} what={copy().yourCases}>
        {(rows) => (rows.length === 0 ? <NoCases /> : <CaseTable cases={rows} caption={copy().taxCases} />)}
      </PanelView>
    </>
  )
}
