import { defineOwnEmail, type OwnText, ownText, Unverified } from '#platform/mail/own-email.ts'
import { accountRequested, refundCallOff } from './payout-account-emails.tsx'

type Facts = { orderId: string; number: number; buyerName: string | null; currency: string; amountCents: number }
type OwnFacts = {
  site: OwnText
  orderId: OwnText
  number: number
  buyerName: Unverified<string | null>
  currency: OwnText
  amountCents: number
}

export const refundAccountRequested = defineOwnEmail(
  { kind: 'refund-account-wanted', trigger: 'staff' },
  ({ site, buyerName, ...facts }: OwnFacts & { isReturned: boolean }, reader) =>
    accountRequested(site, { ...facts, buyerName: buyerName.for(reader) }),
)

export const refundCancelled = defineOwnEmail(
  { kind: 'refund-cancelled', trigger: 'staff' },
  ({ site, buyerName, ...facts }: OwnFacts & { because: OwnText }, reader) =>
    refundCallOff(site, { ...facts, buyerName: buyerName.for(reader) }),
)

export function ownPayoutFacts(site: string, { orderId, number, buyerName, currency, amountCents }: Facts): OwnFacts {
  return {
    ...{ site: ownText(site), orderId: ownText(orderId), currency: ownText(currency) },
    ...{ number, amountCents, buyerName: new Unverified(buyerName) },
  }
}
