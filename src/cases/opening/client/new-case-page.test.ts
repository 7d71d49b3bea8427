import { beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import { listCasesOf } from '#cases/process/case-db.server.ts'
import * as portalTexts from '#portal/locales/en.ts'
import { aCase, aPerson } from '#test/cases.ts'
import { argsOf, outcomeOf, posted } from '#test/portal/portal.ts'
import { newWorld, type World } from '#test/world.ts'
import { action, loader } from './new-case-page.tsx'

let world: World
let client: Person
beforeEach(async () => {
  world = await newWorld()
  client = await aPerson(world)
})

const path = '/client-portal/cases/new'
const entered = { taxYear: '2024', caseType: 'other', description: 'Which form?', submissionKey: 'submission-1' }
const open = (query = '') => outcomeOf(loader, argsOf(world, `${path}${query}`, { person: client }))
const send = (form: Record<string, string>) =>
  outcomeOf(action, argsOf(world, path, { person: client, init: posted(form) }))

test('the form offers four tax years, preselects the last full one and imports calculator figures', async () => {
  const scenario = '/calculators?tab=income-tax&income=100000&canton=bern'
  expect((await open(`?${new URLSearchParams({ scenario })}`)).data).toMatchObject({
    years: [2026, 2025, 2024, 2023],
    preset: {
      taxYear: '2025',
      canton: '',
      description: 'From the calculator “Income tax”:\nIncome: CHF 100,000\nCanton: Bern',
    },
    openCases: [],
  })
  const [first, second] = [await open(), await open()]
  expect(first.data).toMatchObject({ preset: { description: '' } })
  expect(first.data).not.toEqual(second.data)
})

test('the client’s open cases in these years are listed; closed cases, older ones and those of others are not', async () => {
  const own = await aCase(world, { client, taxYear: 2024 })
  await aCase(world, { client, taxYear: 2023, state: 'closed' })
  await aCase(world, { client, taxYear: 2020 })
  await aCase(world)
  const { data } = await open()
  expect(data).toHaveProperty('openCases', [
    { id: own.id, title: 'Tax return 2024', caseNumber: own.caseNumber, taxYear: 2024 },
  ])
  expect((await send(entered)).status).toBe(303)
})

test('a submitted form redirects to its new case, and a resubmission to the same case', async () => {
  const first = await send(entered)
  const [opened, ...more] = await listCasesOf(world.db, client.id)
  expect(more).toEqual([])
  expect(opened).toMatchObject({ title: 'Question 2024', caseType: 'other', taxYear: 2024 })
  expect(first).toMatchObject({ status: 303, location: `/client-portal/cases/${opened?.id}?note=case-requested` })
  expect((await send(entered)).location).toBe(`/client-portal/cases/${opened?.id}?note=case-known`)
  expect(await listCasesOf(world.db, client.id)).toHaveLength(1)
})

test('an error is shown at its field, with the submitted values', async () => {
  expect(await send({ ...entered, description: ' ' })).toMatchObject({
    status: 422,
    data: {
      field: 'description',
      sentence: portalTexts.portal.requests['no-text'],
      values: { taxYear: '2024', caseType: 'other' },
    },
  })
  expect(await send({ ...entered, caseType: '' })).toMatchObject({ status: 422, data: { field: 'caseType' } })
  expect(await send({ ...entered, taxYear: '1999' })).toMatchObject({ status: 422, data: { field: 'taxYear' } })
  expect(await listCasesOf(world.db, client.id)).toEqual([])
})

test('the sixth request in a day is refused with an explanation and the submitted text', async () => {
  for (const n of [1, 2, 3, 4, 5]) await send({ ...entered, submissionKey: `submission-${n}` })
  const sixth = await send({ ...entered, submissionKey: 'submission-6' })
  expect(sixth).toMatchObject({ status: 429, data: { field: null, values: { description: 'Which form?' } } })
  expect(sixth.data).toHaveProperty('sentence', expect.stringContaining('five cases a day'))
  expect(Number(sixth.headers.get('Retry-After'))).toBeGreaterThan(86_000)
})
