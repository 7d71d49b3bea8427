import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { expatCalculatorTabs } from '#content/pages/calculators.ts'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import { calculate } from '#tax/pages/calculate.server.ts'
import { reportOf } from '#tax/pages/document/entries.ts'
import { scenarioWords } from '#tax/pages/scenario-words.ts'
import { inGroup, pathOfTab, type TabOf, tabExample } from '#tax/pages/tabs.ts'
import { scenarioPath } from '#tax/scenario-path.ts'
import { newWorld } from '#test/world.ts'
import * as apiRoute from './api-route.ts'
import { expatPaths } from './openapi-expats.ts'
import { taxRows } from './tax-rows.ts'

test('taxes of a canton and a commune of the same name have different labels', () => {
  const levels = { federal: 1, canton: 1, commune: 1, church: 0 }
  const rows = taxRows({
    ...{ canton: 'BE', commune: { name: 'Bern' } },
    taxes: { incomeTax: levels, wealthTax: levels, personalTax: 0 },
    ...{ taxableIncome: levels, incomeForRate: levels, taxableWealth: 0, wealthForRate: 0 },
  })
  expect(new Set(rows.map(({ label }) => label)).size).toBe(5)
})

/** A link to a result, and a field whose value cannot be read. */
const examples: Record<TabOf<'expats'>, { query: string; wrong: Record<string, string> }> = {
  'employee-shares': {
    query:
      'kind=rsu&units=600&value=200&grantedOn=01.03.2023&vestedOn=01.03.2026&arrivedOn=01.12.2024&income=140000&canton=zurich&year=2026',
    wrong: { vestedOn: '31.02.2026' },
  },
  leaving: {
    query: 'leavesOn=30.06.2026&country=PT&pillar2=350000&seat2=schwyz&paidOn=15.09.2026&sourceTaxed=yes',
    wrong: { country: 'XX' },
  },
  'property-abroad': {
    query: 'canton=bern&salary=110000&thereValue=300000&thereRent=12000&debts=150000&interest=3000&assets=100000',
    wrong: { thereValue: 'x' },
  },
  'owner-abroad': {
    query: 'canton=valais&taxValue=600000&rent=24000&worldIncome=150000&worldAssets=1500000&leftOn=30.06.2026',
    wrong: { leftOn: '31.06.2026' },
  },
  commuter: { query: 'home=DE&canton=basel-stadt&monthlyIncome=8000&certificate=yes', wrong: { monthlyIncome: 'x' } },
  'quasi-residence': { query: 'home=FR&salary=110000&homeValue=9000', wrong: { salary: 'x' } },
  'part-year': {
    query: 'arrivedOn=2026-05-01&salary=72000&bonus=10000&commune=Biel/Bienne',
    wrong: { arrivedOn: '31.2.2026' },
  },
}

const idOf = expatCalculatorTabs.map(({ id }) => id)

function ask(id: TabOf<'expats'>, changes: Record<string, string> = {}) {
  const parameters = new URLSearchParams(`tab=${id}&${examples[id].query}`)
  for (const [name, value] of Object.entries(changes)) parameters.set(name, value)
  const calculation = calculate(parameters, '2026-11-27', 'expats')
  if (!inGroup('expats', calculation)) throw new Error('not a calculator for expatriates')
  return calculation
}

async function call(id: string, query: string) {
  const context = new RouterContextProvider()
  context.set(servicesContext, await newWorld())
  context.set(requestContext, { id: 'request-1', ip: '127.0.0.1', nonce: '' })
  const request = new Request(`http://localhost/api/tax/for-expats/${id}?${query}`)
  const response = await apiRoute.loader({ request, context, params: { calculator: id } } as never)
  return { status: response.status, body: await response.json() }
}

describe.each(idOf)('%s', (id) => {
  test('the example gives a result with its law, its flags and a report', () => {
    const calculation = ask(id)
    expect(calculation.errors).toEqual({})
    expect(calculation.result?.dataState).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(calculation.result?.trace.length).toBeGreaterThan(0)
    expect(calculation.result?.trace.some(({ article }) => article)).toBe(true)
    const broken = (_: string, value: unknown) =>
      Number.isNaN(value) || value === Number.POSITIVE_INFINITY ? 'BROKEN' : value
    expect(JSON.stringify(calculation.result, broken)).not.toContain('BROKEN')
    const report = reportOf(calculation)
    expect(report?.entries.length).toBeGreaterThan(0)
    for (const { columns, rows } of report?.tables ?? [])
      for (const { label, values } of rows) {
        expect(label).not.toBe('')
        expect(values).toHaveLength(columns.length)
        expect(values.join()).not.toMatch(/NaN|undefined|Infinity/)
      }
  })

  test('a field that cannot be read is refused by page and API', async () => {
    const { wrong, query } = examples[id]
    const { result, errors } = ask(id, wrong)
    expect(result).toBeNull()
    expect(Object.keys(errors)).toEqual(Object.keys(wrong))
    const parameters = new URLSearchParams(query)
    for (const [name, value] of Object.entries(wrong)) parameters.set(name, value)
    expect(await call(id, parameters.toString())).toMatchObject({ status: 400, body: { code: 'bad_query' } })
    expect(await call(id, `${query}&colour=red`)).toMatchObject({ status: 400 })
  })

  test('the API gives the figures of the page, with flags and trace in words', async () => {
    const { status, body } = await call(id, examples[id].query)
    expect(status).toBe(200)
    const { result } = ask(id)
    expect(body).toMatchObject({ dataState: result?.dataState })
    expect(body.trace).toHaveLength(result?.trace.length ?? -1)
    expect(body.trace.every(({ label }: { label: string }) => label.length > 2)).toBe(true)
    expect(Object.keys(expatPaths)).toContain(`/api/tax/for-expats/${id}`)
  })

  test('its address is a scenario that staff can read and open', () => {
    const address = tabExample(id, Object.fromEntries(new URLSearchParams(examples[id].query)))
    expect(address.startsWith(`${pathOfTab(id)}?tab=${id}`)).toBe(true)
    expect(scenarioPath(address)).toBe(address)
    expect(scenarioWords(address).split('\n').length).toBeGreaterThan(2)
  })
})

test('an unknown calculator is not found', async () => {
  await expect(call('lottery', '')).rejects.toMatchObject({ status: 404 })
})
