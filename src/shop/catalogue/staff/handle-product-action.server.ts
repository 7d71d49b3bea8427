import type { AdminContext } from '#admin/guard.server.ts'
import type { FieldErrors } from '#platform/field-errors.ts'
import { t } from '#platform/texts.ts'
import { onPage, type ProductOnPage } from '#shop/catalogue/catalogue.ts'
import { findProduct } from '#shop/catalogue/catalogue-db.server.ts'
import { changeProduct } from '#shop/catalogue/editing/change-product.server.ts'
import { findEditable } from '#shop/catalogue/editing/edit-db.server.ts'
import { differences, formValues, toHtml } from '#shop/catalogue/editing/form-values.ts'
import {
  type Entered,
  type FormErrors,
  type ProductEdit,
  readProductForm,
} from '#shop/catalogue/editing/product-form.ts'
import { pictureUrl, readPictureUrl } from '#shop/catalogue/picture.ts'
import * as shopStaffTexts from '#shop/staff/locales/en.ts'
import { catalogueError } from './handle-parts-action.server.ts'

export type ProductAnswer = {
  status: number
  text: string | null
  values: Entered
  /** Version of the product, which the form submits with the next attempt. */
  version: number
  errors: FieldErrors
  now: Entered
  preview: ProductOnPage | null
}

type Posted = { productId: string; version: number; values: Entered }

export async function saveEntered({ services, actor }: AdminContext, posted: Posted): Promise<ProductAnswer | null> {
  const { productId, version, values } = posted
  const outcome = await changeProduct(services, { productId, version, entered: values, actor })
  if (outcome.ok) return null
  const { status, text } = catalogueError(outcome)
  const answer = { ...emptyAnswer(posted), status, text }
  if (outcome.reason === 'invalid') return { ...answer, errors: errorsOf(outcome.errors) }
  const product = outcome.reason === 'conflict' ? await findEditable(services.db, productId, services.now()) : null
  if (!product) return answer
  return { ...answer, version: product.version, now: differences(formValues(product), values) }
}

export async function previewEntered({ services }: AdminContext, posted: Posted): Promise<ProductAnswer | null> {
  const { db, now } = services
  const product = await findEditable(db, posted.productId, now())
  if (!product) return null
  const read = readProductForm(posted.values, product)
  if (!read.ok) {
    const { invalid } = t(shopStaffTexts.catalogue).refused
    return { ...emptyAnswer(posted), status: 422, text: String(invalid), errors: errorsOf(read.errors) }
  }
  const shown = await findProduct(db, product.id, now())
  return { ...emptyAnswer(posted), preview: shown && previewOf(onPage(shown), read.edit) }
}

function emptyAnswer({ values, version }: Posted): ProductAnswer {
  return { status: 200, text: null, values, version, errors: {}, now: {}, preview: null }
}

function errorsOf(errors: FormErrors): FieldErrors {
  const { fields } = t(shopStaffTexts.catalogue)
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, fields[error]]))
}

function previewOf(product: ProductOnPage, edit: ProductEdit): ProductOnPage {
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
