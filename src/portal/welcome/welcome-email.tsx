import { company } from '#company/company.ts'
import { vatPercent } from '#company/vat.ts'
import { firmName } from '#content/firm-name.ts'
import { guarantees } from '#content/pages/guarantees.ts'
import { vatStatement } from '#content/vat.ts'
import { formatMoney } from '#platform/format.ts'
import {
  ButtonLink,
  EmailLayout,
  FactTable,
  Greeting,
  Note,
  Paragraph,
  SmallText,
} from '#platform/mail/email-parts.tsx'
import { defineOwnEmail, type OwnText, ownText, type Unverified } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import * as cartTexts from '#shop/cart/locales/en.ts'
import { lineTitle } from '#shop/orders/order.ts'
import * as welcomeTexts from './locales/en.ts'
import type { NextSteps } from './next-steps.server.ts'
import { stepLines } from './step-lines.ts'

type Amount = { title: OwnText; amountCents: number }

export type Welcome = {
  name: Unverified<string>
  number: number
  paidAt: Date | null
  currency: OwnText
  totalCents: number
  amounts: readonly Amount[]
  isAbroad: boolean
  mustConfirm: boolean
  hasPassword: boolean
  url: OwnText
  linkUntil: Date | null
  steps: OwnSteps | null
  /** The order is for a year that has a case, and waits for the decision of staff. */
  isHeld: boolean
  /** Label of the attached invoice; 'follows' if it is not ready yet; null if none is due or it was sent before. */
  invoice: OwnText | null
}

type OwnSteps = {
  [Name in keyof NextSteps]: NextSteps[Name] extends string
    ? OwnText
    : NextSteps[Name] extends string | null
      ? OwnText | null
      : NextSteps[Name] extends string[]
        ? OwnText[]
        : NextSteps[Name]
}

export const invoiceToFollow = ownText('follows')

const footer = () => {
  const words = t(welcomeTexts.welcomeEmail)
  return [`${company().legalName}, ${company().office}`, words.why(firmName, company().email), words.never]
}

/** Text of the guarantee, taken from the price page, so that email and page cannot differ. */
const refundTerms = guarantees.find(({ id }) => id === 'refund')?.rules.join(' ') ?? ''

/** The one email after a payment: receipt, invoice, the way into the account and the next steps. */
export const orderWelcome = defineOwnEmail(
  { kind: 'order-welcome', trigger: 'staff' },
  ({ name, paidAt, number, mustConfirm, hasPassword, steps, linkUntil, ...order }: Welcome, reader) => {
    const words = t(welcomeTexts.welcomeEmail)
    const money = (cents: number) => formatMoney(cents, { currency: order.currency.toUpperCase() })
    const intro = paidAt ? words.received(money(order.totalCents), number) : words.begun(number)
    const needs = mustConfirm ? (hasPassword ? 'confirm' : 'password') : null
    const account = needs === 'password' ? 'password-by-email' : needs
    return {
      subject: words.subject(needs, steps?.caseNumber ?? null),
      body: (
        <EmailLayout
          firm={firmName}
          title={words.title}
          preview={intro}
          footer={footer()}
          adviser={steps?.adviserName ?? null}
        >
          <Greeting name={name.for(reader)} />
          <Paragraph>{[intro, steps ? words.caseIsOpen(steps.caseNumbers) : ''].join(' ').trim()}</Paragraph>
          {order.isHeld && <Paragraph>{words.isHeld}</Paragraph>}
          <ButtonLink href={order.url}>{words[needs ?? 'open']}</ButtonLink>
          {linkUntil && <SmallText>{words.linkNote(linkUntil)}</SmallText>}
          {steps && (
            <>
              <Subheading>{t(welcomeTexts.steps).title}</Subheading>
              <FactTable
                facts={stepLines(account, steps).map((step, at) => ({
                  label: `${at + 1}. ${step.name}`,
                  value: step.time,
                }))}
              />
            </>
          )}
          {paidAt && (
            <>
              <Subheading>{words.receipt(number, paidAt)}</Subheading>
              <FactTable
                facts={[
                  ...order.amounts.map(({ title, amountCents }) => ({ label: title, value: money(amountCents) })),
                  { label: words.paid, value: money(order.totalCents) },
                ]}
              />
              {vatPercent() !== null && (
                <Paragraph>{order.isAbroad ? t(cartTexts.domicile).noVat : vatStatement}</Paragraph>
              )}
            </>
          )}
          {order.invoice && (
            <Note>
              {order.invoice === invoiceToFollow ? words.invoiceFollows : words.invoiceAttached(order.invoice)}
            </Note>
          )}
          {paidAt && (
            <Paragraph>
              <strong>{words.refund}.</strong> {refundTerms}
            </Paragraph>
          )}
        </EmailLayout>
      ),
    }
  },
)

/** Email with the invoice, sent after the welcome email if the invoice was not ready in time. */
export const orderInvoice = defineOwnEmail(
  { kind: 'order-invoice', trigger: 'staff' },
  ({ name, number, label }: { name: Unverified<string>; number: number; label: OwnText }, reader) => {
    const words = t(welcomeTexts.invoiceEmail)
    return {
      subject: words.subject(label),
      body: (
        <EmailLayout firm={firmName} title={words.subject(label)} footer={footer()}>
          <Greeting name={name.for(reader)} />
          <Paragraph>{words.text(label, number)}</Paragraph>
        </EmailLayout>
      ),
    }
  },
)

type Line = { productTitle: string; variantTitle: string; quantity: number; unitPriceCents: number }

/** Lines of the receipt. Only staff write product titles and discounts, so they are our own text. */
export function receiptAmounts(lines: readonly Line[], discounts: readonly { title: string; amountCents: number }[]) {
  return [
    ...lines.map((line): Amount => {
      const title = ownText(line.quantity === 1 ? lineTitle(line) : `${line.quantity} × ${lineTitle(line)}`)
      return { title, amountCents: line.quantity * line.unitPriceCents }
    }),
    ...discounts.map(({ title, amountCents }): Amount => ({ title: ownText(title), amountCents: -amountCents })),
  ]
}

export function ownSteps(steps: NextSteps): OwnSteps {
  const { caseNumbers, caseId, caseNumber, adviserName, dueOn, path, ...counts } = steps
  return {
    ...counts,
    ...{ caseNumbers: caseNumbers.map(ownText), caseId: ownText(caseId), caseNumber: ownText(caseNumber) },
    ...{ adviserName: adviserName === null ? null : ownText(adviserName), path: ownText(path) },
    dueOn: dueOn === null ? null : ownText(dueOn),
  }
}

function Subheading({ children }: { children: string }) {
  return (
    <Paragraph>
      <strong>{children}</strong>
    </Paragraph>
  )
}
