import { expect, test } from 'vitest'
import { anEmailBody } from '#test/mail/an-email.tsx'
import { EmailLayout } from './email-parts.tsx'
import { renderEmail } from './render-email.server.ts'

test('the text version has the complete content, with each link once', async () => {
  const { text } = await renderEmail(anEmailBody)
  expect(text).toBe(`Expat Tax Biel

Your order 1042

Grüezi Zoë, thank you for your order & your trust.

Standard package: CHF 499.00
Total: CHF 549.00

Set your password https://tax.example/start?token=abc&order=1042

The link works for 24 hours.

Kind regards,
The Expat Tax Biel team

Expat Tax Biel, Bahnhofstrasse 1, 2502 Biel/Bienne

You are receiving this email because you ordered.`)
})

test('the HTML version declares language and colour schemes and loads no resources', async () => {
  const { html } = await renderEmail(anEmailBody)
  expect(html).toContain('lang="en"')
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('href="https://tax.example/start?token=abc&amp;order=1042"')
  expect(html).not.toMatch(/<img|<link|<script|url\(|src=|@import/i)
})

test('an adviser signs with a monogram, which the text version leaves out', async () => {
  const { html, text } = await renderEmail(
    <EmailLayout firm="Expat Tax Biel" title="Your draft" footer={['Biel']} adviser="Luca Moser">
      Hello
    </EmailLayout>,
  )
  expect(html).toContain('>LM<')
  expect(text).toMatch(/Kind regards,\nLuca Moser\nExpat Tax Biel\n/)
})
