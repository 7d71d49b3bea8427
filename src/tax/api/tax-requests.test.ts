import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { requestContext, servicesContext } from '#platform/http/request-context.server.ts'
import * as openapiRoute from '#site/api/openapi-route.ts'
import { dayOf, readReferenceCases, tolerance } from '#test/tax/reference-cases.ts'
import { newWorld, type World } from '#test/world.ts'
import { taxApiLimit } from './api-rules.ts'
import * as capitalRoute from './capital-benefit-route.ts'
import * as communesRoute from './communes-route.ts'
import * as grossRoute from './gross-route.ts'
import * as incomeRoute from './income-route.ts'
import * as withholdingRoute from './withholding-route.ts'

const loaders = {
  income: incomeRoute.loader,
  gross: grossRoute.loader,
  'capital-benefit': capitalRoute.loader,
  withholding: withholdingRoute.loader,
  communes: communesRoute.loader,
} as const

async function ask(world: World, path: string, ip = '127.0.0.1') {
  const context = new RouterContextProvider()
  context.set(servicesContext, world)
  context.set(requestContext, { id: 'request-1', ip, nonce: '' })
  const url = new URL(`http://localhost/api/tax/${path}`)
  const name = url.pathname.split('/').at(-1) as keyof typeof loaders
  const load = loaders[name] as (args: never) => Promise<Response>
  const response = await load({ request: new Request(url), context, params: {} } as never)
  return { response, status: response.status, body: await response.json() }
}

describe('responses', () => {
  test('income: the response is complete, readable cross-origin and cacheable', async () => {
    const { response, body } = await ask(
      await newWorld(),
      'income?year=2026&commune=261&maritalStatus=single&children=0&confession=none&taxableIncome=80000&taxableIncomeFederal=80000&taxableWealth=0',
    )
    expect(body).toEqual({
      year: 2026,
      commune: { bfsId: 261, name: 'Zürich', canton: 'ZH' },
      dataState: '2026-03-02',
      incomeTax: { federal: 1_378, canton: 4_152, commune: 5_200, church: 0 },
      wealthTax: { canton: 0, commune: 0, church: 0 },
      personalTax: 24,
      total: 10_754,
      flags: [],
    })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/)
  })

  test('withholding: the tax is rounded to 5 cents', async () => {
    const world = await newWorld()
    expect((await ask(world, 'withholding?year=2026&canton=ZH&code=A0N&monthlyIncome=6500')).body).toEqual({
      ratePercent: 7.28,
      tax: 473.2,
    })
  })

  test('communes: a postcode finds its commune', async () => {
    const { body } = await ask(await newWorld(), 'communes?q=2502')
    expect(body).toMatchObject({ communes: [{ bfsId: 371, name: 'Biel/Bienne', canton: 'BE' }] })
  })

  test('the API reproduces one official result per canton and kind', async () => {
    const world = await newWorld()
    const cases = Object.values(
      Object.groupBy(
        readReferenceCases().filter(({ year, expected }) => year === 2026 && expected.total !== undefined),
        ({ canton, kind }) => `${canton} ${kind}`,
      ),
    ).flatMap((group) => group?.slice(0, 1) ?? [])
    const answers = await Promise.all(cases.map(async (each) => ({ each, ...(await ask(world, pathOf(each))) })))
    const misses = answers.filter(({ each, body }) => {
      const total = body.total ?? Number.NaN
      const expected = each.expected.total ?? Number.NaN
      const allowed = Math.max(tolerance, each.kind === 'grossIncome' ? expected / 1000 : 0)
      return !(Math.abs(total - expected) <= allowed)
    })
    expect(misses.map(({ each, body }) => [each.id, each.expected.total, body.total ?? body])).toEqual([])
    expect(answers.length).toBeGreaterThan(75)
  })
})

