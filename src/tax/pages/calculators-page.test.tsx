import { gzipSync } from 'node:zlib'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { servicesContext } from '#platform/http/request-context.server.ts'
import type { Services } from '#platform/services.ts'
import * as taxTexts from '#tax/locales/en.ts'
import * as accuracyPage from './accuracy-page.tsx'
import * as page from './calculators-page.tsx'

const clean = (html: string) => html.replaceAll('\u00a0', ' ')

const context = new RouterContextProvider()
context.set(servicesContext, { now: () => new Date('2026-11-25T10:00:00Z') } as Services)

function visit(path: string) {
  const request = new Request(new URL(path, 'http://localhost:3000'))
  const loaded = page.loader({ request, context } as never)
  return { loaded, html: render(page.default as ComponentType, path, loaded) }
}

function render(Component: ComponentType, path: string, loaded: unknown) {
  const { pathname } = new URL(path, 'http://localhost:3000')
  const Stub = createRoutesStub([{ id: 'page', path: pathname, Component }])
  return clean(renderToStaticMarkup(<Stub initialEntries={[path]} hydrationData={{ loaderData: { page: loaded } }} />))
}

const scenarios = {
  'income-tax': 'income=100000&canton=bern&commune=biel',
  'wealth-tax': 'wealth=500000&canton=zurich',
  'pillar-3a': 'income=100000&age=35&canton=bern',
  'real-estate': 'propertyValue=1000000&mortgage=650000&canton=bern',
  'withholding-tax': 'monthlyIncome=6500&thirteenth=yes&canton=bern',
  'capital-benefit': 'capital=500000&canton=bern',
  'compare-communes': 'income=100000&commune=biel&commune2=zug',
}

