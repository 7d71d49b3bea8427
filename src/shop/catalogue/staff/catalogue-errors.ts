import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { CatalogueRefusal } from '#shop/staff/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const refused: ErrorStatuses<CatalogueRefusal> = {
  forbidden: 403,
  'unknown-product': 404,
  'unknown-plan': 404,
  conflict: 409,
  'not-next': 409,
  'too-early': 409,
  'unknown-place': 422,
  invalid: 422,
}

export function catalogueError(refusal: CatalogueRefusal): FieldError {
  return errorOf(t(shopStaffTexts.catalogue).refused, refusal, refused)
}
