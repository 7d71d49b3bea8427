import type { ReactElement } from 'react'
import { company } from '#company/company.ts'
import { firmName } from '#content/firm-name.ts'
import { formatMoney } from '#platform/format.ts'
import { ButtonLink, EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { defineOwnEmail, type OwnText, ownText, Unverified } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'
import * as shopEmailTexts from '#shop/locales/en-emails.ts'

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

type PayoutAccountEmailsInput = {
  orderId: string
  number: number
  buyerName: string | null
  currency: string
  amountCents: number
}

type Email = { subject: string; body: ReactElement }

/** `isReturned`: the refund to the buyer's card failed, so the money was returned to us. */
function accountRequested(
  site: string,
  { isReturned, ...requested }: PayoutAccountEmailsInput & { isReturned: boolean },
): Email {
  const { orderId, number, buyerName, currency, amountCents } = requested
  const { requested: words } = t(shopTexts.payout).emails
  const footer = [`${company().legalName}, ${company().office}`, t(shopEmailTexts.shop).why(firmName, company().email)]
  return {
    subject: words.subject(number),
    body: (
      <EmailLayout firm={firmName} title={words.subject(number)} preview={words.preview} footer={footer}>
        <Greeting name={buyerName} />
        <Paragraph>{isReturned ? words.textReturned : words.text}</Paragraph>
        <FactTable
          facts={[{ label: words.amount, value: formatMoney(amountCents, { currency: currency.toUpperCase() }) }]}
        />
        <ButtonLink href={`${site}/client-portal/orders/${orderId}`}>{words.button}</ButtonLink>
        <Note>{words.note}</Note>
      </EmailLayout>
    ),
  }
}

function refundCallOff(site: string, { because, ...facts }: PayoutAccountEmailsInput & { because: string }): Email {
  const { orderId, number, buyerName, currency, amountCents } = facts
  const { cancelled: words } = t(shopTexts.payout).emails
  const footer = [`${company().legalName}, ${company().office}`, t(shopEmailTexts.shop).why(firmName, company().email)]
  return {
    subject: words.subject(number),
    body: (
      <EmailLayout firm={firmName} title={words.subject(number)} preview={words.preview} footer={footer}>
        <Greeting name={buyerName} />
        <Paragraph>{words.text}</Paragraph>
        <FactTable
          facts={[
            { label: words.amount, value: formatMoney(amountCents, { currency: currency.toUpperCase() }) },
            { label: words.because, value: because },
          ]}
        />
        <ButtonLink href={`${site}/client-portal/orders/${orderId}`}>{words.button}</ButtonLink>
        <Note>{words.note}</Note>
      </EmailLayout>
    ),
  }
}

export function accountChanged(site: string, { iban, ...facts }: PayoutAccountEmailsInput & { iban: string }): Email {
  const { orderId, number, buyerName, currency, amountCents } = facts
  const { changed: words } = t(shopTexts.payout).emails
  const footer = [`${company().legalName}, ${company().office}`, t(shopEmailTexts.shop).why(firmName, company().email)]
  return {
    subject: words.subject(number),
    body: (
      <EmailLayout firm={firmName} title={words.subject(number)} preview={words.preview} footer={footer}>
        <Greeting name={buyerName} />
        <Paragraph>{words.text}</Paragraph>
        <FactTable
          facts={[
            { label: words.amount, value: formatMoney(amountCents, { currency: currency.toUpperCase() }) },
            { label: words.account, value: words.ending(iban.slice(-4)) },
          ]}
        />
        <ButtonLink href={`${site}/client-portal/orders/${orderId}`}>{words.button}</ButtonLink>
        <Note>{words.note}</Note>
      </EmailLayout>
    ),
  }
}
