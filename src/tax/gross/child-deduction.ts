import type { ChildRule, GrossRules } from './gross-rules.ts'

/** Child deduction in whole francs. `netIncome` is used only by cantons whose deduction falls with rising income. */
export function childDeduction(rule: ChildRule | undefined, ages: readonly number[], netIncome: number): number {
  if (!rule || ages.length === 0) return 0
  switch (rule.by) {
    case 'age':
      return sumOver(
        ages,
        (age) => rule.steps.find(([from, to]) => age >= from && (to === null || age <= to))?.[2] ?? 0,
      )
    case 'order':
      return sumOver(ages, (_, at) => (at < 2 ? rule.firstTwo : rule.fromThird))
    case 'number':
      return ages.length * (ages.length > 2 ? rule.threeOrMore : rule.upToTwo)
    case 'income': {
      const above = netIncome - rule.above - rule.perFurtherChild * (ages.length - 1)
      const cut = rule.minus * Math.max(0, Math.ceil(above / rule.per))
      return sumOver(ages, (_, at) => {
        const [most, least] = at < 2 ? rule.firstTwo : rule.fromThird
        return Math.max(least, most - cut)
      })
    }
  }
}

/** Extra deduction in whole francs for children cared for by their parents, and for each child from the third on. */
export function familyAdditions({ ownCare, fromThirdChild = 0 }: GrossRules, ages: readonly number[]): number {
  const cared = ownCare ? ages.filter((age) => age <= ownCare.toAge).length * ownCare.perChild : 0
  return cared + fromThirdChild * Math.max(0, ages.length - 2)
}

function sumOver(ages: readonly number[], amount: (age: number, at: number) => number): number {
  return ages.reduce((sum, age, at) => sum + amount(age, at), 0)
}
