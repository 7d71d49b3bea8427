import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asClient } from '#accounts/access/as-client.server.ts'
import { insertAddress } from '#accounts/people/address-db.server.ts'
import type { Person } from '#accounts/people/person.ts'
import { loader as casePage } from '#cases/process/client/case-page.tsx'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { loader as portal } from '#returns/amounts/client/figures-page.tsx'
import { listFigures } from '#returns/amounts/figure-db.server.ts'
import { action as enterAction } from '#returns/amounts/staff/worksheet-page.tsx'
import { findExpected, listExpected } from '#returns/expected/expected-db.server.ts'
import type { ExpectedResult } from '#returns/expected/expected-tax.ts'
import { expectedTaxesJob } from '#returns/expected/jobs.server.ts'
import { argsFor, outcomeOf } from '#test/admin/admin-context.ts'
import { aCase, aPerson } from '#test/cases.ts'
import { aHouseholdFact } from '#test/households.ts'
import { argsOf as clientArgs, outcomeOf as clientOutcome } from '#test/portal/portal.ts'
import { newWorld, runJobs } from '#test/world.ts'
import { action, loader } from './tax-page.tsx'

const biel = { communeId: 371, commune: 'Biel/Bienne', canton: 'BE', country: 'CH', postcode: '2502', town: 'Biel' }

const anOffice = async () => {
  const world = await newWorld()
  const adviser = await aPerson(world, { role: 'adviser', name: 'Tim Adler' })
  const found = await aCase(world, { assignedTo: adviser.id })
  const args = { path: `/admin/cases/${found.id}/tax`, params: { caseId: found.id } }
  const view = (person: Person = adviser) => outcomeOf(() => loader(argsFor(world, person, args)))
  const post = (form: Record<string, string>, person: Person = adviser) =>
    outcomeOf(() => action(argsFor(world, person, { ...args, form })))
  const facts = (more: Record<string, string> = {}, person?: Person) =>
    post(
      { intent: 'facts', version: '0', commune: 'Biel/Bienne', civilStatus: 'single', confession: 'none', ...more },
      person,
    )
  const enter = async (code: string, amount: string) => {
    const form = { intent: 'enter', line: randomUUID(), code, amount, person: 'client' }
    const path = `/admin/cases/${found.id}/figures`
    await outcomeOf(() => enterAction(argsFor(world, adviser, { path, params: { caseId: found.id }, form })))
  }
  const saved = () => findExpected(world.db, found.id)
  return { world, adviser, found, view, post, facts, enter, saved }
}

test('missing facts are listed; once complete, the expected tax is computed and stored once', async () => {
  const { world, found, view, facts, enter, saved } = await anOffice()
  expect((await view()).data).toMatchObject({ expected: { ok: false } })
  await enter('100', "118'640")
  await enter('600', '21940')
  await runJobs(world)
  expect(await saved()).toMatchObject({
    balanceCents: null,
    reasons: [{ code: 'civil-status-unknown' }, { code: 'commune-unknown' }],
  })
  expect(await facts()).toMatchObject({ status: 303, to: expect.stringContaining('note=tax-facts-saved') })
  await runJobs(world)
  const row = await saved()
  expect(row?.result).toMatchObject({ commune: { name: 'Biel/Bienne', canton: 'BE' }, creditCents: 2_194_000 })
  expect(row?.balanceCents).toBe((row?.result?.taxes.total ?? 0) * 100 - 2_194_000)
  expect((await view()).data).toMatchObject({
    expected: { ok: true, balanceCents: row?.balanceCents },
    steps: [{ balanceCents: row?.balanceCents, byCents: null }],
    filing: { withheldCents: 2_194_000, requestUntil: '2026-03-31', isGrossUnknown: true },
  })
  // The nightly job recomputes the tax but stores no row, because nothing has changed.
  await enqueue(world.db, expectedTaxesJob, {})
  await runJobs(world)
  expect(await listExpected(world.db, found.id)).toHaveLength(2)
  await enter('240', '7258')
  await runJobs(world)
  const steps = await listExpected(world.db, found.id)
  expect(steps.at(-1)).toMatchObject({ changed: ['pillar-3a'], confirmed: 3, proposed: 0 })
  expect(steps.at(-1)?.balanceCents).toBeLessThan(row?.balanceCents ?? 0)
  // A proposed figure without an amount is not counted as proposed.
  await world.pool.query(
    `insert into case_figures (case_id, line_id, version, code, label, person, source, state, created_at)
     values ($1, gen_random_uuid(), 1, 'securities', 'Startup AG', 'client', 'adviser', 'proposed', now())`,
    [found.id],
  )
  await enter('240', '1')
  await runJobs(world)
  expect((await listExpected(world.db, found.id)).at(-1)).toMatchObject({ confirmed: 4, proposed: 0 })
  await expect(world.db.updateTable('expectedTaxes').set({ version: 9 }).execute()).rejects.toThrow('permission denied')
})

