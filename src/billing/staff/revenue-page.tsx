import { Form } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext } from '#admin/guard.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { netTaxRatePercent } from '#billing/billing-settings.ts'
import { listTurnovers, sumProducts, sumReceivables } from '#billing/books/books-db.server.ts'
import { vatOfYear } from '#billing/books/journal.ts'
import { readYear, turnoverByChannel, turnoverByMonth } from '#billing/books/turnover.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { Button } from '#design/button.tsx'
import { Field } from '#design/form/field.tsx'
import { Select } from '#design/form/input.tsx'
import { swissDay } from '#platform/day.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/revenue-page'
import { BillingHeader } from './billing-header.tsx'
import { ReceivablesPanel, RevenuePanels, VatPanel } from './money-panels.tsx'

const copy = () => t(billingStaffTexts.overviewPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().billing)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'billing.read')
  const { db, now } = services
  const year = readYear(url.searchParams, now())
  const today = swissDay(now())
  const turnovers = await listTurnovers(db, year)
  const netRatePercent = await readSetting(services, netTaxRatePercent)
  return {
    year,
    years: [0, 1, 2, 3].map((back) => Number(today.slice(0, 4)) - back),
    receivables: await sumReceivables(db, today),
    months: turnoverByMonth(turnovers),
    channels: turnoverByChannel(turnovers),
    products: await sumProducts(db, year),
    quarters: vatOfYear(turnovers, netRatePercent),
    netRatePercent,
    mayExport: may(person, 'list.export'),
  }
}

export default function RevenuePage({ loaderData: view }: Route.ComponentProps) {
  const { year, years, mayExport } = view
  return (
    <>
      <BillingHeader current="/admin/billing/revenue" />
      <div className="panel-stack mt-32">
        <ReceivablesPanel receivables={view.receivables} />
      </div>
      <h2 className="t32 mt-48">{year}</h2>
      <Form method="get" className="row mt-16" preventScrollReset>
        <Field name="year" label={copy().year}>
          <Select
            key={year}
            options={years.map((one) => ({ value: String(one), label: String(one) }))}
            defaultValue={String(year)}
          />
        </Field>
        <Button kind="outline" size="small">
          {copy().showYear}
        </Button>
        {mayExport && (
          <a className="button outline small" href={`/admin/billing/journal?year=${year}`}>
            {copy().journalCsv}
          </a>
        )}
      </Form>
      <div className="panel-stack mt-32">
        <RevenuePanels view={view} />
        <VatPanel quarters={view.quarters} netRatePercent={view.netRatePercent} />
      </div>
    </>
  )
}
