import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { calculate } from '#tax/pages/calculate.server.ts'
import { newWorld } from '#test/world.ts'
import { reportOf } from './entries.ts'
import { loader } from './result-pdf-route.ts'

async function ask(query: string, site = 'http://localhost:3000') {
  const context = new RouterContextProvider()
  const world = await newWorld()
  context.set(servicesContext, { ...world, config: { ...world.config, PUBLIC_URL: site } })
  context.set(requestContext, { id: 'request-1', ip: '127.0.0.1', nonce: '' })
  return loader({ request: new Request(`http://localhost/calculators/result.pdf?${query}`), context } as never)
}

const scenarios = [
  'tab=income-tax&income=120000&basis=gross&canton=bern&children=2&maritalStatus=married&canton-other=5000',
  'tab=wealth-tax&wealth=500000&canton=zurich',
  'tab=pillar-3a&income=100000&age=35&canton=bern',
  'tab=real-estate&propertyValue=1000000&mortgage=650000&canton=bern',
  'tab=withholding-tax&monthlyIncome=6500&canton=bern',
  'tab=withholding-tax&monthlyIncome=6500&canton=bern&permit=C',
  'tab=capital-benefit&capital=500000&canton=bern',
  'tab=compare-communes&income=100000&canton=bern&all=yes',
]

test.each(scenarios)('%s becomes a tagged PDF', async (query) => {
  const response = await ask(query)
  expect(response.headers.get('Content-Type')).toBe('application/pdf')
  const bytes = Buffer.from(await response.arrayBuffer())
  const text = bytes.toString('latin1')
  expect(text).toMatch(/^%PDF-1\.7/)
  expect(text).toContain('/StructTreeRoot')
  expect(text).toContain('/Lang (en-GB)')
  expect(bytes.length).toBeLessThan(250_000)
})

test('the report has entries, figures, the computation and the date of the figures', () => {
  const report = reportOf(calculate(new URLSearchParams(scenarios[0]), '2026-11-25'))
  expect(report).toMatchObject({
    title: 'Income tax 2026, Bern',
    dataState: '2026-09-01',
    entries: expect.arrayContaining([
      ['Income', 'CHF 120,000'],
      [taxTexts.accuracyPage.canton, 'Bern'],
      ['Your own deduction, canton: other', 'CHF 5,000'],
    ]),
  })
  expect(report?.tables.map(({ title }) => title)).toEqual(['Tax per year', taxTexts.report.howItIsWorkedOut])
})

test('the computation keeps its group headings', () => {
  const [, computation] = reportOf(calculate(new URLSearchParams(scenarios[0]), '2026-11-25'))?.tables ?? []
  const { forDirectFederalTax, forCantonalAndCommunalTax, tax } = taxTexts.traceList
  const headings = computation?.rows.flatMap(({ heading }) => heading ?? [])
  expect(headings).toEqual([forDirectFederalTax, forCantonalAndCommunalTax, tax])
})

test('the PDF is set in the typeface of the firm and links to the public site only', async () => {
  const local = Buffer.from(await (await ask(scenarios[0] ?? '')).arrayBuffer()).toString('latin1')
  expect(local).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter/)
  expect(local).not.toContain('Helvetica')
  expect(local).not.toContain('localhost')
  const site = 'https://tax.example'
  const online = Buffer.from(await (await ask(scenarios[0] ?? '', site)).arrayBuffer()).toString('latin1')
  expect(online).toContain(`${site}/calculators?tab=income-tax`)
})

test('an invalid scenario redirects to its form', async () => {
  const thrown = await ask('tab=income-tax&income=x&canton=').catch((answer: unknown) => answer)
  expect(thrown).toBeInstanceOf(Response)
  expect(thrown instanceof Response && thrown.headers.get('Location')).toBe('/calculators?tab=income-tax&income=x')
})
