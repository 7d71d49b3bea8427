import { adminContext } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { CapacityTable } from '#cases/list/staff/capacity-table.tsx'
import figuresCss from '#design/figures.css?url'
import { AppHeader } from '#design/page/app-shell.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { calendarDay } from '#platform/intl-words.ts'
import type { Route } from './+types/figures-page'
import { FunnelPanel, RevenuePanel } from './month-panels.tsx'
import { PeriodForm } from './period-form.tsx'
import { StatusTiles } from './status-tiles.tsx'
import { viewFigures } from './view-figures.server.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Figures')
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: figuresCss }]

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return viewFigures(adminContext({ request, context }, 'figures.read'), url.searchParams)
}

export default function FiguresPage({ loaderData: view }: Route.ComponentProps) {
  const { period, months } = view
  const span = `${calendarDay(`${period.from}-01`, 'month')} to ${calendarDay(`${period.to}-01`, 'month')}`
  return (
    <>
      <AppHeader title="Figures">
        <span className="soft">How the firm stands today, and by month.</span>
      </AppHeader>
      <StatusTiles view={view} />
      <div className="mt-32">
        <CapacityTable title="Capacity of the advisers" lines={view.capacity} />
      </div>
      <h2 className="t32 mt-48">{span}</h2>
      <PeriodForm view={view} />
      <div className="panel-stack mt-32">
        <RevenuePanel months={months} span={span} />
        <FunnelPanel months={months} span={span} />
      </div>
    </>
  )
}
