import { afterAll, describe, expect, test, vi } from 'vitest'
import { aShop } from '#test/shop.ts'
import { openSite } from '#test/web-app.ts'
import { loadQuestion, loadResult } from './load-filing-check.server.ts'
import { filingResult, incomeQuestion } from './locales/en.ts'

vi.setConfig({ testTimeout: 60_000 })

const world = await aShop({ now: '2026-11-26T10:00:00Z' }, afterAll)
const now = new Date('2026-11-26T10:00:00Z')
const root = '/do-i-have-to-file'
const permitB = 'year=2026&permit=B'
const inBiel = `${permitB}&commune=2502`
const single = `${inBiel}&own=under&spouse=unmarried`
const modest = `${single}&thresholds=BE-single&other=none&move=no`

async function redirectOf(load: () => unknown): Promise<string | null> {
  try {
    await load()
    return null
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown
    return thrown.headers.get('Location')
  }
}

const question = (name: Parameters<typeof loadQuestion>[2], query: string) =>
  loadQuestion(new URLSearchParams(query), now, name)
const result = (query: string) => loadResult(world, new URLSearchParams(query))

describe('questions', () => {
  test('a question without an answer shows no error until its form has been submitted', () => {
    expect(question('permit', '').errors).toEqual({})
    expect(question('home', permitB).errors).toEqual({})
    expect(question('home', `${permitB}&check=1`).errors).toEqual({ commune: 'commune-missing' })
  })

  test.each([
    ['permit', 'permit=Z', { permit: 'permit' }],
    ['permit', 'permit=B&year=2019', { year: 'year' }],
    ['home', `${permitB}&commune=Berlin`, { commune: 'commune-unmatched' }],
    ['home', `${permitB}&commune=Biel&abroad=yes&country=DE`, { abroad: 'permit-of-residents' }],
    ['home', 'permit=G&commune=Biel', { abroad: 'permit-of-commuters' }],
    ['home', 'permit=G&commune=Biel&abroad=yes', { country: 'country' }],
    ['home', 'permit=G&commune=Biel&abroad=yes&country=FR', { returnsHome: 'commuter' }],
    ['income', `${inBiel}&own=under`, { spouse: 'spouse-salary' }],
    ['income', `${inBiel}&own=rich&spouse=none`, { own: 'own-salary' }],
    ['other', `${single}&thresholds=BE-single&other=none&other=wealth`, { other: 'other-and-none' }],
    ['other', `${single}&thresholds=ZH-single&other=none`, { other: 'other-thresholds' }],
    ['other', `${single}&thresholds=BE-single&other=yacht`, { other: 'other' }],
    ['move', `${single}&thresholds=BE-single&other=none&move=left`, { leaves: 'leaving-day' }],
    [
      'move',
      `${single}&thresholds=BE-single&other=none&move=left&leaves=31&leaves.month=2&leaves.year=2026`,
      { leaves: 'leaving-day-wrong' },
    ],
    ['move', `${single}&thresholds=BE-single&other=none&move=left&leaves=01032028`, { leaves: 'leaving-year' }],
  ] as const)('%s refuses %s', (name, query, errors) => {
    expect(question(name, query).errors).toEqual(errors)
  })

  test('an ambiguous commune offers its namesakes, and a choice is accepted', () => {
    const { communeChoices, errors } = question('home', `${permitB}&commune=Wil`)
    expect(errors).toEqual({ choice: 'commune-ambiguous' })
    expect(communeChoices.length).toBeGreaterThan(1)
    const chosen = new URLSearchParams(`${permitB}&commune=Wil`)
    chosen.set('choice', communeChoices[0] ?? '')
    expect(loadQuestion(chosen, now, 'income').answers.home?.commune).toBe(communeChoices[0])
  })

  test('the page of a question redirects to an earlier open question and retains all answers', async () => {
    expect(await redirectOf(() => question('move', `${permitB}&own=under`))).toBe(
      `${root}/home?year=2026&permit=B&own=under&check=1`,
    )
    expect(await redirectOf(() => question('home', 'permit=Z'))).toBe(`${root}?permit=Z&check=1`)
  })

  test('the form of a question contains all other answers in hidden fields', () => {
    const { hidden, action } = question('home', `${modest}&choice=Biel`)
    expect(hidden).toContainEqual(['own', 'under'])
    expect(hidden).toContainEqual(['move', 'no'])
    expect(hidden.map(([name]) => name)).not.toContain('commune')
    expect(action).toBe(`${root}/income`)
    expect(question('home', `${modest}&change=1`).action).toBe(`${root}/result`)
  })

  test('the thresholds shown depend on canton and marital status', () => {
    const { variant } = question('other', `${permitB}&commune=8001&own=under&spouse=none`)
    expect(variant).toMatchObject({
      canton: 'ZH',
      maritalStatus: 'married',
      lines: { wealthFrom: { married: 160_000 } },
    })
  })

  test('people who live abroad are asked only for salary from work in Switzerland', async () => {
    const site = await openSite(world)
    const textOf = async (home: string) => (await site.get(`${root}/income?year=2026&permit=other&${home}`)).text()
    const { hintAbroad } = incomeQuestion
    expect(await textOf('commune=Bern&abroad=yes&country=other')).toContain(hintAbroad)
    expect(await textOf('commune=Bern')).not.toContain(hintAbroad)
  })

  test('from July on the current tax year is checked, until June the previous one', () => {
    expect(loadQuestion(new URLSearchParams(), new Date('2027-06-30T10:00:00Z'), 'permit').year).toBe(2026)
    expect(loadQuestion(new URLSearchParams(), new Date('2027-07-01T10:00:00Z'), 'permit').year).toBe(2027)
  })
})

