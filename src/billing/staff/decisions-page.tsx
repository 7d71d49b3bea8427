import { data, Link } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt } from '#admin/notices.server.ts'
import { taskList } from '#admin/today/task.ts'
import { NothingIn } from '#admin/today/today.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { TaskRows } from '#admin/ui/task-rows.tsx'
import { decidePayment } from '#billing/bank/decide-payment.server.ts'
import { listQueue } from '#billing/bank/payment-db.server.ts'
import { decisionKinds } from '#billing/decisions/decision.ts'
import { listDecisions, type OpenMoney, sumOpenMoney } from '#billing/decisions/decision-db.server.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { ButtonLink } from '#design/button.tsx'
import { Note } from '#design/feedback/note.tsx'
import { swissDay } from '#platform/day.ts'
import { formatMoney } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { explain, type Refused } from '#platform/words.ts'
import type { Route } from './+types/decisions-page'
import { BillingHeader } from './billing-header.tsx'
import { decisionTask } from './decision-task.ts'
import { PaymentMatches } from './payment-matches.tsx'

const copy = () => t(billingStaffTexts.decisions)

const mostDecisions = 60
const mostMatches = 10

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().toDecide)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, person, scope } = adminContext({ request, context }, 'billing.read')
  const { db, now } = services
  const { count, first } = await listDecisions(db, { scope, now: now(), limit: mostDecisions })
  const found = new Set(first.map(({ kind }) => kind))
  const { queue } = may(person, 'billing.write')
    ? await listQueue(db, { max: mostMatches, first: null })
    : { queue: [] }
  const matches = queue.filter(({ state, suggestions }) => state === 'queued' && suggestions.length > 0)
  const matched = new Set(matches.map(({ id }) => id))
  const others = first.filter(({ kind, id }) => kind !== 'payment' || !matched.has(id))
  return {
    count,
    matches,
    tasks: taskList(others.map(decisionTask), [], now()).sections.flatMap(({ tasks }) => tasks),
    // Of a kind without a decision among those shown, the rest of a long list could still have one.
    without: count > first.length ? [] : decisionKinds.filter((kind) => !found.has(kind)),
    money: await sumOpenMoney(db, swissDay(now())),
  }
}

/** Assigns a payment to the suggested invoice whose button was pressed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, actor } = adminContext({ request, context }, 'billing.write')
  const { intent, payment = '', label = '' } = textsOf(await readForm(request))
  if (intent !== 'assign' || !isUuid(payment)) throw notFound()
  const outcome = await decidePayment(services, actor, payment, { intent, label })
  if (outcome.ok) throw doneAt('/admin/billing', 'payment-decided')
  const text = explain<Refused<typeof outcome>>(t(billingStaffTexts.billing).notDecided, outcome)
  return data({ text }, { status: 409 })
}

export default function DecisionsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { count, matches, tasks, without, money } = loaderData
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
      {actionData && (
        <Note kind="bad" live title={t(billingStaffTexts.paymentMatches).notAssigned}>
          {actionData.text}
        </Note>
      )}
      <PaymentMatches payments={matches} />
      <section className={matches.length === 0 ? 'task-section first' : 'task-section'} aria-labelledby="decisions">
        <h2 id="decisions" className="t20">
          {copy().toDecide} <span className="soft numbers">{count - matches.length}</span>
        </h2>
        {tasks.length === 0 && <p className="soft">{copy().nothingToDecide}</p>}
        <TaskRows tasks={tasks} isFirst={matches.length === 0} />
        {count > tasks.length + matches.length && (
          <p className="soft mt-16">{copy().showingFirst(tasks.length, count - matches.length)}</p>
        )}
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
