import type { ReactNode } from 'react'
import { company } from '#content/company.ts'
import { formatMoney } from '#platform/format.ts'
import { FactTable, LetterPage, Note, Paragraph } from '#platform/mail/letter-parts.tsx'

type Order = {
  number: number
  buyerName: string | null
  totalCents: number
  currencyCode: string
  lines: { productTitle: string; variantTitle: string; quantity: number; unitPriceCents: number }[]
}

const footer = [
  `${company.legalName.value}, ${company.address.street.value}, ${company.address.postcode.value} ${company.address.city.value}`,
  `You get this letter because you bought something from us. Questions: ${company.email.value}`,
]

/** What the buyer gets once the money is here. */
export function orderConfirmation(order: Order): { subject: string; body: ReactNode } {
  const currency = order.currencyCode.toUpperCase()
  const facts = order.lines.map((line) => ({
    label: `${line.quantity} × ${line.productTitle} (${line.variantTitle})`,
    value: formatMoney(line.quantity * line.unitPriceCents, { currency }),
  }))
  const title = `Order ${order.number}: thank you`
  return {
    subject: `Your order ${order.number} is paid`,
    body: (
      <LetterPage firm={company.name.value} title={title} preview="We have received your payment." footer={footer}>
        <Paragraph>{order.buyerName ? `Dear ${order.buyerName}` : 'Good day'}</Paragraph>
        <Paragraph>We have received your payment. This is what you bought:</Paragraph>
        <FactTable facts={[...facts, { label: 'Total', value: formatMoney(order.totalCents, { currency }) }]} />
        <Paragraph>{company.vatStatement}</Paragraph>
        <Note>Your case opens in a moment. A second letter tells you where to find it and what to do first.</Note>
      </LetterPage>
    ),
  }
}
