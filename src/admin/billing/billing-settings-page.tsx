import { deskFor } from '#admin/guard.server.ts'
import { readTexts, saveSettingsForm } from '#admin/settings/save-settings-form.server.ts'
import { SettingsForm } from '#admin/settings/ui/settings-form.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { textsOf } from '#admin/ui/form-texts.ts'
import { readForm } from '#web/read-form.ts'
import { privatePage } from '#web/shared-headers.ts'
import type { Route } from './+types/billing-settings-page'
import { bookFields, invoiceFields } from './billing-fields.ts'
import { BillingHead } from './billing-head.tsx'

const path = '/admin/billing/settings'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Billing settings')

export async function loader({ request, context }: Route.LoaderArgs) {
  const desk = deskFor({ request, context }, 'settings.write')
  return { values: await readTexts(desk, [...invoiceFields, ...bookFields]) }
}

export async function action({ request, context }: Route.ActionArgs) {
  return saveSettingsForm(deskFor({ request, context }, 'settings.write'), path, textsOf(await readForm(request)))
}

/** What the firm has decided about invoices and its books. */
export default function BillingSettingsPage({ loaderData: { values }, actionData }: Route.ComponentProps) {
  return (
    <>
      <BillingHead current={path} />
      <div className="panel-stack mt-32">
        <SettingsForm
          title="Orders by invoice"
          intent="invoices"
          button="Save Settings"
          fields={invoiceFields}
          values={values}
          answer={actionData}
        />
        <SettingsForm
          title="Accounts of the journal"
          intent="books"
          button="Save Accounts"
          fields={bookFields}
          values={values}
          answer={actionData}
        />
      </div>
    </>
  )
}
