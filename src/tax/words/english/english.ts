import type { TaxWords } from '#tax/words/tax-words.ts'
import { capitalWords } from './capital.ts'
import { deductionWords } from './deductions.ts'
import { plainErrorWords, valuedErrorWords } from './errors.ts'
import { adviceWords, compulsoryInWords, filingWarningWords, returnDeductionWords } from './filing.ts'
import { flagWords } from './flags.ts'
import { flatWords } from './flat-rate.ts'
import { ordinaryWords } from './ordinary.ts'
import { originInWords } from './origin.ts'
import { pillar3aWords } from './pillar-3a.ts'
import { propertyWords } from './property.ts'
import { salaryWords } from './salary.ts'
import { becauseWords, exemptWords, specialLetterWords } from './tariff-code.ts'
import { withholdingWords } from './withholding.ts'

export const english: TaxWords = {
  trace: {
    ...ordinaryWords,
    ...capitalWords,
    ...salaryWords,
    ...deductionWords,
    ...withholdingWords,
    ...propertyWords,
    ...pillar3aWords,
    ...flatWords,
  },
  origin: originInWords,
  ownAmount: 'own amount',
  flags: flagWords,
  plainErrors: plainErrorWords,
  valuedErrors: valuedErrorWords,
  because: becauseWords,
  exempt: exemptWords,
  specialLetters: specialLetterWords,
  returnDeductions: returnDeductionWords,
  filingWarnings: filingWarningWords,
  compulsory: compulsoryInWords,
  advice: adviceWords,
  calls: {
    tooMany: ({ perMinute, seconds }) => `At most ${perMinute} calls a minute. Please wait ${seconds} seconds.`,
    getOnly: 'This address takes GET only.',
  },
}
