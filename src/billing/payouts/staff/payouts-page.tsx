import { data } from 'react-router'
import { may } from '#accounts/people/may.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { doneAt, type FlashName } from '#admin/notices.server.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { confirmPayee, dropPayeeChange, namePayee } from '#billing/payouts/change-payee.server.ts'
import {
  type ChangePayoutOutcome,
  cancelPayout,
  markPayoutPaid,
  notePayoutReturned,
} from '#billing/payouts/change-payout.server.ts'
import { type MakeFileOutcome, makePayoutFile } from '#billing/payouts/make-payout-file.server.ts'
import { listPayoutFiles, listPayouts } from '#billing/payouts/payout-file-db.server.ts'
import * as billingStaffTexts from '#billing/staff/locales/en.ts'
import { company } from '#company/company.ts'
import { dayOf, swissDay } from '#platform/day.ts'
import { formatNumericDate } from '#platform/format.ts'
import { readForm, textsOf } from '#platform/http/read-form.ts'
import { privatePage } from '#platform/http/shared-headers.ts'
import { isUuid } from '#platform/text/uuid.ts'
import { t } from '#platform/texts.ts'
import { explain, type Refused } from '#platform/words.ts'
import { openPayee } from '#shop/payouts/encrypt-payee.server.ts'
import { ownerOf } from '#shop/payouts/payout-db.server.ts'
import { payeeErrors, readPayee } from '#shop/payouts/read-payee.ts'
import type { Route } from './+types/payouts-page'
import { type PayoutsAnswer, PayoutsView } from './payouts-view.tsx'

const copy = () => t(billingStaffTexts.payoutsPage)

const path = '/admin/billing/payouts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().paymentsToMake)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, person } = adminContext({ request, context }, 'billing.read')
  const { db, secretKey, now } = services
  const read = async (states: Parameters<typeof listPayouts>[1], max: number) =>
    (await listPayouts(db, states, max)).map(({ payeeEncrypted, changedPayeeEncrypted, updatedBy, ...payout }) => {
      const payee = payeeEncrypted && openPayee(secretKey, ownerOf(payout), payeeEncrypted)
      return {
        ...payout,
        payee,
        isIncomplete: payee !== null && Object.keys(payeeErrors(payee)).length > 0,
        changedPayee: changedPayeeEncrypted && openPayee(secretKey, ownerOf(payout), changedPayeeEncrypted),
        mayConfirm: updatedBy !== null && updatedBy !== person.id,
      }
    })
  return {
    toPay: await read(['no_account', 'ready'], 500),
    atBank: await read(['in_file'], 500),
    done: await read(['paid', 'returned', 'cancelled'], 30),
    files: await listPayoutFiles(db, 10),
    hasAccount: company().iban !== null,
    mayWrite: may(person, 'billing.write'),
    today: formatNumericDate(swissDay(now())),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = adminContext({ request, context }, 'billing.write')
  const submitted = textsOf(await readForm(request))
  const { intent = '', payout = '' } = submitted
  if (intent === 'make') {
    const outcome = await makePayoutFile(ctx.services, ctx.actor)
    if (outcome.ok) throw doneAt(path, 'payout-file')
    const text = explain<Refused<MakeFileOutcome>>(t(billingStaffTexts.billing).notCreated, outcome)
    return data<PayoutsAnswer>({ at: 'make', text, errors: {}, submitted: {} }, { status: 409 })
  }
  if (!isUuid(payout)) throw notFound()
  const requested = { actor: ctx.actor, payoutId: payout }
  if (intent === 'name') {
    const read = readPayee(submitted)
    if (!read.ok)
      return data<PayoutsAnswer>({ at: payout, text: null, errors: read.errors, submitted }, { status: 422 })
    const outcome = await namePayee(ctx.services, { ...requested, payee: read.payee })
    return answer(outcome, outcome.ok && outcome.waits ? 'payout-account-waits' : 'payout-named', submitted)
  }
  if (intent === 'confirm-account')
    return answer(await confirmPayee(ctx.services, requested), 'payout-named', submitted)
  if (intent === 'drop-account')
    return answer(await dropPayeeChange(ctx.services, requested), 'payout-account-dropped', submitted)
  if (intent === 'cancel')
    return answer(
      await cancelPayout(ctx.services, { ...requested, reason: submitted.reason ?? '' }),
      'payout-cancelled',
      submitted,
    )
  if (intent === 'returned')
    return answer(await notePayoutReturned(ctx.services, requested), 'payout-returned', submitted)
  if (intent !== 'paid') throw notFound()
  return answer(
    await markPayoutPaid(ctx.services, { ...requested, day: dayOf(submitted.day ?? '') }),
    'payout-paid',
    submitted,
  )
}

function answer(outcome: ChangePayoutOutcome, note: FlashName, submitted: Record<string, string>) {
  if (outcome.ok) throw doneAt(path, note)
  if (outcome.reason === 'unknown-payout') throw notFound()
  const text = explain<Refused<ChangePayoutOutcome>>(t(billingStaffTexts.billing).payoutNotChanged, outcome)
  return data<PayoutsAnswer>({ at: submitted.payout ?? '', text, errors: {}, submitted }, { status: 409 })
}

export default function PayoutsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <PayoutsView view={loaderData} answer={actionData} />
}
