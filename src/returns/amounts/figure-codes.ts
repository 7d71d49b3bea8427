export const figureGroups = ['income', 'deduction', 'asset', 'debt', 'credit'] as const
export type FigureGroup = (typeof figureGroups)[number]

/** Codes in the order of the tax form; staff may type the `number` instead. Codes are stored: never rename one. */
export const figureCodes = {
  salary: { number: 100, group: 'income' },
  // The gross salary is a preliminary value: it is ignored once the net salary is known from the salary certificate.
  'gross-salary': { number: 101, group: 'income' },
  // Part of the salary that is paid once, such as a bonus. The salary includes it, so it is never added to it.
  'one-off-pay': { number: 102, group: 'income' },
  'side-job': { number: 105, group: 'income' },
  // Part of employee shares that is taxed in Switzerland and is not in the net salary.
  equity: { number: 106, group: 'income' },
  'self-employment': { number: 110, group: 'income' },
  pension: { number: 120, group: 'income' },
  'daily-allowances': { number: 130, group: 'income' },
  'child-allowances': { number: 135, group: 'income' },
  alimony: { number: 140, group: 'income' },
  'interest-taxed': { number: 150, group: 'income' },
  'interest-untaxed': { number: 151, group: 'income' },
  'securities-taxed': { number: 155, group: 'income' },
  'securities-untaxed': { number: 156, group: 'income' },
  'property-income': { number: 160, group: 'income' },
  // The canton in which the property is taxes this income; the Confederation does not distinguish cantons.
  'other-canton-income': { number: 162, group: 'income' },
  // Foreign property income is exempt from Swiss tax but affects the tax rate (DBG Art. 6 and 7).
  'foreign-property-income': { number: 165, group: 'income' },
  'foreign-business-income': { number: 167, group: 'income' },
  'foreign-income': { number: 170, group: 'income' },
  // Part of employee shares earned abroad: exempt, but affects the tax rate (DBG Art. 7).
  'equity-abroad': { number: 175, group: 'income' },
  'other-income': { number: 190, group: 'income' },

  commuting: { number: 200, group: 'deduction' },
  meals: { number: 205, group: 'deduction' },
  'weekly-stay': { number: 207, group: 'deduction' },
  'professional-costs': { number: 210, group: 'deduction' },
  'expatriate-costs': { number: 215, group: 'deduction' },
  'equity-abroad-in-salary': { number: 217, group: 'deduction' },
  training: { number: 220, group: 'deduction' },
  'debt-interest': { number: 230, group: 'deduction' },
  'foreign-interest': { number: 235, group: 'deduction' },
  'pillar-3a': { number: 240, group: 'deduction' },
  'pillar-3a-purchase': { number: 242, group: 'deduction' },
  'pension-purchase': { number: 245, group: 'deduction' },
  'insurance-premiums': { number: 250, group: 'deduction' },
  'medical-costs': { number: 255, group: 'deduction' },
  'child-care': { number: 260, group: 'deduction' },
  'alimony-paid': { number: 265, group: 'deduction' },
  donations: { number: 270, group: 'deduction' },
  'bank-charges': { number: 280, group: 'deduction' },
  'property-upkeep': { number: 285, group: 'deduction' },
  'other-canton-upkeep': { number: 286, group: 'deduction' },
  'foreign-property-upkeep': { number: 287, group: 'deduction' },
  'foreign-business-loss': { number: 288, group: 'deduction' },
  'other-deduction': { number: 290, group: 'deduction' },

  accounts: { number: 400, group: 'asset' },
  securities: { number: 410, group: 'asset' },
  'life-insurance': { number: 420, group: 'asset' },
  crypto: { number: 430, group: 'asset' },
  property: { number: 440, group: 'asset' },
  'other-canton-property': { number: 442, group: 'asset' },
  'foreign-property': { number: 445, group: 'asset' },
  vehicle: { number: 450, group: 'asset' },
  'other-asset': { number: 490, group: 'asset' },

  mortgage: { number: 500, group: 'debt' },
  'foreign-mortgage': { number: 505, group: 'debt' },
  'bank-debt': { number: 510, group: 'debt' },
  'other-debt': { number: 590, group: 'debt' },

  'tax-at-source': { number: 600, group: 'credit' },
  prepaid: { number: 610, group: 'credit' },
  'withholding-tax': { number: 620, group: 'credit' },
  'foreign-tax-credit': { number: 630, group: 'credit' },
  'us-withholding': { number: 640, group: 'credit' },
} as const satisfies Record<string, { number: number; group: FigureGroup }>

export type FigureCode = keyof typeof figureCodes

export function isFigureCode(text: string): text is FigureCode {
  return Object.hasOwn(figureCodes, text)
}

export const allFigureCodes: readonly FigureCode[] = Object.keys(figureCodes).filter(isFigureCode)

export function groupOf(code: FigureCode): FigureGroup {
  return figureCodes[code].group
}

/**
 * Figure code for a typed number, name or beginning of a name; null if no code or several codes match.
 * @example codeEntered('100', names) // 'salary'
 */
export function codeEntered(submitted: string, names: Readonly<Record<FigureCode, string>>): FigureCode | null {
  const text = submitted.trim().toLowerCase()
  if (text === '') return null
  const number = Number(/^(\d{3})\b/.exec(text)?.[1] ?? Number.NaN)
  const numbered = allFigureCodes.find((code) => figureCodes[code].number === number)
  if (numbered) return numbered
  const named = allFigureCodes.find((code) => names[code].toLowerCase() === text)
  if (named) return named
  const begun = allFigureCodes.filter((code) => names[code].toLowerCase().startsWith(text))
  return begun.length === 1 ? (begun[0] ?? null) : null
}
