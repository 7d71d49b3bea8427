import { describe, expect, test } from 'vitest'
import { products } from '#content/products.ts'
import type { Condition, Question } from '#content/questions/question.ts'
import { questionSets } from '#content/questions/question-sets.ts'
import { yearFigures } from '#content/questions/year-figures.ts'
import { allFigureCodes as allFigures, isFigureCode } from '#returns/amounts/figure-codes.ts'
import { readFigures } from '#tax/figures.server.ts'
import { publishedYears } from '#tax/figures.ts'
import { pillar3aLimit } from '#tax/pillar-3a.ts'

type Leaf = { question: string; is: readonly string[] }

function waysOf(when: Condition | undefined): Leaf[][] {
  if (!when) return [[]]
  if ('any' in when) return when.any.flatMap(waysOf)
  if ('all' in when) {
    return when.all
      .map(waysOf)
      .reduce((ways, each) => ways.flatMap((way) => each.map((more) => [...way, ...more])), [[]] as Leaf[][])
  }
  return [[when]]
}

function optionsOf(question: Question): string[] {
  if (question.kind === 'yes_no') return ['yes', 'no']
  return question.kind === 'choice' || question.kind === 'several' ? question.options.map(({ value }) => value) : []
}

function isReachable(when: Condition | undefined, questions: ReadonlyMap<string, Question>): boolean {
  const withThoseBefore = (way: Leaf[]): Leaf[][] =>
    way.reduce<Leaf[][]>(
      (ways, leaf) => {
        const before = waysOf(questions.get(leaf.question)?.when).flatMap(withThoseBefore)
        return ways.flatMap((one) => before.map((more) => [...one, leaf, ...more]))
      },
      [[]],
    )
  return waysOf(when)
    .flatMap(withThoseBefore)
    .some((leaves) =>
      [...Map.groupBy(leaves, ({ question }) => question)].every(([code, needed]) => {
        const question = questions.get(code)
        if (!question) return false
        const options = optionsOf(question)
        if (question.kind === 'several') return needed.every(({ is }) => is.some((one) => options.includes(one)))
        return options.some((option) => needed.every(({ is }) => is.includes(option)))
      }),
    )
}

function leavesOf(when: Condition | undefined): Leaf[] {
  return waysOf(when).flat()
}

describe('structure of the question sets', () => {
  test.each(questionSets.map((set) => [`${set.caseType} ${set.taxYear}`, set] as const))(
    '%s: each branch depends on earlier questions and can be reached',
    (_, { sections, documents }) => {
      const all = sections.flatMap(({ questions }) => questions)
      expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
      expect(new Set(sections.map(({ code }) => code)).size).toBe(sections.length)
      expect(new Set(documents.map(({ code }) => code)).size).toBe(documents.length)
      expect(new Set(documents.map(({ title }) => title)).size).toBe(documents.length)
      const earlier = new Map<string, Question>()
      for (const question of all) {
        for (const { question: code, is } of leavesOf(question.when)) {
          const named = earlier.get(code)
          expect(named, `${question.code} names ${code}`).toBeDefined()
          if (named) expect(optionsOf(named)).toEqual(expect.arrayContaining([...is]))
          if (named?.perPerson) expect(question.perPerson, question.code).toBe(true)
        }
        expect(isReachable(question.when, earlier), question.code).toBe(true)
        earlier.set(question.code, question)
      }
      for (const document of documents) {
        expect(isReachable(document.when, earlier), document.code).toBe(true)
        for (const { question, is } of leavesOf(document.when)) {
          const named = earlier.get(question)
          expect(named && optionsOf(named)).toEqual(expect.arrayContaining([...is]))
        }
      }
    },
  )

  test('an unreachable branch is detected', () => {
    const set = questionSets[0]?.sections.flatMap(({ questions }) => questions) ?? []
    const questions = new Map(set.map((question) => [question.code, question]))
    const no = { question: 'children', is: ['no'] }
    expect(isReachable({ all: [no, { question: 'child-care', is: ['yes'] }] }, questions)).toBe(false)
    expect(isReachable({ question: 'permit', is: ['passport'] }, questions)).toBe(false)
  })

  test('each figure code is valid, and each figure that clients can know has a question', () => {
    const requested = new Set<string>()
    for (const question of questionSets.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions))) {
      const figures =
        question.kind === 'rows'
          ? question.columns.flatMap(({ figure, figureAbroad, figureElsewhere, figureBy }) => [
              ...[figure, figureAbroad, figureElsewhere],
              ...Object.values(figureBy?.is ?? {}),
            ])
          : [question.kind === 'money' ? question.figure : undefined]
      for (const figure of figures) if (figure !== undefined) requested.add(figure)
    }
    expect([...requested].filter((code) => !isFigureCode(code))).toEqual([])
    const computed = ['equity', 'equity-abroad', 'meals', 'equity-abroad-in-salary']
    const notRequested = ['gross-salary', ...computed, 'withholding-tax', 'us-withholding']
    expect(allFigures.filter((code) => !requested.has(code))).toEqual(notRequested)
  })

  test('each case type has one set per year and shares no question code with another type', () => {
    const byType = Map.groupBy(questionSets, ({ caseType }) => caseType)
    expect([...byType.keys()].toSorted()).toEqual(['consultation', 'service', 'tax_return'])
    const codes = [...byType.values()].map((sets) => {
      expect(sets.map(({ taxYear }) => taxYear)).toEqual(yearFigures.map(({ year }) => year))
      return new Set(
        sets.flatMap(({ sections }) => sections.flatMap(({ questions }) => questions.map(({ code }) => code))),
      )
    })
    const all = codes.flatMap((each) => [...each])
    expect(all.filter((code, at) => all.indexOf(code) !== at)).toEqual([])
  })
})

