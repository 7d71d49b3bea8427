import type { ProductOnPage } from '#shop/catalogue/catalogue.ts'
import { pictureUrl, readPictureUrl } from '#shop/catalogue/picture.ts'
import { toHtml } from './plain-markup.ts'
import type { ProductEdit } from './product-form.ts'

export function previewOf(product: ProductOnPage, edit: ProductEdit): ProductOnPage {
  return {
    ...product,
    ...{ title: edit.title, subtitle: edit.subtitle, ribbon_text: edit.ribbonText },
    purchasable: edit.purchasable && edit.status === 'published',
    description: toHtml(edit.description),
    additional_info: edit.details.map((detail, order) => ({ ...detail, id: String(order), order })),
    images: edit.pictures.map(({ illustration, alt }, at) => {
      const url = product.images[at]?.url ?? ''
      return {
        alt,
        url:
          readPictureUrl(url)?.illustration === illustration
            ? url
            : pictureUrl(illustration, `${product.id}-${at + 1}`),
      }
    }),
    variants: product.variants.flatMap((variant) => {
      const entered = edit.variants.find(({ id }) => id === variant.id)
      if (!entered?.isOffered) return []
      const { title, priceCents, places } = entered
      const isSame = priceCents === (variant.sale_price_in_cents ?? variant.price_in_cents)
      const price = isSame ? {} : { price_in_cents: priceCents, sale_price_in_cents: null }
      return [
        { ...variant, ...price, title, manage_inventory: places !== null, inventory_quantity: places?.left ?? null },
      ]
    }),
  }
}
