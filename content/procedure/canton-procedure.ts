import { assessmentLines } from '#content/procedure/compulsory-lines.ts'
import { deadlineOf } from '#content/procedure/deadlines.ts'
import { extensionRules } from '#content/procedure/extensions.ts'
import type { Canton } from '#content/procedure/filing-dates.ts'
import { cantonInterest, type InterestRate, type InterestRates, interestYears } from '#content/procedure/interest.ts'
import { officeLanguages, secondLanguageNotes, secondOfficeLanguages } from '#content/procedure/office-languages.ts'
import { objectionOfficeNotes, officeAddresses, requestOffices } from '#content/procedure/tax-offices.ts'

export type MissingFact =
  | 'filing-date'
  | 'self-employed'
  | 'extension-way'
  | 'extension-day'
  | 'arrears'
  | 'credit'
  | 'thresholds'
  | 'address'

/** Everything we know about a canton's procedure, each fact with its source, and what we do not know. */
export function procedureOf(canton: Canton) {
  const deadline = deadlineOf(canton)
  const extension = extensionRules[canton]
  const lines = assessmentLines[canton] ?? null
  const address = officeAddresses[canton] ?? null
  const interest = { arrears: ratesOf(canton, 'arrears'), credit: ratesOf(canton, 'credit') }
  const second = secondOfficeLanguages[canton]
  const missing: Record<MissingFact, boolean> = {
    'filing-date': deadline.sureness === 'unknown',
    'self-employed': deadline.others === null,
    'extension-way': extension.route === 'unknown',
    'extension-day': extension.steps.length === 0 && !extension.latest,
    arrears: !interest.arrears.some(({ year }) => year === interestYears[0]),
    credit: !interest.credit.some(({ year }) => year === interestYears[0]),
    thresholds: lines === null,
    address: address === null,
  }
  return {
    ...{ deadline, extension, lines, address, interest },
    languages: [officeLanguages[canton], second].filter((language) => language !== undefined),
    languageNote: secondLanguageNotes[canton] ?? null,
    requestOffice: requestOffices[canton] ?? null,
    objectionOffice: objectionOfficeNotes[canton] ?? null,
    missing: missingFacts.filter((fact) => missing[fact]),
  }
}

const missingFacts: readonly MissingFact[] = [
  ...(['filing-date', 'self-employed', 'extension-way', 'extension-day'] as const),
  ...(['arrears', 'credit', 'thresholds', 'address'] as const),
]

export type RateOfYear = InterestRate & { year: number }

function ratesOf(canton: Canton, kind: keyof InterestRates): RateOfYear[] {
  return interestYears.flatMap((year) => {
    const rate = cantonInterest[canton]?.[year]?.[kind]
    return rate ? [{ year, ...rate }] : []
  })
}
