import { z } from 'zod'
import { t } from '#platform/texts.ts'
import { communeText, taxYear } from '#tax/fields/amounts.ts'
import { error } from '#tax/fields/error.ts'
import { children, civilStatuses, confession } from '#tax/fields/household.ts'
import { publishedYears } from '#tax/figures.ts'
import * as taxTexts from '#tax/locales/en.ts'
import { cantonBySlug } from './canton-names.ts'

const copy = () => t(taxTexts.fieldLabels)

export const placeLabels = {
  get canton() {
    return copy().canton
  },
  get commune() {
    return copy().commune
  },
  choice: null,
}

export const householdLabels = {
  get maritalStatus() {
    return copy().maritalStatus
  },
  get children() {
    return copy().children
  },
  get confession() {
    return copy().church
  },
  get year() {
    return copy().taxYear
  },
} as const

export const requiredCanton = z.string().transform((written, context) => {
  const found = cantonBySlug(written)
  if (found) return found
  context.addIssue({ code: 'custom', message: error('canton-unknown') })
  return z.NEVER
})

export const cantonField = requiredCanton.optional()

export const placeFields = {
  year: taxYear.default(Math.max(...publishedYears)),
  canton: cantonField,
  commune: communeText().optional(),
  choice: communeText().optional(),
}

/** Fields of a household. The form offers 0 to 4 children, where 4 means four or more. */
export const householdFields = {
  maritalStatus: z.enum(civilStatuses, { error: error('marital-status-unknown') }).default('single'),
  children: children.default(0),
  confession: confession('church-unknown').default('none'),
}

export function officialStatus(status: 'single' | 'married' | 'divorced'): 'single' | 'married' {
  return status === 'married' ? 'married' : 'single'
}
