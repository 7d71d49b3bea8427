import { loadSettings, saveSettingsAt } from '#admin/settings/save-settings.server.ts'
import type { SettingsPart } from '#admin/settings/settings-part.ts'
import { SettingsForms } from '#admin/settings/ui/settings-form.tsx'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import * as directTexts from '#billing/direct/staff/locales/en.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/billing-settings-page'
import { BillingHeader } from './billing-header.tsx'

const copy = () => t(billingStaffTexts.billingSettingsPage)

const invoicePart: SettingsPart = {
  get title() {
    return copy().ordersByInvoice
  },
  intent: 'invoices',
  get button() {
    return copy().saveSettings
  },
  fields: [
    {
      as: 'switch',
      name: 'invoiceForClients',
      get label() {
        return copy().clientsCanPayByInvoice
      },
      get hint() {
        return copy().thisIsAvailableOnceYou
      },
    },
    {
      as: 'number',
      name: 'invoiceUpToFrancs',
      get label() {
        return copy().limitForBuyersWithoutAccount
      },
      get hint() {
        return copy().upToThisAmountBuyers
      },
      suffix: 'CHF',
    },
    {
      as: 'switch',
      name: 'invoiceOpensCase',
      get label() {
        return copy().openCasesForInvoiceOrders
      },
      options: [
        {
          value: 'paid',
          get label() {
            return copy().whenInvoiceIsPaid
          },
        },
        {
          value: 'at-once',
          get label() {
            return copy().immediately
          },
        },
      ],
    },
    {
      as: 'number',
      name: 'invoiceDueDays',
      get label() {
        return copy().paymentPeriod
      },
      suffix: 'days',
    },
    {
      as: 'number',
      name: 'hourlyRateFrancs',
      get label() {
        return t(directTexts.direct).hourlyRate
      },
      get hint() {
        return t(directTexts.direct).hourlyRateHint
      },
      suffix: 'CHF',
    },
    {
      as: 'number',
      name: 'invoiceFirstReminder',
      get label() {
        return copy().firstReminderAfter
      },
      get hint() {
        return copy().workingDaysAfterDueDate
      },
      suffix: 'days',
    },
    {
      as: 'number',
      name: 'invoiceSecondReminder',
      get label() {
        return copy().secondReminderAfter
      },
      get hint() {
        return copy().workingDaysAfterFirstReminder
      },
      suffix: 'days',
    },
  ],
}

const bookPart: SettingsPart = {
  get title() {
    return copy().journalAccounts
  },
  intent: 'books',
  get button() {
    return copy().saveAccounts
  },
  fields: [
    {
      as: 'line',
      name: 'accountReceivable',
      get label() {
        return copy().receivables
      },
    },
    {
      as: 'line',
      name: 'accountBank',
      get label() {
        return copy().bank
      },
    },
    {
      as: 'line',
      name: 'accountProvider',
      get label() {
        return copy().paymentProvider
      },
    },
    {
      as: 'line',
      name: 'accountRevenue',
      get label() {
        return copy().revenue
      },
    },
    {
      as: 'line',
      name: 'accountVat',
      get label() {
        return copy().vatOwed
      },
    },
    {
      as: 'line',
      name: 'accountLosses',
      get label() {
        return copy().lossesOnReceivables
      },
    },
    {
      as: 'line',
      name: 'accountCredits',
      get label() {
        return copy().clientMoney
      },
      get hint() {
        return copy().paymentsReceivedThatMatchNo
      },
    },
    {
      as: 'number',
      name: 'netTaxRatePercent',
      get label() {
        return copy().netTaxRate
      },
      get hint() {
        return copy().asApprovedForFirmBy
      },
      suffix: '%',
    },
  ],
}

const billingParts = [invoicePart, bookPart]

const path = '/admin/billing/settings'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().billingSettings)

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
