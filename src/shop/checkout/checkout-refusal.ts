import { t } from '#platform/texts.ts'
import { explain } from '#platform/words.ts'
import * as shopTexts from '#shop/locales/en.ts'

import type { PlaceOrderRefusal } from './place-order.server.ts'

const statuses: Readonly<Record<PlaceOrderRefusal['reason'], number>> = {
  'cart-empty': 422,
  'unknown-variant': 422,
  'not-purchasable': 409,
  'too-many-units': 400,
  'nothing-to-pay': 422,
  'mixed-currencies': 422,
  'out-of-stock': 409,
  'price-changed': 409,
  'discount-refused': 409,
  'provider-down': 502,
  'given-up': 409,
}

export function explainRefusal(refusal: PlaceOrderRefusal): { status: number; code: string; message: string } {
  const { reason } = refusal
  return {
    status: statuses[reason],
    code: reason.replaceAll('-', '_'),
    message: explain<PlaceOrderRefusal>(t(shopTexts.order).refusals, refusal),
  }
}
