import { describe, expect, test } from 'vitest'
import { type CodeAnswers, withholdingCode } from './withholding-code.ts'

const base = {
  canton: 'ZH',
  permit: 'B',
  civilStatus: 'single',
  secondIncome: false,
  children: 0,
  confession: 'none',
  crossBorder: 'no',
} as const satisfies CodeAnswers

const german: Partial<CodeAnswers> = { permit: 'G', crossBorder: 'DE', returnsHome: true }
const italian: Partial<CodeAnswers> = {
  ...{ canton: 'TI', permit: 'G', crossBorder: 'IT' },
  ...{ withinZone: true, returnsHome: true, workedBefore: false },
}
const liechtenstein: Partial<CodeAnswers> = {
  ...{ canton: 'SG', permit: 'G', crossBorder: 'LI' },
  ...{ returnsHome: true, publicService: false },
}
const parent: Partial<CodeAnswers> = { children: 2, keepsChild: true, otherParent: 'no' }

function codeOf(answers: Partial<CodeAnswers>) {
  return withholdingCode({ ...base, ...answers })
}

describe('tariff code', () => {
  test.each<[Partial<CodeAnswers>, string]>([
    [{}, 'A0N'],
    [{ confession: 'protestant' }, 'A0Y'],
    [parent, 'H2N'],
    [{ civilStatus: 'married', children: 1 }, 'B1N'],
    [{ civilStatus: 'married', secondIncome: true }, 'C0N'],
    [german, 'L0N'],
    [{ ...german, civilStatus: 'married' }, 'M0N'],
    [{ ...german, civilStatus: 'married', secondIncome: true }, 'N0N'],
    [{ ...german, ...parent, children: 1 }, 'P1N'],
    [{ ...german, replacementIncome: true }, 'Q0N'],
    [italian, 'R0N'],
    [{ ...italian, canton: 'GR', civilStatus: 'married', confession: 'roman-catholic' }, 'S0Y'],
    [{ ...italian, canton: 'VS', civilStatus: 'married', secondIncome: true }, 'T0N'],
    [{ ...italian, ...parent, children: 3 }, 'U3N'],
    [{ ...italian, replacementIncome: true }, 'V0N'],
    [{ ...italian, canton: 'ZH', replacementIncome: true }, 'G0N'],
    [{ canton: 'ZH', permit: 'G', crossBorder: 'IT' }, 'A0N'],
    [{ canton: 'GE', permit: 'G', crossBorder: 'FR' }, 'A0N'],
    [{ permit: 'G', crossBorder: 'AT' }, 'A0N'],
    [{ permit: 'swiss-abroad', canton: 'GE', crossBorder: 'FR' }, 'A0N'],
    [{ canton: 'GE', civilStatus: 'married', children: 8 }, 'B5N'],
    [{ canton: 'VD', confession: 'protestant' }, 'A0N'],
    [{ canton: 'JU' }, 'A0Y'],
    [{ replacementIncome: true }, 'G0N'],
  ])('the answers %j give the code %s', (answers, code) => {
    expect(codeOf(answers)).toMatchObject({ ok: true, code })
  })

  test.each<[Partial<CodeAnswers>, string[]]>([
    [{}, ['alone', 'children', 'no-church']],
    [{ ...parent, confession: 'protestant' }, ['lone-parent', 'children', 'church-member']],
    [{ canton: 'GE', civilStatus: 'married', children: 8 }, ['one-earner', 'children', 'most-children', 'no-church']],
    [{ ...italian, confession: 'protestant' }, ['from-italy', 'alone', 'children', 'church-not-withheld']],
    [
      { ...german, canton: 'JU', replacementIncome: true },
      ['from-germany', 'replacement-income', 'children', 'church-always'],
    ],
    [{ civilStatus: 'married', secondIncome: true }, ['both-earn', 'children', 'no-church']],
    [{ replacementIncome: true, children: 12 }, ['replacement-income', 'children', 'no-church']],
  ])('the code for the answers %j has the reasons %j', (answers, codes) => {
    const found = codeOf(answers)
    expect(found.ok && found.because.map(({ code }) => code)).toEqual(codes)
  })

  test.each<[Partial<CodeAnswers>, object]>([
    [{ permit: 'C' }, { code: 'settled', values: {} }],
    [{ permit: 'swiss' }, { code: 'settled', values: {} }],
    [
      { civilStatus: 'married', spouseSwissOrC: true },
      { code: 'settled-spouse', values: {} },
    ],
    [
      { canton: 'BS', permit: 'G', crossBorder: 'FR', returnsHome: true },
      { code: 'left-to-france', values: { canton: 'BS' } },
    ],
    [liechtenstein, { code: 'left-to-liechtenstein', values: {} }],
  ])('%j is not taxed at source', (answers, why) => {
    expect(codeOf(answers)).toEqual({ ok: false, reason: 'not-taxed-at-source', why })
  })
})

