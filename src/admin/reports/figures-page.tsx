import { Form, Link } from 'react-router'
import { type AdminContext, adminContext } from '#admin/guard.server.ts'
import * as adminTexts from '#admin/locales/en.ts'
import { countWork } from '#admin/today/work-db.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { listToday } from '#appointments/appointment-db.server.ts'
import { CapacityTable } from '#cases/list/staff/capacity-table.tsx'
import { statusKinds } from '#cases/planning/work.ts'
import { countStatus, listCapacity } from '#cases/planning/work-db.server.ts'
import { Button, ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import figuresCss from '#design/figures.css?url'
import { TextInput } from '#design/form/input.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { Chips } from '#design/page/navigation.tsx'
import { swissDay } from '#platform/day.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { calendarDay } from '#platform/intl-words.ts'
import { t } from '#platform/texts.ts'
import { movedBy } from '#platform/working-days.ts'
import type { Route } from './+types/figures-page'
import { listMonths } from './figures-db.server.ts'
import { FunnelPanel, RevenuePanel } from './month-panels.tsx'
import { monthText, presetPeriod, presets, readPeriod } from './period.ts'
import { listRates } from './rates-db.server.ts'
import { RatesPanel } from './rates-panel.tsx'

const copy = () => t(adminTexts.figuresPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().reports)
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: figuresCss }]

export async function loader({ request, context, url }: Route.LoaderArgs) {
  return viewFigures(adminContext({ request, context }, 'figures.read'), url.searchParams)
}

export default function FiguresPage({ loaderData: view }: Route.ComponentProps) {
  const { period, months } = view
  const span = copy().span(calendarDay(`${period.from}-01`, 'month'), calendarDay(`${period.to}-01`, 'month'))
  return (
    <>
      <AppHeader title={copy().reports}>
        <span className="soft">{copy().todaysWorkloadAndResultsBy}</span>
      </AppHeader>
      <StatusTiles view={view} />
      <div className="mt-32">
        <CapacityTable title={copy().advisersCapacity} lines={view.capacity} />
      </div>
      <div className="mt-32">
        <RatesPanel cases={view.rates} />
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

function StatusTiles({ view: { status, waiting, appointments } }: { view: FiguresView }) {
  const tiles = [
    ...statusKinds.map((kind) => ({
      to: `/admin/cases?work=${kind}`,
      count: status[kind],
      label: t(adminTexts.figures).status[kind],
    })),
    { to: '/admin/calendar', count: appointments, label: copy().appointmentsToday },
    { to: '/admin/documents', count: waiting.documentsToCheck, label: copy().documentsToReview },
    { to: '/admin/messages', count: waiting.waitingThreads, label: copy().messagesToAnswer },
    { to: '/admin/contacts?state=waiting', count: waiting.newEnquiries, label: copy().enquiriesToAnswer },
  ]
  return (
    <div className="tiles">
      {tiles.map(({ to, count, label }) => (
        <Link key={to} to={to}>
          <b className="numbers">{count}</b>
          {label}
        </Link>
      ))}
    </div>
  )
}

function PeriodForm({ view: { period, today, error } }: { view: FiguresView }) {
  const words = t(adminTexts.figures)
  const queryOf = ({ from, to }: typeof period) => new URLSearchParams({ from, to }).toString()
  return (
    <div className="mt-16">
      <Chips
        label={copy().periods}
        chips={presets.map((preset) => {
          const requested = presetPeriod(preset, today)
          const current = requested.from === period.from && requested.to === period.to
          return { to: `/admin/figures?${queryOf(requested)}`, label: words.presets[preset], current }
        })}
      />
      <Form method="get" className="filters mt-16" key={queryOf(period)} preventScrollReset>
        {(['from', 'to'] as const).map((name) => (
          <label key={name} htmlFor={`period-${name}`} className="row tight">
            {name === 'from' ? copy().from : copy().to}
            <TextInput
              id={`period-${name}`}
              name={name}
              size={8}
              maxLength={8}
              inputMode="numeric"
              autoComplete="off"
              placeholder={copy().mmYyyy}
              defaultValue={monthText(period[name])}
            />
          </label>
        ))}
        <Button kind="outline" size="small">
          {copy().show}
        </Button>
        <ButtonLink to={`/admin/figures/export?${queryOf(period)}`} kind="quiet" size="small" reloadDocument>
          {copy().exportCsv}
        </ButtonLink>
      </Form>
      {error && (
        <div className="mt-16">
          <Note kind="bad" live>
            {words.errors[error]}
          </Note>
        </div>
      )}
    </div>
  )
}

async function viewFigures({ services, scope }: Pick<AdminContext, 'services' | 'scope'>, search: URLSearchParams) {
  const { db, now } = services
  const today = swissDay(now())
  const { error, ...period } = readPeriod(search, today)
  const { documentsToCheck, waitingThreads, newEnquiries } = await countWork(db, scope, now())
  return {
    today,
    period,
    error,
    status: await countStatus(db, scope, today),
    waiting: { documentsToCheck, waitingThreads, newEnquiries },
    appointments: (await listToday(db, scope, now())).length,
    capacity: await listCapacity(db, scope, today),
    months: await listMonths(db, period),
    rates: await listRates(db, movedBy(today, -365)),
  }
}

type FiguresView = Awaited<ReturnType<typeof viewFigures>>
