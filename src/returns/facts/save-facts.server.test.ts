import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { aCase, actorOf, aPerson, listAuditActions, type TestCase } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { findRetainedFacts } from './facts-db.server.ts'
import { type EnteredFacts, saveFacts } from './save-facts.server.ts'

const world = await newWorld({}, afterAll)
const adviser = actorOf(await aPerson(world, { role: 'adviser' }))

const aReturn = (taxYear = 2026) =>
  aCase(world, { state: 'in_preparation', assignedTo: adviser.person.id, taxYear, dueOn: '2027-03-15' })
const nothing: EnteredFacts = {
  ...{ version: '0', commune: '', civilStatus: '', childrenBorn: '', confession: '', birthYear: '' },
  ...{ partnerBirthYear: '', residence: '', arrivedOn: '', leftOn: '', worldIncome: '', worldAssets: '' },
}
const save = ({ id: caseId }: TestCase, change: Partial<EnteredFacts> = {}, actor = adviser) =>
  saveFacts(world, { caseId, actor, entered: { ...nothing, ...change } })
const savedOf = ({ id }: TestCase) => findRetainedFacts(world.db, id)

describe('saveFacts', () => {
  test('every fact is normalised and saved', async () => {
    const found = await aReturn()
    const content = {
      ...{ commune: '2502', civilStatus: 'partnership', childrenBorn: '2018; 2015', confession: 'roman-catholic' },
      ...{ birthYear: ' 1984 ', partnerBirthYear: '1990', residence: 'part' },
    }
    expect(await save(found, content)).toEqual({ ok: true })
    expect(await savedOf(found)).toMatchObject({
      ...{ version: 1, communeId: 371, commune: 'Biel/Bienne', civilStatus: 'partnership' },
      ...{ childrenBorn: [2015, 2018], confession: 'roman-catholic', birthYear: 1984, partnerBirthYear: 1990 },
      isPartYear: true,
    })
  })

  test('days of arrival and departure imply a part-year', async () => {
    const found = await aReturn()
    expect(await save(found, { arrivedOn: '1.5.2026', leftOn: '30.11.26' })).toEqual({ ok: true })
    const stay = { isPartYear: true, arrivedOn: '2026-05-01', leftOn: '2026-11-30' }
    expect(await savedOf(found)).toMatchObject(stay)
    expect(await save(found, { version: '1', residence: 'part' })).toEqual({ ok: true })
    expect(await savedOf(found)).toMatchObject({ isPartYear: true, arrivedOn: null, leftOn: null })
  })

  test('worldwide amounts are saved for clients who live abroad, and refused for others', async () => {
    const found = await aReturn()
    const world = { worldIncome: "180'000", worldAssets: '2000000.50' }
    for (const residence of ['', 'whole', 'part'])
      expect(await save(found, { residence, ...world })).toEqual({ ok: false, reason: 'world-of-resident' })
    expect(await save(found, { residence: 'abroad', worldIncome: 'much' })).toMatchObject({
      reason: 'amount-not-figures',
    })
    expect(await save(found, { residence: 'abroad', leftOn: '30.11.2026' })).toMatchObject({
      reason: 'dates-of-whole-year',
    })
    expect(await savedOf(found)).toBeNull()
    expect(await save(found, { residence: 'abroad', ...world })).toEqual({ ok: true })
    expect(await savedOf(found)).toMatchObject({
      ...{ isPartYear: false, livesAbroad: true, worldIncomeCents: 18_000_000, worldAssetsCents: 200_000_050 },
    })
  })

  test('an empty field clears a saved fact, so that the profile applies', async () => {
    const found = await aReturn()
    await save(found, { civilStatus: 'married', childrenBorn: '2015', residence: 'whole' })
    expect(await savedOf(found)).toMatchObject({ civilStatus: 'married', isPartYear: false })
    expect(await save(found, { version: '1' })).toEqual({ ok: true })
    expect(await savedOf(found)).toMatchObject({
      ...{ version: 2, communeId: null, civilStatus: null, childrenBorn: null, confession: null, isPartYear: null },
    })
  })

  test.each([
    ['0', []],
    [' none ', []],
    ['NONE', []],
    ['', null],
    ['  ', null],
    ['2026', [2026]],
    ['1996', [1996]],
    ['2015 2018,2020', [2015, 2018, 2020]],
    ['2015, 2015', [2015, 2015]],
    [Array(12).fill('2015').join(' '), Array(12).fill(2015)],
  ])('children born %j are saved as %j', async (childrenBorn, saved) => {
    const found = await aReturn()
    expect(await save(found, { childrenBorn })).toEqual({ ok: true })
    expect((await savedOf(found))?.childrenBorn).toEqual(saved)
  })

  test('saving facts enqueues one recomputation per case', async () => {
    const found = await aReturn()
    await world.pool.query('delete from graphile_worker._private_jobs')
    await save(found, { birthYear: '1984' })
    await save(found, { birthYear: '1985', version: '1' })
    const { rows } = await world.pool.query('select key from graphile_worker.jobs where key is not null')
    expect(rows).toHaveLength(1)
    expect(rows[0].key).toContain(found.id)
  })
})

