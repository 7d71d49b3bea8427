import type { Tx } from '#platform/db/database.server.ts'
import { t } from '#platform/texts.ts'
import * as shopTexts from '#shop/locales/en.ts'

const copy = () => t(shopTexts.agreedProductDb)

const id = 'agreed-work'

/** Product and variant for order lines of agreed work that is not sold in the store; created on first use. */
export async function findAgreedWork(tx: Tx): Promise<{ productId: string; variantId: string }> {
  const product = { id, title: copy().servicesAsAgreed, typeValue: 'service', status: 'archived', purchasable: false }
  await tx
    .insertInto('products')
    .values({ ...product, isHidden: true, position: 9999 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .insertInto('productVariants')
    .values({ id, productId: id, title: copy().asAgreed, priceInCents: 0, isOffered: false })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { productId: id, variantId: id }
}
