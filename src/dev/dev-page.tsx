import { sql } from 'kysely'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { Table } from '#design/table.tsx'
import { demoEmails } from '#platform/demo-accounts.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import type { Route } from './+types/dev-page'
import { demoPassword } from './demo-data/demo-password.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Who sees what' }, { name: 'robots', content: 'noindex' }]

type Account = { account: string; sees: string; to: string }

const portal = '/client-portal'

const accounts: readonly Account[] = [
  { account: 'admin', sees: 'The owner: today, money, reports, settings, team', to: '/admin' },
  { account: 'admin', sees: 'Invoices that are paid, partly paid, open and overdue', to: '/admin/billing/invoices' },
  { account: 'admin', sees: 'Refunds to make, and a payment order for the bank', to: '/admin/billing/payouts' },
  { account: 'admin', sees: 'Deletion requests, one of them withdrawn', to: '/admin/deletions' },
  { account: 'admin', sees: 'Recorded time and the hourly rate it earned', to: '/admin/figures' },
  { account: 'adviser', sees: 'A return with an e-tax statement: Yuki Tanaka, Amounts', to: '/admin/cases?q=Tanaka' },
  { account: 'adviser', sees: 'An adviser: own cases, inbox, documents to check', to: '/admin' },
  { account: 'adviser', sees: 'The week with talks, held, missed and to come', to: '/admin/calendar' },
  { account: 'adviser', sees: 'Documents of several clients that wait for a check', to: '/admin/documents' },
  {
    account: demoEmails.client,
    sees: 'A return in preparation, one document sent back, a filed return of last year',
    to: portal,
  },
  { account: demoEmails.second, sees: 'Documents to send, a draft without amounts, an appointment', to: portal },
  { account: demoEmails.approving, sees: 'A draft of six pages to approve, with notes beside amounts', to: portal },
  { account: demoEmails.assessed, sees: 'An assessment with differences and our recommendation', to: portal },
  { account: demoEmails.joint, sees: 'A joint return that she has signed', to: portal },
  { account: demoEmails.partner, sees: 'The same joint return, which waits for his signature', to: portal },
  { account: demoEmails.pending, sees: 'A registration that waits for the firm’s approval', to: portal },
  { account: demoEmails.suspended, sees: 'A suspended account', to: portal },
]

const pages: readonly { label: string; to: string }[] = [
  { label: 'All emails that the site has sent', to: '/dev/outbox' },
  { label: 'Components of the design system', to: '/dev/ui' },
  { label: 'Public site', to: '/' },
]

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  // The demo must be the mode, not just the absence of production: the page shows a password.
  if (services.config.MODE !== 'demo') throw new Response(null, { status: 404 })
  const { password } = await demoPassword(services)
  const { rows } = await sql<{
    email: string
  }>`select email from people where email = any (${Object.values(demoEmails)})`.execute(services.db)
  const known = new Set(rows.map(({ email }) => email))
  const isThere = ({ account }: Account) => !account.includes('@') || known.has(account)
  return { password, accounts: accounts.filter(isThere), isComplete: accounts.every(isThere) }
}

export default function DevPage({ loaderData: { password, accounts, isComplete } }: Route.ComponentProps) {
  return (
    <main id="main">
      <PageHeader
        title="Who sees what"
        lead="Sign in with one of these accounts. All of them have the same password."
      />
      <Wrap className="page-end stack">
        <p>
          Password: <code>{password}</code>
        </p>
        {!isComplete && <p className="fine">More clients are still being added. Load this page again in a minute.</p>}
        <Table
          caption="Demo accounts"
          hideCaption
          small="list"
          columns={[
            { key: 'account', header: 'Account', cell: ({ account }) => account },
            { key: 'sees', header: 'What to see', cell: ({ sees }) => sees },
            { key: 'to', header: 'Where', cell: ({ to }) => <a href={to}>{to}</a> },
          ]}
          rows={accounts}
          rowKey={({ account, to }) => `${account} ${to}`}
        />
        <ul>
          {pages.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </Wrap>
    </main>
  )
}