test('the household comes from the profile until a case overrides it; concurrent changes conflict', async () => {
  const { world, found, view, facts, enter, saved } = await anOffice()
  await enter('100', '80000')
  const address = { ...biel, street: 'Seeweg', houseNumber: '1', sinceOn: '2020-01-01' }
  await world.db.transaction().execute((tx) => insertAddress(tx, found.client.id, address, world.now()))
  await aHouseholdFact(world, found.client.id, { fact: 'civil-status', value: 'single' })
  expect((await view()).data).toMatchObject({ expected: { ok: true, commune: { bfsId: 371 } } })
  const answers = await Promise.all([facts({ commune: 'Bern' }), facts({ commune: 'Köniz' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409])
  await runJobs(world)
  expect(['Bern', 'Köniz']).toContain((await saved())?.result?.commune.name)
  for (const wrong of [
    { commune: 'Nowhere' },
    { childrenBorn: 'two' },
    { birthYear: '85' },
    { confession: 'other' },
  ] as Record<string, string>[]) {
    expect(await facts({ version: '1', ...wrong })).toMatchObject({
      status: 422,
      data: { intent: 'facts', values: wrong },
    })
  }
  expect(await facts({ version: '1', residence: 'part' })).toMatchObject({ status: 303 })
  expect((await view()).data).toMatchObject({ expected: { ok: false, reasons: [{ code: 'part-year' }] }, filing: null })
})

test('an arrival during the year gives the tax of the period at the rate of a full year', async () => {
  const { world, found, view, facts, enter } = await anOffice()
  await enter('100', '60000')
  await enter('102', '10000')
  await enter('400', '200000')
  expect(await facts({ arrivedOn: '1.5.2025' })).toMatchObject({ status: 303 })
  const { expected } = (await view()).data as { expected: ExpectedResult }
  // Net 60,000 with a bonus of 10,000: 50,000 × 12 / 8 + 10,000 a year.
  expect(expected.household).toMatchObject({ netSalary: 85_000, partYear: { days: 240, salaries: [60_000] } })
  expect(expected.taxableIncome.federal).toBe(60_000 - 1_800 - 1_200)
  expect(expected.wealth.taxable).toBe(200_000)
  expect(expected.trace).toContainEqual(expect.objectContaining({ code: 'wealth.by-days' }))
  expect(expected.notes).toContainEqual({
    code: 'part-of-year',
    values: { from: '2025-05-01', to: '2025-12-31', days: 240 },
  })
  expect(expected.checked).toBe(false)
  await runJobs(world)
  expect(await findExpected(world.db, found.id)).toMatchObject({ sums: { salary: 6_000_000 }, reasons: [] })
  expect((await findExpected(world.db, found.id))?.sums).not.toHaveProperty('one-off-pay')
  expect(await facts({ version: '1', arrivedOn: '1.9.2025', leftOn: '31.3.2025' })).toMatchObject({ status: 422 })
})

test('a variant changes no figures, is saved once and can be deleted', async () => {
  const { world, found, view, post, facts, enter } = await anOffice()
  await enter('100', '118640')
  await facts()
  const before = await listFigures(world.db, found.id)
  const variant = randomUUID()
  const form = { intent: 'keep-variant', variant, name: '3a in full', code1: '240', amount1: '7258', person1: 'client' }
  for (const _ of [1, 2]) expect(await post(form)).toMatchObject({ status: 303 })
  const seen = (await view()).data as { totals: { total: number }; variants: { outcome: { total: number } }[] }
  expect(seen.variants).toHaveLength(1)
  expect(seen.variants[0]?.outcome.total).toBeLessThan(seen.totals.total)
  const tooMuch = { ...form, variant: randomUUID(), amount1: '50000' }
  expect(await post(tooMuch)).toMatchObject({ status: 303 })
  const { variants } = (await view()).data as { variants: { limits: unknown[] }[] }
  const limited = [{ code: 'pillar-3a-limited', values: { entered: 50_000, limit: 7258 } }]
  expect(variants.map(({ limits }) => limits).toSorted((a, b) => a.length - b.length)).toEqual([[], limited])
  await post({ intent: 'drop-variant', variant: tooMuch.variant })
  expect(await listFigures(world.db, found.id)).toEqual(before)
  for (const wrong of [{ name: ' ' }, { code1: 'nothing' }, { amount1: 'much' }, { code1: '', amount1: '' }] as Record<
    string,
    string
  >[]) {
    expect(await post({ ...form, variant: randomUUID(), ...wrong })).toMatchObject({
      status: 422,
      data: { values: wrong },
    })
  }
  const other = await aCase(world, {})
  expect(await post({ intent: 'drop-variant', variant: other.id })).toMatchObject({ status: 404 })
  expect(await post({ intent: 'drop-variant', variant })).toMatchObject({ status: 303 })
  expect((await view()).data).toMatchObject({ variants: [] })
})

test('the client sees the expected tax and its history; other clients and advisers get 404', async () => {
  const { world, found, view, post, facts, enter } = await anOffice()
  await enter('100', '80000')
  await facts()
  await runJobs(world)
  await enter('200', '2000')
  await runJobs(world)
  const figures = `/client-portal/cases/${found.id}/figures`
  const open = (person: Person) =>
    clientOutcome(portal, clientArgs(world, figures, { person, params: { caseId: found.id } }))
  expect((await open(found.client)).data).toMatchObject({
    result: {
      known: { result: { commune: { name: 'Biel/Bienne' } } },
      steps: [{ byCents: null }, { byCents: expect.any(Number), changed: ['commuting'] }],
    },
  })
  const path = `/client-portal/cases/${found.id}`
  const onCase = await clientOutcome(
    casePage,
    clientArgs(world, path, { person: found.client, params: { caseId: found.id } }),
  )
  expect(onCase.data).toMatchObject({ result: { known: { balanceCents: expect.any(Number) } } })
  const other = await aPerson(world)
  const colleague = await aPerson(world, { role: 'adviser' })
  expect((await open(other)).status).toBe(404)
  expect(await asClient(world.db, other.id, (tx) => findExpected(tx, found.id))).toBeNull()
  expect((await view(colleague)).status).toBe(404)
  expect((await facts({ version: '1' }, colleague)).status).toBe(404)
  const variant = {
    intent: 'keep-variant',
    variant: randomUUID(),
    name: 'x',
    code1: '240',
    amount1: '1',
    person1: 'client',
  }
  expect((await post(variant, colleague)).status).toBe(404)
})
