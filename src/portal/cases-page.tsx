import { currentUserOf } from '#accounts/current-user.server.ts'
import { asClient } from '#cases/as-client.server.ts'
import { listCasesOf } from '#cases/case-db.server.ts'
import { AppHeader } from '#design/app-shell.tsx'
import { ButtonLink } from '#design/button.tsx'
import { servicesOf } from '#web/request-context.server.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/cases-page'
import { loadPanel } from './panel.server.ts'
import { portalMeta } from './portal-meta.ts'
import { CaseTable } from './ui/case-table.tsx'
import { NoCases } from './ui/dashboard-view.tsx'
import { PanelView } from './ui/panel-view.tsx'
import { caseView } from './views.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = ({ matches }) => portalMeta('Tax Cases', matches)

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context)
  const { id } = currentUserOf(context).person
  const cases = await loadPanel(context, 'cases', async () => {
    const rows = await asClient(db, id, (tx) => listCasesOf(tx, id))
    return rows.map((row) => caseView(row, id))
  })
  return { cases }
}

export default function CasesPage({ loaderData: { cases } }: Route.ComponentProps) {
  return (
    <>
      <AppHeader
        title="Tax Cases"
        actions={
          <ButtonLink to="/client-portal/new-case" kind="outline" size="small" icon="plus">
            New Case
          </ButtonLink>
        }
      />
      <PanelView panel={cases} what="Your cases">
        {(rows) => (rows.length === 0 ? <NoCases /> : <CaseTable cases={rows} caption="Tax Cases" />)}
      </PanelView>
    </>
  )
}
