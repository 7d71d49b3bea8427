import { type ErrorStatuses, errorOf, type FieldError } from '#platform/http/error-statuses.ts'
import { t } from '#platform/texts.ts'
import type { PromotionRefusal } from '#shop/staff/locales/en.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'

const refused: ErrorStatuses<PromotionRefusal> = {
  forbidden: 403,
  'unknown-promotion': 404,
  'ended-before': 409,
  invalid: 422,
}

export function promotionError(refusal: PromotionRefusal): FieldError {
  return errorOf(t(shopStaffTexts.promotion).refused, refusal, refused)
}