describe.each(Object.entries(scenarios))('%s', (tab, query) => {
  const path = `/calculators?tab=${tab}&${query}`

  test('the page has a GET form with the entered values and the result', () => {
    const { html } = visit(path)
    expect(html).toMatch(/<form [^>]*method="get"[^>]*/)
    expect(html).toContain(`name="tab" value="${tab}"`)
    for (const [name, value] of new URLSearchParams(query)) {
      expect(html).toMatch(
        new RegExp(
          `name="${name}"[^>]*value="${value}"|<option value="${value}" selected|name="${name}"[^>]*value="${value}"[^>]*checked`,
        ),
      )
    }
    expect(html).toContain('role="status"')
    expect(html).toContain('Figures as of')
  })

  test('the page links the scenario to the contact form and the PDF', () => {
    const { html } = visit(path)
    const scenario = `/calculators?${new URLSearchParams(`tab=${tab}&${query}`)}`
    expect(html).toContain(`/contact?${new URLSearchParams({ scenario })}`)
    expect(html).toContain(
      `/calculators/result.pdf?${new URLSearchParams(`tab=${tab}&${query}`)}`.replaceAll('&', '&amp;'),
    )
    expect(html).toContain('href="/contact"')
  })

  test('every figure has its computation, and every chart has a label and a table', () => {
    const { html } = visit(path)
    if (tab === 'compare-communes')
      expect(html).toContain('href="/calculators?tab=income-tax&amp;income=100000&amp;commune=Zug&amp;canton=zug"')
    else expect(html.match(/<details><summary class="amounts-line">/g)?.length).toBeGreaterThan(2)
    for (const [, label] of html.matchAll(/<svg class="chart[^"]*"[^>]*aria-label="([^"]*)"/g))
      expect(label).toBeTruthy()
    expect((html.match(/class="chart broad"/g) ?? []).length).toBe((html.match(/class="chart narrow"/g) ?? []).length)
    if (html.includes('class="chart')) expect(html).toContain('Show as a table')
  })

  test('the loader data is below 16 KB and the page below 30 KB, compressed', () => {
    const { loaded, html } = visit(path)
    expect(gzipSync(JSON.stringify(loaded)).length).toBeLessThan(16_000)
    expect(gzipSync(html).length).toBeLessThan(30_000)
  })
})

test('the first visit shows the form and a prompt without errors', () => {
  const { html } = visit('/calculators')
  expect(html).toContain('Enter your income to see')
  expect(html).not.toContain('field-error')
  expect(html).not.toContain('action-bar')
  expect(html).toMatch(/name="basis"[^>]*checked=""[^>]*value="gross"/)
})

test('the official figure comes first, and the estimate with its difference is closed', () => {
  const { html } = visit('/calculators?tab=income-tax&income=100000&canton=zurich')
  for (const text of [
    'Flat-rate estimate',
    taxTexts.incomeFigures.averageTaxRate('taxable', '15.9%'),
    '7,700',
    '12,000',
    '9,600',
    '29,300',
    '29.30%',
  ]) {
    expect(html).toContain(text)
  }
  expect(html).toContain('The estimate is CHF 13,388 (84.1%) above the official result.')
  expect(html.indexOf('15,912')).toBeLessThan(html.indexOf('29,300'))
  expect(html).toMatch(/<details class="flat-rate[^"]*"><summary>/)
})

test('an error is linked to its field and replaces the result', () => {
  const { html } = visit('/calculators?tab=income-tax&income=lots&canton=bern')
  expect(html).toMatch(/<input[^>]*id="income"[^>]*aria-invalid="true"[^>]*aria-describedby="income-hint income-error"/)
  expect(html).toContain('id="income-error"')
  expect(html).toContain('<a href="#income">')
  expect(html).not.toContain('ESTV tariffs')
})

test('communes with the same name are offered as choices', () => {
  const { html } = visit('/calculators?tab=income-tax&income=100000&canton=&commune=wald')
  expect(html).toMatch(/<input type="radio"[^>]*name="choice"[^>]*value="Wald \(BE\)"/)
})

test('tab links retain household and place, but no amounts', () => {
  const { html } = visit('/calculators?tab=income-tax&income=100000&canton=zurich&maritalStatus=married')
  expect(html).toContain('/calculators?tab=wealth-tax&amp;canton=zurich&amp;maritalStatus=married"')
})

test('URL parameters are escaped', () => {
  const { html } = visit('/calculators?tab=income-tax&income=%3Cscript%3E&commune=%22%3E%3Cb%3E')
  expect(html).not.toMatch(/<script>|"><b>/)
})

test('the accuracy page shows each canton, deviating results and known gaps', () => {
  const loaded = accuracyPage.loader()
  const html = render(accuracyPage.default as ComponentType, '/calculators/accuracy', loaded)
  expect(loaded.cantons).toHaveLength(26)
  expect(html).toContain(`${loaded.total.passed} of ${loaded.total.cases} cases`)
  for (const { text } of loaded.knownGaps) expect(html).toContain(text)
  const cantonsWithGaps = ['Valais (VS)', 'Vaud (VD)', 'Genève (GE)', 'Fribourg (FR)', 'Bern (BE), Schwyz (SZ)']
  for (const name of cantonsWithGaps) expect(html).toContain(`<dt>${name}</dt>`)
  if (loaded.misses.length === 0) expect(html).toContain(taxTexts.accuracyPage.thereAreNone)
})

test('each staggered payout has its computation, and each canton links to its result', () => {
  const { html } = visit('/calculators?tab=capital-benefit&capital=500000&age=60&canton=bern&commune=Biel')
  expect(html).toContain('Over 5 years')
  expect(html).toMatch(/5 × [\d,]+/)
  expect(html).toContain(
    'href="/calculators?tab=capital-benefit&amp;capital=500000&amp;age=60&amp;canton=zurich&amp;commune=Z%C3%BCrich"',
  )
  const there = visit('/calculators?tab=capital-benefit&capital=500000&age=60&canton=zurich&commune=Z%C3%BCrich').html
  expect(there).toContain('Communal tax, Zürich')
})

test('tariff codes without a table are explained', () => {
  const path = '/calculators?tab=withholding-tax&monthlyIncome=6500&canton=bern'
  const { html } = visit(path)
  for (const letter of ['D', 'F', 'G', 'Q', 'V']) expect(html).toContain(`<dt>${letter}: `)
  expect(visit(`${path}&code=G0N`).html).toContain('There is no income table for G0N. G: Daily allowances')
  expect(visit(`${path}&year=2025`).html).toContain('Rates for tax at source are not available for 2025')
})

test('communes of Valais other than Sion are flagged', () => {
  const path = (commune: string) => `/calculators?tab=income-tax&income=100000&canton=valais&commune=${commune}`
  expect(visit(path('Brig-Glis')).html).toContain('so the communal tax is an estimate')
  expect(visit(path('Sion')).html).not.toContain('so the communal tax is an estimate')
})
