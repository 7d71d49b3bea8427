import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import * as caseTexts from '#cases/locales/en.ts'
import { aVisitor } from './browser.ts'
import { axeViolations } from './page-checks.ts'
import { signInToPortal } from './signing-in.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const { camera, filePicker, pageList, photograph } = caseTexts

test('a client photographs two pages of a requested document, and the case has them as one PDF', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'camera-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'film.mjpeg'), Buffer.concat([await aPhoto(), await aPhoto()]))
  const page = await aVisitor({ ...phone, permissions: ['camera'] }, join(folder, 'film.mjpeg'))
  const item = await openRequested(page)

  const shutter = page.getByRole('button', { name: camera.photographPage })
  await page.locator('.camera polygon').waitFor()
  expect(await axeViolations(page, 'the camera')).toEqual([])
  await shutter.click()
  await page.getByRole('heading', { name: photograph.pages(1) }).waitFor()
  await page.getByRole('button', { name: photograph.addPage }).click()
  await shutter.click()
  await page.getByRole('heading', { name: photograph.pages(2) }).waitFor()
  await page.getByLabel(pageList.useWholePicture).last().check()
  await page.getByRole('button', { name: `${pageList.turn} ${pageList.page(2)}` }).click()
  expect(await axeViolations(page, 'the pages')).toEqual([])
  await page.getByRole('button', { name: photograph.usePages(2) }).click()
  await page.getByRole('link', { name: photograph.backToCase }).click()

  const link = page
    .locator(`[id="${item}"]`)
    .getByRole('link', { name: /^Download/ })
    .last()
  const file = await page.request.get((await link.getAttribute('href')) ?? '')
  const { promise } = getDocument({ data: new Uint8Array(await file.body()), verbosity: 0 })
  const pages = [await (await promise).getPage(1), await (await promise).getPage(2)]
  const sizes = pages.map((each) => each.getViewport({ scale: 1 })).map(({ width, height }) => width / height)
  // The sheet is straightened to its own shape; the whole picture, 3 : 4, lies on its side.
  expect(sizes[0]).toBeCloseTo(1 / Math.SQRT2, 1)
  expect(sizes[1]).toBeCloseTo(4 / 3, 2)
})

test('where the camera is blocked, pictures of the camera app become the pages', async () => {
  const page = await aVisitor(phone)
  const item = await openRequested(page)
  await page.getByText(camera.problems.denied.title).or(page.getByText(camera.problems.missing.title)).waitFor()
  expect(await axeViolations(page, 'no camera')).toEqual([])
  const input = page.locator('.photograph input[type=file]')
  await input.setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await page.getByText(photograph.problems.unreadable).waitFor()
  await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() })
  await page.getByRole('button', { name: photograph.usePages(1) }).click()
  await page.getByRole('link', { name: photograph.backToCase }).click()
  await page.locator(`[id="${item}"]`).getByText('.pdf').first().waitFor()
})

async function openRequested(page: Page): Promise<string> {
  await signInToPortal(page, 'client@example.com')
  const link = page.locator('a[href*="/client-portal/cases/"]:not([href*="/questions"])').first()
  const [path = ''] = /^\/client-portal\/cases\/[^/?#]+/.exec((await link.getAttribute('href')) ?? '') ?? []
  await page.goto(path)
  const item = page.locator('#documents li[id^=item-]').first()
  const id = (await item.getAttribute('id')) ?? ''
  await item.getByRole('link', { name: filePicker.photograph }).click()
  await page.waitForURL(/photograph/)
  return id
}

/** A sheet of A4 on a dark table, with random grey lines: a file that was sent before would not be accepted. */
function aPhoto(): Promise<Buffer> {
  const lines = Array.from({ length: 30 }, (_, line) => {
    const grey = Math.round(Math.random() * 100)
    return `<rect x="150" y="${200 + line * 55}" width="${500 + Math.random() * 500}" height="20" fill="rgb(${grey},${grey},${grey})"/>`
  })
  const sheet = `<rect width="1400" height="${1400 * Math.SQRT2}" fill="#f4f2ee"/>${lines.join('')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="2560">
    <rect width="1920" height="2560" fill="#5b4632"/><g transform="translate(280 240) rotate(2.86)">${sheet}</g></svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}