describe('rejected facts are not saved', () => {
  test.each<[Partial<EnteredFacts>, string]>([
    [{ childrenBorn: '2027' }, 'children-unreadable'],
    [{ childrenBorn: '1995' }, 'children-unreadable'],
    [{ childrenBorn: '-1' }, 'children-unreadable'],
    [{ childrenBorn: 'two' }, 'children-unreadable'],
    [{ childrenBorn: '20155' }, 'children-unreadable'],
    [{ childrenBorn: '２０１５' }, 'children-unreadable'],
    [{ childrenBorn: Array(13).fill('2015').join(' ') }, 'children-unreadable'],
    [{ birthYear: '1899' }, 'birth-year-unreadable'],
    [{ birthYear: '2027' }, 'birth-year-unreadable'],
    [{ birthYear: '84' }, 'birth-year-unreadable'],
    [{ birthYear: '1984.5' }, 'birth-year-unreadable'],
    [{ partnerBirthYear: '1e3' }, 'birth-year-unreadable'],
    [{ civilStatus: 'complicated' }, 'not-offered'],
    [{ civilStatus: 'constructor' }, 'not-offered'],
    [{ confession: 'jedi' }, 'not-offered'],
    [{ residence: 'everywhere' }, 'not-offered'],
    [{ arrivedOn: '1.5.2025' }, 'dates-unreadable'],
    [{ leftOn: '31.2.2026' }, 'dates-unreadable'],
    [{ leftOn: 'May' }, 'dates-unreadable'],
    [{ arrivedOn: '1.9.2026', leftOn: '31.3.2026' }, 'dates-unreadable'],
    [{ arrivedOn: '1.9.2026', residence: 'whole' }, 'dates-of-whole-year'],
    [{ commune: 'Nirgendwo' }, 'commune-not-found'],
    [{ commune: 'x'.repeat(500) }, 'commune-not-found'],
    [{ version: '1' }, 'stale'],
    [{ version: '' }, 'stale'],
    [{ version: '00' }, 'stale'],
  ])('%j is rejected with %s', async (change, reason) => {
    const found = await aReturn()
    const before = (await listAuditActions(world)).length
    expect(await save(found, change)).toMatchObject({ ok: false, reason })
    expect(await savedOf(found)).toBeNull()
    expect((await listAuditActions(world)).length).toBe(before)
  })

  test('an ambiguous commune is rejected with the candidates', async () => {
    const outcome = await save(await aReturn(), { commune: 'Wald' })
    expect(outcome).toMatchObject({ ok: false, reason: 'commune-not-found', error: 'place-ambiguous' })
    expect(!outcome.ok && 'choices' in outcome ? outcome.choices : []).toEqual(['Wald (AR)', 'Wald (BE)', 'Wald (ZH)'])
  })

  test('a commune in a year without figures is rejected with that reason', async () => {
    expect(await save(await aReturn(2023), { commune: 'Bern' })).toMatchObject({
      ...{ ok: false, reason: 'commune-not-found', error: { code: 'year-not-published', values: { year: 2023 } } },
    })
  })

  test('of concurrent saves with one version, all but one are rejected as stale', async () => {
    const found = await aReturn()
    const outcomes = await Promise.all(['1980', '1981', '1982', '1983'].map((birthYear) => save(found, { birthYear })))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(3).fill({ ok: false, reason: 'stale' }))
    expect((await savedOf(found))?.version).toBe(1)
  })

  test('facts from the client, a stranger or another adviser are rejected', async () => {
    const found = await aReturn()
    const outcomeOf = (actor: typeof adviser) => save(found, { birthYear: '1984' }, actor)
    expect(await outcomeOf(actorOf(found.client))).toEqual({ ok: false, reason: 'forbidden' })
    expect(await outcomeOf(actorOf(await aPerson(world)))).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await outcomeOf(actorOf(await aPerson(world, { role: 'adviser' })))).toEqual({
      ...{ ok: false, reason: 'unknown-case' },
    })
    expect(await save({ ...found, id: randomUUID() })).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await savedOf(found)).toBeNull()
  })
})
