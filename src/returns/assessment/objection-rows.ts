import type { LetterLanguage, ObjectionRow } from '#content/objection-letters.ts'
import { formatMoney, formatSwissMoney } from '#platform/format.ts'
import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'

import type { Difference } from './assessment.ts'
import { officeNames } from './office-names.ts'

export function objectionRows(differences: readonly Difference[], language: LetterLanguage): ObjectionRow[] {
  const { codes, persons } = language === 'en' ? t(returnTexts.figure) : officeNames[language]
  const amount = language === 'en' ? formatMoney : formatSwissMoney
  return differences
    .filter(({ isAgainst }) => isAgainst)
    .map(({ code, person, declaredCents, assessedCents, reason }) => ({
      name: person === 'client' ? codes[code] : `${codes[code]} (${persons[person]})`,
      declared: amount(declaredCents),
      assessed: amount(assessedCents),
      reason,
    }))
}