describe('result', () => {
  test('a modest salary may file, and no package is offered', async () => {
    const { decision, offer } = await result(modest)
    expect(decision).toMatchObject({ outcome: 'may', requestUntil: '2027-03-31' })
    expect(offer).toBeNull()
  })

  test('with enough wealth in Bern a return is compulsory; Standard is offered at its current price', async () => {
    const { decision, offer, dates } = await result(modest.replace('other=none', 'other=wealth'))
    expect(decision).toMatchObject({ outcome: 'must', reasons: ['wealth'] })
    expect(dates).toMatchObject({ name: 'Bern', extendedTo: '2027-07-15' })
    expect(offer).toMatchObject({ productId: 'standard', priceCents: 49900, savingCents: 4990, isOnSale: false })
  })

  test('Basic is offered for one salary in the ordinary assessment; property needs an add-on', async () => {
    const settled = modest.replace('permit=B', 'permit=C').replace('BE-single', 'ordinary').replaceAll('2026', '2025')
    expect((await result(settled)).offer).toMatchObject({ productId: 'basic', isOnSale: true, addOns: [] })
    const { offer } = await result(settled.replace('other=none', 'other=property'))
    expect(offer?.addOns.map(({ title }) => title)).toEqual(['Real estate'])
  })

  test('a link without answers begins at the first question', async () => {
    expect(await redirectOf(() => result(''))).toBe(root)
    expect(await redirectOf(() => result(single))).toMatch(/\/other\?.*check=1$/)
  })
})

describe('pages', () => {
  test('only the first question is indexed', async () => {
    const site = await openSite(world)
    const pages = [`/home?${permitB}`, `/income?${inBiel}`, `/other?${single}`, `/move?${modest}`, `/result?${modest}`]
    expect(await (await site.get(root)).text()).not.toContain('noindex')
    for (const path of pages) {
      const reply = await site.get(root + path)
      expect([path, reply.status]).toEqual([path, 200])
      const html = await reply.text()
      expect(html.match(/<h1\b/g)).toHaveLength(1)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
    }
    expect((await site.get(`${root}/nothing`)).status).toBe(404)
  })

  test.each([
    [modest, 'You may file a tax return', '31 March 2027'],
    [modest.replace('other=none', 'other=wealth'), 'You must file a tax return', 'Request the tax return form by'],
    [
      modest.replace('commune=2502', 'commune=Zug').replace('BE-', 'ZG-').replace('none', 'income'),
      'the canton decides',
      '',
    ],
    [`${modest.replace('=B', '=C').replace('BE-single', 'ordinary')}`, 'File the tax return by', '15 March 2027'],
    [modest.replaceAll('2026', '2025'), 'You do not have to file', 'The last day for a voluntary request was'],
    [modest.replaceAll('2026', '2025').replace('other=none', 'other=wealth'), filingResult.over.form, '31 March 2026'],
    [
      modest
        .replace('=B', '=G')
        .replace('2502', '2502&abroad=yes&country=FR&returnsHome=yes')
        .replace('BE-single', 'abroad'),
      'You do not have to file',
      'Tax in France',
    ],
    [
      modest.replace('=B', '=G').replace('2502', '2502&abroad=yes&country=DE').replace('BE-single', 'abroad'),
      'at least 90%',
      'Tax at source',
    ],
  ])('the result of %s says "%s" and "%s"', async (query, first, second) => {
    const site = await openSite(world)
    const html = await (await site.get(`${root}/result?${query}`)).text()
    expect(html).toContain(first)
    expect(html).toContain(second)
  })

  test('the calendar file contains the date as an all-day event, and is missing without a date', async () => {
    const site = await openSite(world)
    const file = await (await site.get(`${root}/deadline.ics?${modest}`)).text()
    expect(file).toContain('DTSTART;VALUE=DATE:20270331')
    expect((await site.get(`${root}/deadline.ics?permit=B`)).status).toBe(404)
  })
})
