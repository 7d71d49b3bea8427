import { ButtonLink, EmailLayout, FactTable, Note, Paragraph } from '#platform/mail/email-parts.tsx'

export const anEmailBody = (
  <EmailLayout
    firm="Expat Tax Biel"
    title="Your order 1042"
    preview="Thank you for your order"
    footer={['Expat Tax Biel, Bahnhofstrasse 1, 2502 Biel/Bienne', 'You are receiving this email because you ordered.']}
  >
    <Paragraph>Grüezi Zoë, thank you for your order &amp; your trust.</Paragraph>
    <FactTable
      facts={[
        { label: 'Standard package', value: 'CHF 499.00' },
        { label: 'Total', value: 'CHF 549.00' },
      ]}
    />
    <ButtonLink href="https://tax.example/start?token=abc&order=1042">Set your password</ButtonLink>
    <Note>The link works for 24 hours.</Note>
  </EmailLayout>
)

export function anEmail(subject: string) {
  return () => ({ subject, body: anEmailBody })
}
