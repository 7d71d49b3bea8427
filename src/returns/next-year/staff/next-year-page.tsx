import { data, Form, Link } from 'react-router'
import { adminContext, forbidden, notFound } from '#admin/guard.server.ts'
import { queryOf } from '#admin/lists/address.ts'
import { openList } from '#admin/lists/open-list.server.ts'
import { ExportMenu } from '#admin/lists/ui/list-menus.tsx'
import { ListView } from '#admin/lists/ui/list-view.tsx'
import { doneAt } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { lastFullYear } from '#cases/planning/due-date.ts'
import { Button } from '#design/button.tsx'
import { FactList } from '#design/facts.tsx'
import { Note } from '#design/feedback/note.tsx'
import { AppHeader, Panel } from '#design/page/app-shell.tsx'
import { useStayFresh } from '#design/rendering/stay-fresh.ts'
import { formatDateTime, formatLongDate } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import { countStatuses } from '#returns/next-year/candidate-db.server.ts'
import { findRun, type Run } from '#returns/next-year/invitation-db.server.ts'
import { type InvitationStatusCounts, nextYearPath, statusCountsOf } from '#returns/next-year/invitation-status.ts'
import { leaveOut, startInvitations } from '#returns/next-year/invite.server.ts'
import { nextYearInviteOn } from '#returns/next-year/next-year-settings.ts'
import * as returnStaffTexts from '#returns/staff/locales/en.ts'
import type { Route } from './+types/next-year-page'
import { nextYearList } from './next-year-list.tsx'
import { nextYearSource } from './next-year-list-db.server.ts'
import { NextYearTabs, nextYearSettingsPath } from './next-year-tabs.tsx'

const copy = () => t(returnStaffTexts.nextYearPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(nextYearList.title)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, nextYearList.right)
  const { db, now } = ctx.services
  const taxYear = lastFullYear(now())
  const list = await openList(ctx, nextYearList, nextYearSource, url, { fallbacks: { year: String(taxYear) } })
  const { year, q } = list.state.filters
  const isCounted = year === String(taxYear) && q === undefined
  const statuses = isCounted ? statusCountsOf(list.tabs) : await countStatuses(db, taxYear)
  return {
    ...{ list, taxYear, statuses, run: await findRun(db, taxYear) },
    inviteOn: await readSetting(ctx.services, nextYearInviteOn),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'case.read-all')
  const { intent, year, person: personId = '' } = textsOf(await readForm(request))
  const taxYear = Number(year)
  if (!Number.isInteger(taxYear)) throw data(null, { status: 422 })
  const back = `${nextYearPath}?year=${taxYear}`
  if (intent === 'start') {
    const outcome = await startInvitations(services, { actor, taxYear })
    if (outcome.ok) throw doneAt(back, 'next-year-started')
    throw outcome.reason === 'forbidden' ? forbidden() : notFound()
  }
  if (intent !== 'leave-out' && intent !== 'take-back') throw data(null, { status: 422 })
  const isLeftOut = intent === 'leave-out'
  const outcome = await leaveOut(services, { actor, taxYear, personId, isLeftOut })
  if (outcome.ok) throw doneAt(back, isLeftOut ? 'left-out' : 'taken-back')
  if (outcome.reason === 'forbidden') throw forbidden()
  if (outcome.reason === 'unknown-person') throw notFound()
  return data({ error: copy().thisClientHasAlreadyReceived }, { status: 409 })
}

export default function NextYearPage({ loaderData, actionData }: Route.ComponentProps) {
  useStayFresh()
  const { list, ...view } = loaderData
  return (
    <>
      <AppHeader
        title={nextYearList.title}
        actions={
          list.mayExport && (
            <ExportMenu name={nextYearList.name} query={queryOf(nextYearList, list.state)} isSigned={false} />
          )
        }
      />
      <NextYearTabs current={nextYearPath} />
      <div className="mt-32">
        <NextYearPanel view={view} error={actionData?.error} />
      </div>
      <ListView list={nextYearList} opened={list} idOf={({ id }) => id} />
    </>
  )
}

type View = { taxYear: number; statuses: InvitationStatusCounts; run: Run | null; inviteOn: string }

function NextYearPanel({ view, error }: { view: View; error: string | undefined }) {
  const { taxYear, statuses, run, inviteOn } = view
  const toInvite = statuses['to-invite']
  const isUnderWay = run !== null && run.endedAt === null
  const invited = statuses.invited + statuses.bought + statuses.refused
  return (
    <Panel title={copy().invitationsForTaxYear(taxYear)} important>
      {error && (
        <Note kind="bad" title={copy().nothingWasChanged} live>
          {error}
        </Note>
      )}
      <p className="t16 mt-8">{stateOf(run, inviteOn)}</p>
      <div className="mt-16">
        <FactList
          dense
          facts={[
            { term: copy().toInvite, value: <span className="numbers">{toInvite}</span> },
            { term: copy().invited, value: <span className="numbers">{invited}</span> },
            { term: copy().bought, value: <span className="numbers">{statuses.bought}</span> },
            { term: copy().rejectedByMailServer, value: <span className="numbers">{statuses.refused}</span> },
          ]}
        />
      </div>
      <div className="row mt-16">
        {toInvite > 0 && !isUnderWay && (
          <Form method="post" action={nextYearPath} preventScrollReset>
            <input type="hidden" name="year" value={taxYear} />
            <Button name="intent" value="start" size="small">
              {copy().inviteNow(toInvite)}
            </Button>
          </Form>
        )}
        <Link to={nextYearSettingsPath}>{inviteOn ? copy().changeDay : copy().setDay}</Link>
      </div>
    </Panel>
  )
}

function stateOf(run: Run | null, inviteOn: string): string {
  if (run) {
    const by = run.byName ? copy().by(run.byName) : copy().onTheDayThatWasSet
    return run.endedAt ? copy().startedAndWrittenOn(by, formatDateTime(run.endedAt)) : copy().startedAndBeingWritten(by)
  }
  return inviteOn ? copy().startsAutomaticallyOn(formatLongDate(inviteOn)) : copy().nothingStartsAutomaticallyBecauseNo
}
