import { Link } from 'react-router'
import { adminContext } from '#admin/guard.server.ts'
import { taskList } from '#admin/today/task.ts'
import { NothingIn } from '#admin/today/today.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { TaskRows } from '#admin/ui/task-rows.tsx'
import { decisionKinds } from '#billing/decisions/decision.ts'
import { listDecisions, type OpenMoney, sumOpenMoney } from '#billing/decisions/decision-db.server.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { ButtonLink } from '#design/button.tsx'
import { swissDay } from '#platform/day.ts'
import { formatMoney } from '#platform/format.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/decisions-page'
import { BillingHeader } from './billing-header.tsx'
import { decisionTask } from './decision-task.ts'

const copy = () => t(billingStaffTexts.decisions)

const mostDecisions = 60

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().toDecide)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, scope } = adminContext({ request, context }, 'billing.read')
  const { db, now } = services
  const { count, first } = await listDecisions(db, { scope, now: now(), limit: mostDecisions })
  const found = new Set(first.map(({ kind }) => kind))
  return {
    count,
    tasks: taskList(first.map(decisionTask), [], now()).sections.flatMap(({ tasks }) => tasks),
    // Of a kind without a decision among those shown, the rest of a long list could still have one.
    without: count > first.length ? [] : decisionKinds.filter((kind) => !found.has(kind)),
    money: await sumOpenMoney(db, swissDay(now())),
  }
}

export default function DecisionsPage({ loaderData: { count, tasks, without, money } }: Route.ComponentProps) {
  return (
    <>
      <BillingHeader
        current="/admin/billing"
        actions={
          <>
            <ButtonLink to="/admin/billing/revenue" kind="outline" size="small">
              {copy().revenueAndVat}
            </ButtonLink>
            <ButtonLink to="/admin/billing/payments#import" kind="outline" size="small" icon="upload">
              {copy().importBankFile}
            </ButtonLink>
          </>
        }
      />
      <MoneyTiles money={money} />
      <section className="task-section first" aria-labelledby="decisions">
        <h2 id="decisions" className="t20">
          {copy().toDecide} <span className="soft numbers">{count}</span>
        </h2>
        {tasks.length === 0 && <p className="soft">{copy().nothingToDecide}</p>}
        <TaskRows tasks={tasks} isFirst />
        {count > tasks.length && <p className="soft mt-16">{copy().showingFirst(tasks.length, count)}</p>}
      </section>
      {without.length > 0 && <NothingIn names={without.map((kind) => copy().kinds[kind].title)} />}
    </>
  )
}

function MoneyTiles({ money }: { money: OpenMoney }) {
  const { revenueCents, open, openCents, overdue, overdueCents } = money
  return (
    <div className="tiles">
      <Link to="/admin/billing/revenue">
        <b className="numbers">{formatMoney(revenueCents)}</b>
        {copy().revenueThisMonth}
      </Link>
      <Link to="/admin/billing/invoices?state=issued">
        <b className="numbers">{formatMoney(openCents)}</b>
        {copy().open(open)}
      </Link>
      <Link to="/admin/billing/invoices?state=overdue">
        <b className={overdue > 0 ? 'numbers overdue' : 'numbers'}>{formatMoney(overdueCents)}</b>
        {copy().overdue(overdue)}
      </Link>
    </div>
  )
}