describe('commuters from Italy in Graubünden, Ticino and Valais (agreement of 23 December 2020)', () => {
  // New commuters get the codes R to V (80% of the ordinary tax). People who already commuted between 31.12.2018 and
  // 17.7.2023 get ordinary codes.
  test.each<[string, Partial<CodeAnswers>, string, string]>([
    ['new commuter', {}, 'S2N', 'from-italy'],
    ['old commuter', { workedBefore: true }, 'B2N', 'italy-old-agreement'],
    ['outside the 20 km zone', { withinZone: false }, 'B2N', 'italy-no-commuter'],
    ['does not return every day', { returnsHome: false }, 'B2N', 'italy-no-commuter'],
    ['old commuter outside the 20 km zone', { workedBefore: true, withinZone: false }, 'B2N', 'italy-no-commuter'],
  ])('%s', (_, answers, code, because) => {
    const found = codeOf({ ...italian, civilStatus: 'married', children: 2, ...answers })
    expect(found).toMatchObject({ ok: true, code })
    expect(found.ok && found.because[0]?.code).toBe(because)
  })

  test.each(['withinZone', 'returnsHome', 'workedBefore'] as const)(
    '%s must be answered and is never assumed',
    (name) => {
      expect(codeOf({ ...italian, [name]: undefined })).toEqual({
        ok: false,
        reason: 'not-answered',
        questions: [name],
      })
    },
  )
})

describe('commuters from Liechtenstein (treaty Art. 15 para. 4) and from the other neighbours', () => {
  test.each<[string, Partial<CodeAnswers>, string, string]>([
    ['Liechtenstein, public service', { ...liechtenstein, publicService: true }, 'A0N', 'liechtenstein-public'],
    [
      'Liechtenstein, does not return every day',
      { ...liechtenstein, returnsHome: false },
      'A0N',
      'liechtenstein-no-commuter',
    ],
    ['Germany, more than 60 nights away', { ...german, returnsHome: false }, 'A0N', 'germany-no-commuter'],
    [
      'France, Basel, more than 45 nights away',
      { canton: 'BS', permit: 'G', crossBorder: 'FR', returnsHome: false },
      'A0N',
      'france-no-agreement',
    ],
    ['Austria', { permit: 'G', crossBorder: 'AT' }, 'A0N', 'lives-abroad'],
  ])('%s: the ordinary code', (_, answers, code, because) => {
    const found = codeOf(answers)
    expect(found).toMatchObject({ ok: true, code })
    expect(found.ok && found.because[0]?.code).toBe(because)
  })

  test.each<[string, Partial<CodeAnswers>, string[]]>([
    ['Liechtenstein', { permit: 'G', crossBorder: 'LI' }, ['returnsHome', 'publicService']],
    ['Germany', { permit: 'G', crossBorder: 'DE' }, ['returnsHome']],
    ['France, Vaud', { canton: 'VD', permit: 'G', crossBorder: 'FR' }, ['returnsHome']],
    ['Italy, Ticino', { canton: 'TI', permit: 'G', crossBorder: 'IT' }, ['withinZone', 'returnsHome', 'workedBefore']],
  ])('%s: the decisive questions are returned', (_, answers, questions) => {
    expect(codeOf(answers)).toEqual({ ok: false, reason: 'not-answered', questions })
  })
})

describe('single with children (QStV Art. 1 para. 1 h)', () => {
  test.each<[string, Partial<CodeAnswers>, string, string]>([
    ['lives with the children and supports them', {}, 'H2N', 'lone-parent'],
    ['the children live elsewhere', { keepsChild: false, otherParent: undefined }, 'A0N', 'child-elsewhere'],
    ['lives with the other parent, who earns less', { otherParent: 'earns-less' }, 'H2N', 'parent-with-more'],
    ['lives with the other parent, who earns more', { otherParent: 'earns-more' }, 'A0N', 'parent-with-less'],
  ])('%s', (_, answers, code, because) => {
    const found = codeOf({ ...parent, ...answers })
    expect(found).toMatchObject({ ok: true, code })
    expect(found.ok && found.because[0]?.code).toBe(because)
  })

  test('without an answer there is no code', () => {
    expect(codeOf({ children: 1 })).toMatchObject({ reason: 'not-answered', questions: ['keepsChild', 'otherParent'] })
    expect(codeOf({ children: 1, keepsChild: true })).toMatchObject({ questions: ['otherParent'] })
    expect(codeOf({ children: 1, civilStatus: 'married' })).toMatchObject({ ok: true, code: 'B1N' })
  })
})

describe('contradictory answers', () => {
  test.each<[string, Partial<CodeAnswers>, string]>([
    ['permit G, home in Switzerland', { permit: 'G' }, 'permit-of-commuters'],
    ['Swiss abroad, home in Switzerland', { permit: 'swiss-abroad' }, 'permit-of-commuters'],
    ['Swiss, home in Germany', { permit: 'swiss', crossBorder: 'DE' }, 'swiss-lives-abroad'],
    ['permit C, home in France', { permit: 'C', crossBorder: 'FR', canton: 'GE' }, 'permit-of-residents'],
    ['permit B, home in Liechtenstein', { permit: 'B', crossBorder: 'LI' }, 'permit-of-residents'],
    ['permit L, home in Italy', { permit: 'L', crossBorder: 'IT' }, 'permit-of-residents'],
    ['permit F, home in Austria', { permit: 'F', crossBorder: 'AT' }, 'permit-of-residents'],
    ['permit N, home in Austria', { permit: 'N', crossBorder: 'AT' }, 'permit-of-residents'],
    ['permit S, home in Austria', { permit: 'S', crossBorder: 'AT' }, 'permit-of-residents'],
  ])('%s: no code', (_, answers, why) => {
    expect(codeOf(answers)).toMatchObject({ ok: false, reason: 'contradiction', why: { code: why } })
  })
})
