import { type CommuterRule, hasNoAssessment } from '#tax/withholding/commuter.ts'
import { requestTerm } from '#tax/withholding/file-or-not.ts'
import { quasiResidence } from '#tax/withholding/quasi-residence.ts'
import { hasSecondIncome, type WithholdingInput } from './withholding-input.ts'

type CommuterResultInput = { readonly rule: CommuterRule; readonly grossCents: number; readonly today: string }

export function commuterResult(input: WithholdingInput, { rule, grossCents, today }: CommuterResultInput) {
  const { incomeAbroad, partnerIncomeAbroad, partnerMonthlyIncome = 0, thirteenth, maritalStatus } = input
  const isMarried = maritalStatus === 'married'
  const isShareKnown = incomeAbroad !== undefined && (!isMarried || partnerIncomeAbroad !== undefined)
  const partnerInSwitzerland = hasSecondIncome(input) ? partnerMonthlyIncome * (thirteenth === 'yes' ? 13 : 12) : 0
  const quasi = quasiResidence({
    grossTaxableInSwitzerland: Math.floor(grossCents / 100) + partnerInSwitzerland,
    ownGrossElsewhere: incomeAbroad ?? 0,
    spouseGrossElsewhere: isMarried ? (partnerIncomeAbroad ?? 0) : 0,
    underItalianAgreement: hasNoAssessment(rule),
  })
  return {
    rule,
    isExcluded: hasNoAssessment(rule),
    isMarried,
    quasi: isShareKnown ? quasi : null,
    ...requestTerm({ year: input.year, today }),
  } as const
}
export type CommuterResult = ReturnType<typeof commuterResult>
