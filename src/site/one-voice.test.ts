import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claims } from '#content/claims.ts'
import { consentCategories } from '#content/pages/consent.ts'
import { phases } from '#content/pages/home.ts'
import { terms } from '#content/pages/terms.ts'
import { packages } from '#content/products/packages.ts'
import { packageServices, serviceLevels } from '#content/service-levels.ts'
import { assessmentLines } from '#tax/withholding/compulsory-return.ts'
import { storedItems } from './legal/stored-items.ts'

const texts = [
  ...globSync('content/**/*.{ts,md}'),
  ...globSync('src/**/letters.tsx'),
  ...globSync('src/portal/**/*.{ts,tsx}'),
]
  .filter((path) => path !== 'content/service-levels.ts' && !path.includes('.test.'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/(?<=\d)[’'](?=\d)/g, '') }))

function printed(form: RegExp): { path: string; words: string; groups: string[] }[] {
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(form)].map(([words, ...groups]) => ({ path, words, groups })),
  )
}

const ids = ['basic', 'standard', 'premium'] as const
const daysOf = (id: (typeof ids)[number]) => {
  const { min, max } = packageServices[id].preparationDays
  return `${min}–${max}`
}

test('every text names the same preparation times', () => {
  for (const id of ids) {
    const words = JSON.stringify(packages.find((one) => one.id === id))
    expect(words).toContain(`${daysOf(id)} working days`)
    expect(words).toContain(`"timeToComplete":"${daysOf(id).replace('–', '-')} days"`)
  }
  const [basic, standard, premium] = ids.map(daysOf)
  expect(printed(/\d–\d, \d–\d or \d–\d working days/g).map(({ words }) => words)).toEqual([
    `${basic}, ${standard} or ${premium} working days`,
  ])
  const { min } = packageServices.basic.preparationDays
  const { max } = packageServices.premium.preparationDays
  const spans = printed(/our own part of it takes (\d–\d) days|value: '(\d–\d)', label: 'working days of preparation/g)
  expect(spans.map(({ groups }) => groups.find(Boolean))).toEqual([`${min}–${max}`, `${min}–${max}`])
  const phase = phases.find(({ title }) => title === 'Preparation')
  expect(phase?.maxDays).toBeGreaterThanOrEqual(max)
})

test('the assessment is checked for Standard and Premium, wherever a text says so', () => {
  const content = printed(/(?:compare|check|Check|Compare)[^.'"]{0,30} the assessment[^.'"]*/g).filter(({ words }) =>
    /Standard|Premium|Basic/.test(words),
  )
  const named = ids.filter((id) => packageServices[id].checksAssessment)
  expect(named).toEqual(['standard', 'premium'])
  expect(content.length).toBeGreaterThan(1)
  for (const { path, words } of content)
    expect([path, words]).toEqual([path, expect.stringContaining('(Standard and Premium)')])
  for (const { path, words } of printed(/[Ww]ith \w+(?: and \w+)? we (?:also )?(?:check|compare) the assessment/g))
    expect([path, words]).toEqual([path, expect.stringMatching(/With Standard and Premium/)])
  for (const id of ids) {
    const features = JSON.stringify(packages.find((one) => one.id === id)?.package?.features)
    const inherits = features.includes('Everything in Standard')
    expect(features.includes('Assessment checked') || inherits).toBe(packageServices[id].checksAssessment)
  }
})

test('a second adviser checks the draft of Premium, and of nothing else', () => {
  for (const id of ids) {
    const words = JSON.stringify(packages.find((one) => one.id === id))
    expect([id, /second (adviser|reviewer)/.test(words)]).toEqual([id, packageServices[id].hasSecondReviewer])
  }
  const elsewhere = printed(/[^.'"\n]*(?:second (?:adviser|reviewer|pair of eyes)|[Ff]our eyes)[^.'"\n]*/g)
  expect(
    elsewhere.filter(({ path, words }) => path !== 'content/products/packages.ts' && !words.includes('Premium')),
  ).toEqual([])
})

test('income from abroad is an add-on in every package', () => {
  for (const { package: facts, details } of packages) {
    expect(facts?.includedAddOns).not.toContain('foreignIncome')
    expect(details.find(({ id }) => id === 'limits')?.description).toMatch(/from abroad/)
  }
})

test('uploads are read as soon everywhere', () => {
  const level = serviceLevels.find(({ id }) => id === 'documents')?.answer
  expect(level).toBe('read within one working day')
  for (const { path, words } of printed(/[Rr]ead (?:each|every) document within [^']+/g))
    expect([path, words]).toEqual([path, expect.stringContaining('within one working day')])
})

test('the lines of Bern for other income and wealth are those that the program knows', () => {
  const lines = assessmentLines.BE
  const content = printed(/Bern:? CHF (\d+) and CHF (\d+)/g)
  expect(content.length).toBeGreaterThan(1)
  for (const { path, groups } of content)
    expect([path, ...groups.map(Number)]).toEqual([path, lines?.otherIncomeFrom, lines?.wealthFrom.single])
})

test('average and total saving are proven on the same cases, or not at all', () => {
  const figure = (id: string) => claims.find((claim) => claim.id === id)
  const number = (id: string) => Number(figure(id)?.value.replaceAll(/\D/g, ''))
  const [average, total, clients] = [figure('average-saving'), figure('total-tax-savings'), figure('clients')]
  expect(average && total && clients).toBeTruthy()
  if (average?.proven && clients?.proven)
    expect(number('average-saving') * number('clients')).toBeLessThanOrEqual(number('total-tax-savings') * 1000)
  if (average?.proven || total?.proven) expect(average?.proven).toBe(total?.proven)
})

test('the consent banner says of each purpose what the program stores for it', () => {
  for (const { id, text } of consentCategories) {
    const isStored = storedItems.some(({ category }) => category === id)
    expect([id, text.includes('nothing is stored')]).toEqual([id, !isStored])
  }
})

test('the tax years that are sold are those that have ended, and texts offer no other', () => {
  const sold = new Set(packages.flatMap(({ options }) => options.flatMap(({ values }) => values)))
  expect([...sold]).toEqual(['2025', '2024', '2023'])
  const store = readFileSync('content/pages/store.ts', 'utf8')
  expect(store).toContain('Tax year 2026 can be ordered from January 2027')
})

test('nothing promises to pay a fine, and refunds are worded as the terms word them', () => {
  expect(
    printed(
      /[Pp]enalty cover|cover (?:the |any |your )?(?:fine|penalt)|(?:we|We) (?:pay|bear) (?:the |any |your )?(?:fine|penalt)/g,
    ),
  ).toEqual([])
  const words = JSON.stringify(terms)
  expect(words).toContain('until the draft of the return was delivered to you')
  for (const { path, words: content } of printed(/refund the whole price[^']*/g))
    expect([path, content]).toEqual([
      path,
      expect.stringMatching(/until the draft of (?:the|your) return was delivered/),
    ])
})
