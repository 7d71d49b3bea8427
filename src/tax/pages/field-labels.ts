import { t } from '#platform/texts.ts'
import * as taxTexts from '#tax/locales/en.ts'

const copy = () => t(taxTexts.fieldLabels)
export const placeLabels = { canton: 'Canton', commune: 'Commune', choice: null } as const

export const householdLabels = {
  get maritalStatus() {
    return copy().maritalStatus
  },
  children: 'Children',
  confession: 'Church',
  get year() {
    return copy().taxYear
  },
} as const
