import { loadSettings, saveSettingsAt } from '#admin/settings/save-settings-form.server.ts'
import { SettingsForms } from '#admin/settings/ui/settings-form.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/billing-settings-page'
import { billingParts } from './billing-fields.ts'
import { BillingHeader } from './billing-header.tsx'

const path = '/admin/billing/settings'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Billing settings')

export function loader(args: Route.LoaderArgs) {
  return loadSettings(args, billingParts)
}

export function action(args: Route.ActionArgs) {
  return saveSettingsAt(path, args)
}

export default function BillingSettingsPage({ loaderData: { values }, actionData }: Route.ComponentProps) {
  return (
    <>
      <BillingHeader current={path} />
      <div className="panel-stack mt-32">
        <SettingsForms parts={billingParts} values={values} answer={actionData} />
      </div>
    </>
  )
}