function pathOf(each: ReturnType<typeof readReferenceCases>[number]): string {
  const common = {
    year: each.year,
    commune: each.bfsId,
    maritalStatus: each.marital,
    confession: each.confession,
    asOf: dayOf(each.captured),
  }
  if (each.kind === 'capital')
    return query('capital-benefit', { ...common, age: each.ageAtPayment, capital: each.capital })
  const household = { ...common, children: each.children, taxableWealth: each.taxableWealth ?? 0 }
  if (each.kind === 'grossIncome') {
    return query('gross', {
      ...household,
      childAges: Array(each.children)
        .fill(each.childAge ?? 8)
        .join(','),
      age: each.age ?? 40,
      grossSalary: each.grossSalaryP1,
      grossSalaryPartner: each.grossSalaryP2 ?? 0,
    })
  }
  return query('income', {
    ...household,
    taxableIncome: each.taxableIncomeCanton,
    taxableIncomeFederal: each.taxableIncomeFed ?? each.taxableIncomeCanton,
  })
}

function query(path: string, fields: Record<string, string | number | undefined>): string {
  return `${path}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]))}`
}

describe('rejected requests', () => {
  test.each([
    ['income?year=2030&commune=261&taxableIncome=1', 'year', /2030 have not been published yet/],
    ['income?year=2026&commune=1&taxableIncom=5&taxableIncome=1', 'taxableIncom', /no parameter with this name/],
    ['income?year=2026&year=2025&commune=261&taxableIncome=1', 'year', /once/],
    ['income?year=2026&commune=261&taxableIncome=much', 'taxableIncome', /in figures/],
    ['gross?year=2026&commune=261', 'grossSalary', /Enter an amount/],
    ['gross?year=2026&commune=261&grossSalary=1&childAges=a', 'childAges', /separated by commas/],
    ['capital-benefit?year=2026&commune=9999&capital=1', 'commune', /no commune with the number 9999/],
    ['withholding?year=2025&canton=ZH&code=A0N&monthlyIncome=1', 'year', /not available/],
    ['withholding?year=2026&canton=ZH&code=Z0N&monthlyIncome=1', 'code', /tariff code Z0N/],
    ['communes?q=x', 'q', /at least two/],
  ])('%s names the field %s', async (path, field, words) => {
    const { status, body, response } = await ask(await newWorld(), path)
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'bad_query', message: expect.any(String) })
    expect(body.fields[field]).toMatch(words)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('every invalid field is named at once', async () => {
    const { body } = await ask(await newWorld(), 'income?year=26&commune=x&color=red')
    expect(Object.keys(body.fields).sort()).toEqual(['color', 'commune', 'taxableIncome', 'year'])
  })

  test('other methods return 405, and a preflight 204', () => {
    const send = (method: string) =>
      incomeRoute.action({ request: new Request('http://localhost/api/tax/income', { method }) } as never)
    expect(send('POST').status).toBe(405)
    expect(send('OPTIONS').status).toBe(204)
  })
})

describe('rate limit', () => {
  const path = 'withholding?year=2026&canton=ZH&code=A0N&monthlyIncome=6500'

  test('a client above its limit gets 429 with Retry-After', async () => {
    const world = await newWorld()
    await world.pool.query('insert into rate_limits (key, points, expire) values ($1, $2, $3)', [
      `${taxApiLimit.name}:203.0.113.9`,
      taxApiLimit.points,
      Date.now() + 30_000,
    ])
    const { status, body, response } = await ask(world, path, '203.0.113.9')
    expect(status).toBe(429)
    expect(body).toMatchObject({ code: 'too_many_requests' })
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(20)
    expect((await ask(world, path, '203.0.113.10')).status).toBe(200)
  })

  test('requests from this machine are not counted outside production', async () => {
    const world = await newWorld()
    await ask(world, path, '127.0.0.1')
    await ask(world, path, '::1')
    expect((await world.pool.query('select * from rate_limits')).rows).toEqual([])
    await ask(world, path, '203.0.113.9')
    expect((await world.pool.query('select points from rate_limits')).rows).toEqual([{ points: 1 }])
  })

  test('requests succeed while the database is unavailable', async () => {
    const world = await newWorld()
    const pool = Object.assign(Object.create(world.pool), {
      query: () => Promise.reject(new Error('away')),
      connect: () => Promise.reject(new Error('away')),
    })
    expect((await ask({ ...world, pool }, path, '203.0.113.9')).status).toBe(200)
  })
})

test('the OpenAPI description is readable cross-origin', async () => {
  const context = new RouterContextProvider()
  context.set(servicesContext, await newWorld())
  const response = openapiRoute.loader({ context } as never)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(await response.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/tax/income': {} } })
})
