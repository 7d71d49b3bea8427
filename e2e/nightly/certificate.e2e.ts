import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { aVisitor } from '#e2e/browser.ts'
import { signInToPortal } from '#e2e/signing-in.ts'
import { certificatePdf, packCertificate, photoOf } from '#test/statements/certificate-pdf.ts'
import { certificateXml } from '#test/statements/certificate-xml.ts'

const { camera, filePicker, photograph } = caseTexts

test('a photographed salary certificate becomes an amount and changes the expected tax', {
  timeout: 180_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'camera-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const xml = certificateXml({
    docId: `E2E-${Date.now()}`,
    employer: { name: 'Evening School Biel', uid: 'CHE-999.999.996' },
    person: { firstName: 'Clara', lastName: 'Bennett' },
    amounts: { '1': '13000', '8': '13000', '9': '1000', '11': '12000' },
  })
  const pdf = await certificatePdf([{ parts: packCertificate(xml, { id: Date.now() % 0xffffffff }) }])
  const picture = await photoOf(pdf, { dpi: 250, degrees: 2, quality: 85, light: true })
  await writeFile(join(folder, 'film.mjpeg'), Buffer.concat([picture, picture]))
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, permissions: ['camera'] }
  const page = await aVisitor(phone, join(folder, 'film.mjpeg'))

  await signInToPortal(page, 'client@example.com')
  const link = page.locator('a[href*="/client-portal/cases/"]:not([href*="/questions"])').first()
  const [path = ''] = /^\/client-portal\/cases\/[^/?#]+/.exec((await link.getAttribute('href')) ?? '') ?? []
  await page.goto(`${path}/figures`)
  const tax = () => page.locator('.tax-due').first().innerText()
  const before = await tax()

  await page.goto(path)
  const item = page.locator('#documents li[id^=item-]').first()
  await item.getByRole('link', { name: filePicker.photograph }).click()
  await page.locator('.camera polygon').waitFor()
  await page.getByRole('button', { name: camera.photographPage }).click()
  await page.getByRole('button', { name: photograph.usePages(1) }).click()
  await page.getByRole('link', { name: photograph.backToCase }).click()

  // The sample documents of the demo are read first, which takes most of this time.
  await page.getByText(/Evening School Biel read: net salary CHF\s12,000/).waitFor({ timeout: 60_000 })
  await page.goto(`${path}/figures`)
  await page.getByText('12,000.00').first().waitFor()
  await expect
    .poll(
      async () => {
        await page.reload()
        return tax()
      },
      { timeout: 30_000 },
    )
    .not.toBe(before)
})
