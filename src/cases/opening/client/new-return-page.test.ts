import { beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts/people/person.ts'
import * as caseTexts from '#cases/locales/en.ts'
import type { Offers } from '#shop/catalogue/public/price-quote.ts'
import { aCase, aPerson } from '#test/cases.ts'
import { argsOf, outcomeOf } from '#test/portal/portal.ts'
import { aShop } from '#test/shop.ts'
import { newWorld, type World } from '#test/world.ts'
import { loader } from './new-return-page.tsx'
import { addOnsFor, matchingPackage, readAnswers, readSituations, situationWords, stepPath } from './situation.ts'

const offers: Offers = {
  packages: [
    { id: 'basic', title: 'Basic', priceCents: 29_900, regularCents: null, includes: [] },
    { id: 'standard', title: 'Standard', priceCents: 49_900, regularCents: null, includes: ['investments'] },
    {
      id: 'premium',
      title: 'Premium',
      priceCents: 79_900,
      regularCents: null,
      includes: ['investments', 'realEstate'],
    },
  ],
  addOns: [
    { flag: 'investments', title: 'Investments', priceCents: 20_000 },
    { flag: 'realEstate', title: 'Real estate', priceCents: 15_000 },
    { flag: 'crypto', title: 'Crypto', priceCents: 10_000 },
  ],
}

test.each([
  [['employed', 'withholding'], 'basic', 29_900],
  [['crypto'], 'basic', 39_900],
  [['securities'], 'standard', 49_900],
  [['securities', 'property'], 'standard', 64_900],
])('the situations %s match the package %s', (requested, id, totalCents) => {
  const found = matchingPackage(offers, addOnsFor(readSituations(requested)))
  expect(found).toMatchObject({ id, quote: { totalCents } })
})

test('without packages there is no match, and unknown answers are ignored', () => {
  expect(matchingPackage({ packages: [], addOns: [] }, [])).toBeNull()
  expect(readSituations(['crypto', 'nonsense', 'employed'])).toEqual(['employed', 'crypto'])
  expect(situationWords(['crypto'])).toBe(
    `${caseTexts.situation.myYear}\n- ${caseTexts.situation.iOwnedCryptocurrency}`,
  )
  expect(situationWords([])).toBe('')
})

test('answers are stored in the URL, and an invalid year returns to the year step', () => {
  const answers = { step: 'offer', year: 2024, situations: ['crypto'] } as const
  const path = stepPath({ ...answers, situations: ['crypto'] }, 'offer')
  expect(readAnswers(new URL(path, 'http://localhost').searchParams, [2025, 2024], 2025)).toEqual(answers)
  const wrong = new URLSearchParams('step=offer&year=1999')
  expect(readAnswers(wrong, [2025, 2024], 2025)).toEqual({ step: 'year', year: 2025, situations: [] })
})

let world: World
let client: Person
beforeEach(async () => {
  world = await newWorld()
  client = await aPerson(world)
})
const open = async (query: string) =>
  (await outcomeOf(loader, argsOf(world, `/client-portal/new-case${query}`, { person: client }))).data

test('an open case of the client for the year is shown, cases of others are not', async () => {
  const own = await aCase(world, { client, taxYear: 2024 })
  await aCase(world, { taxYear: 2024 })
  expect(await open('?step=situation&year=2024')).toMatchObject({
    openCases: [{ id: own.id, title: 'Tax return 2024', caseNumber: own.caseNumber, taxYear: 2024 }],
  })
  expect(await open('?step=situation&year=2025')).toMatchObject({ openCases: [] })
  expect(await open('?step=household&year=2025')).toMatchObject({
    household: { address: null, canton: null, facts: [] },
  })
})

test('a year without a package for sale has no price', async () => {
  expect(await open('?step=offer&year=2026')).toMatchObject({ answers: { year: 2026 }, offer: null })
})

test('the answers determine package, price and documents', async () => {
  world = await aShop()
  client = await aPerson(world)
  expect(await open('?step=offer&year=2025&with=employed')).toMatchObject({
    offer: {
      title: 'Basic',
      totalCents: 29_900,
      addOns: [],
      chosen: { packageId: 'basic', year: '2025', flags: [] },
      documents: expect.arrayContaining([
        { title: 'Salary certificate (Lohnausweis) from each employer', isRequired: true },
      ]),
    },
  })
  expect(await open('?step=offer&year=2025&with=crypto')).toMatchObject({
    offer: { chosen: { flags: ['crypto'] }, addOns: [{ title: 'Crypto' }] },
  })
})
