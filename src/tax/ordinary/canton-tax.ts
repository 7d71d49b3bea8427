import type { CantonFigures, CantonRules, CommuneFigures, Confession, MaritalStatus } from '#tax/figures.ts'
import {
  compare,
  decimal,
  type Fraction,
  larger,
  minus,
  over,
  percent,
  plus,
  roundHalfUp,
  smaller,
  times,
  toNumber,
  whole,
  zero,
} from '#tax/tariff/fraction.ts'
import type { Note } from '#tax/trace.ts'
import { atRate, creditFor, simpleIncomeTax, type Taxed, tariffIncome } from './simple-tax.ts'

/**
 * Simple taxes (before multipliers) on income, not rounded; the same in all communes of a canton. `base` is the rounded
 * income.
 */
export type SimpleTaxes = { readonly canton: Fraction; readonly commune: Fraction; readonly base: Fraction }

/**
 * Computes the simple taxes (before multipliers) of canton and commune. Child credits are already deducted in cantons
 * that deduct them from the simple tax. `rateIncome` is the income that determines the tax rate.
 */
export function simpleTaxes(
  figures: CantonFigures,
  who: Taxed,
  income: Fraction,
  note?: Note,
  rateIncome = income,
): SimpleTaxes {
  const { rules } = figures
  const simpleOf = (level: 'canton' | 'commune', to?: Note) =>
    simpleAtRate(figures, level, who, { income, rateIncome }, to)
  const ownCommuneTariff = Boolean(rules.index) || figures.tariffs.some(({ level }) => level === 'commune')
  const canton = lessChildCredit(rules, who, simpleOf('canton', note), note)
  const commune = ownCommuneTariff ? lessChildCredit(rules, who, simpleOf('commune', note)) : canton
  return { canton, commune, base: tariffIncome(rules, income) }
}

function simpleAtRate(
  figures: CantonFigures,
  level: 'canton' | 'commune',
  who: Taxed,
  { income, rateIncome }: { income: Fraction; rateIncome: Fraction },
  note?: Note,
): Fraction {
  const whole = simpleIncomeTax(figures, level, who, rateIncome, note)
  const [rateBase, base] = [tariffIncome(figures.rules, rateIncome), tariffIncome(figures.rules, income)]
  const simple = atRate(whole, rateBase, base)
  if (compare(rateBase, base) !== 0) {
    const values = { simple: toNumber(whole), rateBase: toNumber(rateBase), base: toNumber(base) }
    note?.({ part: level, code: 'income.at-rate', amount: toNumber(simple), values, article: figures.rules.law.act })
  }
  return simple
}

function lessChildCredit({ childCredit, law }: CantonRules, who: Taxed, simple: Fraction, note?: Note): Fraction {
  const { children } = who
  if (childCredit?.from !== 'simple tax' || children === 0) return simple
  const reduced = larger(zero, minus(simple, creditFor(who, childCredit.amount)))
  note?.({
    part: 'canton',
    code: 'income.simple-tax-less-child-credit',
    amount: toNumber(reduced),
    values: { simple: toNumber(simple), children, credit: childCredit.amount },
    article: law.act,
  })
  return reduced
}

/** Multiplier of the canton as a fraction (1 is 100 %), adjusted by `factor` and `plus` of the canton's rules. */
export function cantonMultiplier(rate: number, change: CantonRules['cantonRate']): Fraction {
  if (!change) return percent(rate)
  return over(plus(times(decimal(rate), decimal(change.factor)), decimal(change.plus)), whole(100))
}

/**
 * Taxes in whole francs, rounded half up, after family reductions, child credits, the cantonal minimum and the upper
 * limit.
 */
export function cantonAndCommuneTax(
  figures: CantonFigures,
  commune: Pick<CommuneFigures, 'name' | 'income'>,
  who: Taxed,
  simple: SimpleTaxes,
  note?: Note,
): { canton: number; commune: number } {
  const { rules, rates } = figures
  const multiplier = cantonMultiplier(rates.income, rules.cantonRate)
  let canton = times(simple.canton, multiplier)
  let local = times(simple.commune, percent(commune.income))
  note?.({
    part: 'canton',
    code: 'canton.income-tax',
    amount: toNumber(canton),
    values: {
      simple: toNumber(simple.canton),
      multiplierPercent: toNumber(times(multiplier, whole(100)), 4),
      ...(rules.cantonRate && { change: { printedPercent: rates.income, ...rules.cantonRate } }),
    },
  })
  note?.({
    part: 'commune',
    code: 'commune.income-tax',
    amount: toNumber(local),
    values: { commune: commune.name, simple: toNumber(simple.commune), multiplierPercent: commune.income },
  })
  const family = rules.familyReduction
  if (family && who.kind !== 'single') {
    canton = larger(zero, minus(canton, reduction(canton, family, family.mostCanton)))
    local = larger(zero, minus(local, reduction(local, family, family.mostCommune)))
    canton = larger(zero, minus(canton, creditFor(who, family.perChild)))
    note?.({
      part: 'canton',
      code: 'canton.family-reduction',
      amount: toNumber(canton),
      values: { percent: family.percent, least: family.least, most: family.mostCanton, perChild: family.perChild },
      article: rules.law.act,
    })
    note?.({
      part: 'commune',
      code: 'commune.family-reduction',
      amount: toNumber(local),
      values: { percent: family.percent, least: family.least, most: family.mostCommune },
      article: rules.law.act,
    })
  }
  if (rules.childCredit?.from === 'canton tax' && who.children > 0) {
    canton = larger(zero, minus(canton, creditFor(who, rules.childCredit.amount)))
    note?.({
      part: 'canton',
      code: 'canton.child-credit',
      amount: toNumber(canton),
      values: { children: who.children, credit: rules.childCredit.amount },
      article: rules.law.act,
    })
  }
  if (rules.cantonMinimum) canton = larger(canton, whole(rules.cantonMinimum))
  if (rules.capPercent) {
    const most = times(simple.base, percent(rules.capPercent))
    const sum = plus(canton, local)
    if (compare(sum, most) > 0) {
      canton = times(canton, over(most, sum))
      local = times(local, over(most, sum))
      note?.({
        part: 'canton',
        code: 'canton.limit',
        amount: toNumber(most),
        values: { percent: rules.capPercent, base: toNumber(simple.base) },
        article: rules.law.act,
      })
    }
  }
  return { canton: roundHalfUp(canton), commune: roundHalfUp(local) }
}

function reduction(
  tax: Fraction,
  { percent: share, least }: NonNullable<CantonRules['familyReduction']>,
  most: number,
): Fraction {
  return smaller(whole(most), larger(whole(least), times(tax, percent(share))))
}

/**
 * Head tax in whole francs, which does not depend on income. If churches also levy one, it depends on the confession.
 */
export function personalTax(
  { personalTax: rates, law }: CantonRules,
  maritalStatus: MaritalStatus,
  confession: Confession,
  note?: Note,
): number {
  const [single, couple] = rates?.[confession] ?? rates?.none ?? [0, 0]
  const amount = maritalStatus === 'married' ? couple : single
  if (amount > 0) {
    note?.({ part: 'personal', code: 'personal.tax', amount, values: {}, article: law.act })
  }
  return amount
}
