import { expect, test } from 'vitest'
import { seedCatalogue } from '#shop/catalogue/seed-catalogue.server.ts'
import { aCase, actorOf, aPerson } from '#test/cases.ts'
import { aPartner } from '#test/households.ts'
import { newWorld } from '#test/world.ts'
import { saveAnswers } from './save-answers.server.ts'
import { addToPackage, decideScope, findScope } from './scope.server.ts'

async function aCaseWith(addOns: string[] = []) {
  const world = await newWorld()
  await seedCatalogue(world)
  const variant = { id: 'standard', productId: 'standard', title: 'Standard', priceInCents: 49_900 }
  await world.db.insertInto('productVariants').values(variant).execute()
  const adviser = await aPerson(world, { role: 'adviser' })
  const found = await aCase(world, { assignedTo: adviser.id, state: 'waiting_for_documents' })
  const { orderId } = await world.db
    .selectFrom('cases')
    .select('orderId')
    .where('id', '=', found.id)
    .executeTakeFirstOrThrow()
  for (const [at, productId] of addOns.entries()) {
    const line = { productId, variantId: `${productId}-default`, productTitle: productId, variantTitle: productId }
    const rest = { position: at + 1, typeValue: 'add-on', quantity: 1, unitPriceCents: 20_000 }
    await world.db
      .insertInto('orderLines')
      .values({ orderId: orderId ?? '', ...line, ...rest })
      .execute()
  }
  const actor = actorOf(found.client)
  const answer = (question: string, value: string) =>
    saveAnswers(world, {
      ...{ caseId: found.id, actor, isPress: true },
      given: [{ question, person: 'joint', seenVersion: 0, value }],
    })
  const statuses = async () =>
    (await findScope(world, { id: found.id, caseType: 'tax_return', taxYear: 2025 })).map(({ flag, status }) => [
      flag,
      status,
    ])
  return { world, found, actor, answer, statuses, about: { caseId: found.id, actor, flag: 'crypto' } as const }
}

test('an answer outside the package names its add-on at the price of the catalogue', async () => {
  const { world, found, answer } = await aCaseWith()
  await answer('crypto', 'yes')
  expect(await findScope(world, { id: found.id, caseType: 'tax_return', taxYear: 2025 })).toMatchObject([
    { flag: 'crypto', question: 'crypto', packageTitle: 'Standard', priceCents: 20_000, status: 'open' },
  ])
})

test('an add-on ordered with the package, or a case without a package, gives no proposal', async () => {
  const withAddOn = await aCaseWith(['add-on-crypto'])
  await withAddOn.answer('crypto', 'yes')
  expect(await withAddOn.statuses()).toEqual([['crypto', 'added']])
  const { world, found, answer, statuses } = await aCaseWith()
  await answer('crypto', 'yes')
  await world.db.updateTable('cases').set({ orderId: null, orderLineId: null }).where('id', '=', found.id).execute()
  expect(await statuses()).toEqual([])
})

test('adding twice at the same time creates one quote at the price of that moment', async () => {
  const { world, answer, statuses, about } = await aCaseWith()
  expect(await addToPackage(world, about)).toEqual({ ok: false, reason: 'not-needed' })
  await answer('crypto', 'yes')
  const outcomes = await Promise.all([addToPackage(world, about), addToPackage(world, about)])
  const quotes = await world.db.selectFrom('quotes').select(['id', 'state', 'totalCents', 'caseId']).execute()
  expect(quotes).toMatchObject([{ state: 'sent', totalCents: 20_000, caseId: about.caseId }])
  expect(outcomes).toEqual([1, 2].map(() => ({ ok: true, quoteId: quotes[0]?.id })))
  expect(await statuses()).toEqual([['crypto', 'quoted']])
  expect(await addToPackage(world, about)).toMatchObject({ quoteId: quotes[0]?.id })
})

test('continuing without an add-on is recorded, and can be undone or changed by adding it', async () => {
  const { world, answer, statuses, about } = await aCaseWith()
  await answer('crypto', 'yes')
  await decideScope(world, { ...about, isWithout: true })
  await decideScope(world, { ...about, isWithout: true })
  expect(await statuses()).toEqual([['crypto', 'without']])
  await decideScope(world, { ...about, isWithout: false })
  expect(await statuses()).toEqual([['crypto', 'open']])
  await decideScope(world, { ...about, isWithout: true })
  expect(await addToPackage(world, about)).toMatchObject({ ok: true })
  expect(await statuses()).toEqual([['crypto', 'quoted']])
})

test('only the client of the case adds an add-on; a partner may continue without it', async () => {
  const { world, found, answer, about } = await aCaseWith()
  await answer('crypto', 'yes')
  const partner = actorOf(await aPartner(world, found.client))
  const stranger = actorOf(await aPerson(world))
  expect(await addToPackage(world, { ...about, actor: partner })).toEqual({ ok: false, reason: 'forbidden' })
  expect(await addToPackage(world, { ...about, actor: stranger })).toEqual({ ok: false, reason: 'unknown-case' })
  expect(await decideScope(world, { ...about, actor: stranger, isWithout: true })).toMatchObject({ ok: false })
  expect(await decideScope(world, { ...about, actor: partner, isWithout: true })).toEqual({ ok: true })
})
