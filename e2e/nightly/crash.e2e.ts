import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aVisitor, newestEmail } from '#e2e/browser.ts'
import { addToCart, goToPayment, pay } from '#e2e/buying.ts'
import { own } from '#e2e/own.ts'
import { startProduct, stopProduct } from '#e2e/product.ts'
import { freePort } from '#platform/db/free-port.server.ts'

test('a server killed between payment and fulfilment loses nothing after its restart', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'crash-'))
  const port = await freePort()
  const baseUrl = `http://localhost:${port}`
  const variables = { PORT: String(port), DATA_DIR: dataDir, DEMO_PASSWORD: own('password') }
  let product: ChildProcess | undefined
  onTestFinished(async () => {
    if (product) await stopProduct(product)
    await rm(dataDir, { recursive: true, force: true })
  })

  product = await startProduct(variables, baseUrl, ['--role', 'web'])
  const page = await aVisitor({ baseURL: baseUrl })
  await addToCart(page, 'add-on-crypto')
  await goToPayment(page, 'crash@example.com')
  await pay(page, 'crash@example.com', 'Cara Crash')
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor()
  // Wait for pending requests: a request interrupted by the kill would be reported as a page error.
  await page.waitForLoadState('networkidle')
  const gone = new Promise((resolve) => product?.once('exit', resolve))
  product.kill('SIGKILL')
  await gone

  const before = Date.now()
  product = await startProduct(variables, baseUrl)
  expect(Date.now() - before).toBeLessThan(10_000)
  expect(await newestEmail(page, 'crash@example.com', /^Your order/)).toContain('ETB-')
  await page.goto('/dev/outbox?q=crash@example.com')
  expect(await page.getByRole('heading', { name: /^Your order/ }).count()).toBe(1)
})

test('two servers started together on one database migrate once and both serve', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'pair-'))
  const [first, second] = [await freePort(), await freePort()]
  const products: ChildProcess[] = []
  onTestFinished(async () => {
    await Promise.all(products.map(stopProduct))
    await rm(dataDir, { recursive: true, force: true })
  })
  const { startEmbeddedPostgres } = await import('#platform/db/embedded-postgres.server.ts')
  const database = await startEmbeddedPostgres(dataDir)
  const variables = {
    MODE: 'demo',
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DEMO_PASSWORD: own('password'),
    SECRET_KEY: 'a secret key of more than 32 characters',
  }
  try {
    const started = await Promise.all(
      [first, second].map((port) =>
        startProduct(
          { ...variables, PORT: String(port), DATA_DIR: join(dataDir, String(port)) },
          `http://localhost:${port}`,
        ),
      ),
    )
    products.push(...started)
    for (const port of [first, second]) {
      expect((await fetch(`http://localhost:${port}/store/main/products`)).status).toBe(200)
    }
    await Promise.all(products.map(stopProduct))
  } finally {
    await database.stop()
  }
})

test('production refuses to start with an incomplete configuration and lists all that is missing', async () => {
  const errors = await startProduct(
    { MODE: 'production', PORT: '1', DEV_BYPASS_CODE: 'x', DATA_DIR: join(tmpdir(), 'never') },
    'http://localhost:1',
  ).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  for (const word of ['SECRET_KEY', 'PUBLIC_URL', 'DEV_BYPASS_CODE', 'STRIPE_SECRET_KEY'])
    expect(errors).toContain(word)
})
