import { loadSettings, saveSettingsAt } from '#admin/settings/save-settings-form.server.ts'
import type { SettingsPart } from '#admin/settings/settings-part.ts'
import { SettingsForms } from '#admin/settings/ui/settings-form.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/billing-settings-page'
import { BillingHeader } from './billing-header.tsx'

const invoicePart: SettingsPart = {
  title: 'Orders by invoice',
  intent: 'invoices',
  button: 'Save Settings',
  fields: [
    {
      as: 'switch',
      name: 'invoiceForClients',
      label: 'Clients may order by invoice',
      hint: 'It is offered once an account stands at Settings, Company.',
    },
    {
      as: 'number',
      name: 'invoiceUpToFrancs',
      label: 'Everybody else up to',
      hint: 'By invoice without an account; 0 for not at all.',
      suffix: 'CHF',
    },
    {
      as: 'switch',
      name: 'invoiceOpensCase',
      label: 'Cases of an order by invoice open',
      options: [
        { value: 'paid', label: 'When it is paid' },
        { value: 'at-once', label: 'At once' },
      ],
    },
    { as: 'number', name: 'invoiceDueDays', label: 'Payable within', suffix: 'days' },
    {
      as: 'number',
      name: 'invoiceFirstReminder',
      label: 'First reminder after',
      hint: 'In working days after the due day; 0 sends none.',
      suffix: 'days',
    },
    {
      as: 'number',
      name: 'invoiceSecondReminder',
      label: 'Second reminder after',
      hint: 'In working days after the first; 0 sends none.',
      suffix: 'days',
    },
  ],
}

const bookPart: SettingsPart = {
  title: 'Accounts of the journal',
  intent: 'books',
  button: 'Save Accounts',
  fields: [
    { as: 'line', name: 'accountReceivable', label: 'Receivables' },
    { as: 'line', name: 'accountBank', label: 'Bank' },
    { as: 'line', name: 'accountProvider', label: 'Payment provider' },
    { as: 'line', name: 'accountRevenue', label: 'Revenue' },
    { as: 'line', name: 'accountVat', label: 'VAT owed' },
    { as: 'line', name: 'accountLosses', label: 'Losses on receivables' },
    {
      as: 'line',
      name: 'accountCredits',
      label: 'Money that belongs to clients',
      hint: 'What came and pays no invoice, until it is assigned or goes back.',
    },
    {
      as: 'number',
      name: 'netTaxRatePercent',
      label: 'Net tax rate',
      hint: 'As the tax administration has granted it to the firm.',
      suffix: '%',
    },
  ],
}

const billingParts = [invoicePart, bookPart]

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
