import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { aCase, actorOf, aPerson, listAuditActions, type TestCase } from '#test/cases.ts'
import { newWorld } from '#test/world.ts'
import { listVariants } from './expected-db.server.ts'
import { dropVariant, type EnteredVariant, storeVariant } from './try-variant.server.ts'
import { maxVariants, variantChangeSchema, withChanges } from './variant.ts'

const world = await newWorld({}, afterAll)
const staff = async (role: 'adviser' | 'admin') => actorOf(await aPerson(world, { role }))
const [adviser, other] = await Promise.all([staff('adviser'), staff('adviser')])

const aReturn = () => aCase(world, { state: 'in_preparation', assignedTo: adviser.person.id })
const change = (code: string, amount: string, person = 'client') => ({ code, amount, person })
const entered = (requested: Partial<EnteredVariant> = {}): EnteredVariant => ({
  ...{ id: randomUUID(), name: 'More into pillar 3a', changes: [change('100', "90'000")], ...requested },
})
const keep = ({ id: caseId }: TestCase, variant = entered(), actor = adviser) =>
  storeVariant(world, { caseId, actor, entered: variant })
const variantsOf = ({ id }: TestCase) => listVariants(world.db, id)

describe('storeVariant', () => {
  test('a variant is saved with amounts in cents and its author', async () => {
    const found = await aReturn()
    const changes = [change('100', 'CHF 90,000.05'), change('', ''), change('100', '0', 'partner')]
    expect(await keep(found, entered({ name: '  Less salary ', changes }))).toEqual({ ok: true })
    expect(await variantsOf(found)).toMatchObject([
      {
        name: 'Less salary',
        byName: adviser.person.name,
        changes: [
          { code: 'salary', person: 'client', amountCents: 9_000_005 },
          { code: 'salary', person: 'partner', amountCents: 0 },
        ],
      },
    ])
  })

  test('repeated and concurrent submissions of one form save one variant', async () => {
    const found = await aReturn()
    const form = entered()
    const outcomes = await Promise.all([keep(found, form), keep(found, form), keep(found, form)])
    expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(await keep(found, { ...form, name: 'Another name' })).toEqual({ ok: true })
    expect((await variantsOf(found)).map(({ name }) => name)).toEqual(['More into pillar 3a'])
  })

  test('the limit per case also holds for concurrent submissions', async () => {
    const found = await aReturn()
    const forms = Array.from({ length: maxVariants + 3 }, (_, n) => entered({ name: `No ${n}` }))
    const outcomes = await Promise.all(forms.map((form) => keep(found, form)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(maxVariants)
    expect(outcomes.filter(({ ok }) => !ok)).toEqual(Array(3).fill({ ok: false, reason: 'too-many' }))
    expect(await variantsOf(found)).toHaveLength(maxVariants)
    const [oldest] = await variantsOf(found)
    await dropVariant(world, { caseId: found.id, actor: adviser, variantId: oldest?.id ?? '' })
    expect(await keep(found)).toEqual({ ok: true })
  })

  test('a name is stripped of NUL and shortened to 80 characters', async () => {
    const found = await aReturn()
    expect(await keep(found, entered({ name: `\u0000 a\u0000b ${'x'.repeat(200)}` }))).toEqual({ ok: true })
    const [saved] = await variantsOf(found)
    expect(saved?.name).toMatch(/^ab x+$/)
    expect(saved?.name.length).toBeLessThanOrEqual(80)
  })

  test('a variant id of another case is rejected and both cases remain unchanged', async () => {
    const [first, second] = [await aReturn(), await aReturn()]
    const form = entered()
    expect(await keep(first, form)).toEqual({ ok: true })
    const before = (await listAuditActions(world)).length
    expect(await keep(second, { ...form, name: 'Stolen' })).toEqual({ ok: false, reason: 'unknown-variant' })
    expect(await variantsOf(second)).toEqual([])
    expect((await variantsOf(first)).map(({ name }) => name)).toEqual([form.name])
    expect((await listAuditActions(world)).length).toBe(before)
  })
})

describe('storeVariant rejects', () => {
  test.each<[string, Partial<EnteredVariant>, string]>([
    ['no name', { name: '' }, 'no-name'],
    ['a name of spaces', { name: ' \t\n ' }, 'no-name'],
    ['a malformed id', { id: "1'; drop table tax_variants" }, 'unknown-variant'],
    ['no change', { changes: [] }, 'no-change'],
    ['empty rows only', { changes: [change(' ', ''), change('', ' ')] }, 'no-change'],
    ['an unknown figure', { changes: [change('no such thing', '5')] }, 'unknown-code'],
    ['an amount without its figure', { changes: [change('', '5')] }, 'unknown-code'],
    ['a property name of every object as figure', { changes: [change('constructor', '5')] }, 'unknown-code'],
    ['an unknown person', { changes: [change('100', '5', 'neighbour')] }, 'unknown-code'],
    ['a missing amount', { changes: [change('100', '')] }, 'amount-missing'],
    ['an amount below zero', { changes: [change('100', '-5')] }, 'amount-negative'],
    ['an amount in words', { changes: [change('100', 'much')] }, 'amount-not-figures'],
    ['an amount above the limit', { changes: [change('100', '99999999999')] }, 'amount-too-large'],
    ['the same figure twice', { changes: [change('100', '5'), change('100', '6')] }, 'twice'],
    ['an invalid row after a valid one', { changes: [change('100', '5'), change('101', 'x')] }, 'amount-not-figures'],
  ])('%s', async (_, requested, reason) => {
    const found = await aReturn()
    expect(await keep(found, entered(requested))).toEqual({ ok: false, reason })
    expect(await variantsOf(found)).toEqual([])
  })

  test('a variant from the client, another client or another adviser', async () => {
    const found = await aReturn()
    const stranger = actorOf(await aPerson(world))
    const client = actorOf(found.client)
    expect(await keep(found, entered(), stranger)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await keep(found, entered(), other)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await keep(found, entered(), client)).toEqual({ ok: false, reason: 'forbidden' })
    expect(await keep({ ...found, id: randomUUID() })).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await variantsOf(found)).toEqual([])
  })
})

describe('dropVariant', () => {
  const drop = ({ id: caseId }: TestCase, variantId: string, actor = adviser) =>
    dropVariant(world, { caseId, actor, variantId })

  test('a variant is deleted once, and a second request finds none', async () => {
    const found = await aReturn()
    const form = entered()
    await keep(found, form)
    const both = await Promise.all([drop(found, form.id), drop(found, form.id)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual({ ok: false, reason: 'unknown-variant' })
    expect(await variantsOf(found)).toEqual([])
  })

  test('a variant cannot be deleted without access or through another case', async () => {
    const [found, another] = [await aReturn(), await aReturn()]
    const form = entered()
    await keep(found, form)
    expect(await drop(another, form.id)).toEqual({ ok: false, reason: 'unknown-variant' })
    expect(await drop(found, form.id, other)).toEqual({ ok: false, reason: 'unknown-case' })
    expect(await drop(found, form.id, actorOf(found.client))).toEqual({ ok: false, reason: 'forbidden' })
    expect(await drop(found, 'not-an-id')).toEqual({ ok: false, reason: 'unknown-variant' })
    expect(await variantsOf(found)).toHaveLength(1)
  })
})

describe('withChanges', () => {
  const figure = (code: 'salary', person: 'client' | 'partner', amountCents: number) =>
    ({ code, person, amountCents }) as const

  test('a change replaces all lines of its code and person only', () => {
    const figures = [figure('salary', 'client', 1), figure('salary', 'client', 2), figure('salary', 'partner', 4)]
    const changed = withChanges(figures, [figure('salary', 'client', 10)])
    expect(changed).toEqual([figure('salary', 'partner', 4), figure('salary', 'client', 10)])
    expect(figures).toHaveLength(3)
    expect(withChanges(figures, [])).toEqual(figures)
  })

  test.each([
    [{ code: 'salary', person: 'client', amountCents: 5 }, true],
    [{ code: 'salary', person: 'client', amountCents: -5 }, false],
    [{ code: 'salary', person: 'client', amountCents: 0.5 }, false],
    [{ code: 'toString', person: 'client', amountCents: 5 }, false],
    [{ code: 5, person: 'client', amountCents: 5 }, false],
    [{ code: 'salary', person: 'both', amountCents: 5 }, false],
    [{ code: 'salary', person: 'client' }, false],
  ])('a stored change %j is valid: %s', (saved, believed) => {
    expect(variantChangeSchema.safeParse(saved).success).toBe(believed)
  })
})
