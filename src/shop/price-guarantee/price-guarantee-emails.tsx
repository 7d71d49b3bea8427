import { company } from '#company/company.ts'
import { vatPercent } from '#company/vat.ts'
import { firmName } from '#content/firm-name.ts'
import { describeVat } from '#content/vat.ts'
import { formatDateTime, formatMoney } from '#platform/format.ts'
import { ButtonLink, EmailLayout, FactTable, Greeting, Note, Paragraph } from '#platform/mail/email-parts.tsx'
import { defineOwnEmail, type OwnText } from '#platform/mail/own-email.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'

type PriceGuaranteeEmailsRecord = {
  endsAt: Date
  lines: readonly { title: OwnText; variantTitle: OwnText; unitPriceCents: number; todayCents: number | null }[]
  totalCents: number
  url: OwnText
}

export const guaranteedPrice = defineOwnEmail(
  { kind: 'kept-price', trigger: 'visitor' },
  ({ endsAt, lines, totalCents, url }: PriceGuaranteeEmailsRecord) => {
    const { emailContent: words } = t(shopTexts.priceGuarantee)
    const total = formatMoney(totalCents)
    const text = words.text(formatDateTime(endsAt))
    const sold = lines.filter(({ todayCents }) => todayCents !== null)
    const facts = sold.map((line) => {
      const cents = Math.min(line.unitPriceCents, line.todayCents ?? line.unitPriceCents)
      return { label: words.line(line), value: formatMoney(cents) }
    })
    const footer = [`${company().legalName}, ${company().office}`, words.why(firmName, company().email)]
    return {
      subject: words.subject(total),
      body: (
        <EmailLayout firm={firmName} title={words.subject(total)} preview={text} footer={footer}>
          <Greeting name={null} />
          <Paragraph>{text}</Paragraph>
          <FactTable facts={[...facts, { label: describeVat(words.total, vatPercent()), value: total }]} />
          <ButtonLink href={url}>{words.open}</ButtonLink>
          <Note>{words.note}</Note>
        </EmailLayout>
      ),
    }
  },
)