/** @example francsOf('CHF 7,258') // 7258 */
const francsOf = (amount = '') => Number(amount.replaceAll(/\D/g, ''))

describe('limits named in the questions', () => {
  test.each(yearFigures)('the pillar 3a limits in the questions of $year equal those of the engine', (figures) => {
    const { year, pillar3a, pillar3aWithoutFund } = figures
    const limitOf = (pensionFund: boolean) => {
      const found = pillar3aLimit(year, { pensionFund, netEarnedIncome: 1_000_000 })
      return found.ok ? found.limit : null
    }
    expect([pillar3a, pillar3aWithoutFund].map(francsOf)).toEqual([limitOf(true), limitOf(false)])
  })

  test.each(publishedYears)(
    'the commuting and child care limits in the questions of %d equal the official ones',
    (year) => {
      const figures = readFigures(year, 'BE')
      const named = yearFigures.find((one) => one.year === year)
      if (!figures.ok) throw new Error('not published')
      const { commuting = 0, childCare } = figures.federal.limits
      expect([named?.commuting, named?.childCare].map(francsOf)).toEqual([commuting, childCare?.max ?? 0])
    },
  )
})

describe('documents and help', () => {
  test('checklist items of products have documents with the same title', () => {
    const items = products.flatMap(({ checklist }) => checklist.map(({ title }) => title))
    for (const title of [
      'Documents that relate to your questions',
      'Employment contract or offer',
      'Last tax return or tax assessment',
      'Changes during the year: marriage, birth, separation, church',
      'Proof of deductions: pillar 3a, pension fund buy-in, maintenance, training',
      'Tax return as filed, with enclosures',
    ]) {
      expect(items).toContain(title)
      expect(questionSets.some(({ documents }) => documents.some((one) => one.title === title))).toBe(true)
    }
  })

  test('each question has help and an example, and legal sources link to official sites', () => {
    for (const { sections } of questionSets) {
      for (const { code, help, example, source } of sections.flatMap(({ questions }) => questions)) {
        expect(help.length, code).toBeGreaterThan(10)
        expect(example.length, code).toBeGreaterThan(1)
        if (source) expect(source.href, code).toMatch(/^https:\/\/www\.((fedlex|estv|sif)\.admin\.ch|irs\.gov)\//)
      }
    }
  })
})
