import { productTypes } from '#content/products/product.ts'
import {
  integer,
  json,
  list,
  object,
  oneOf,
  type Parameter,
  type Paths,
  ref,
  refusals,
  text,
  yesNo,
} from '#platform/http/openapi-parts.ts'

const storeId: Parameter = {
  name: 'storeId',
  in: 'path',
  required: true,
  description: 'The store of this site',
  schema: text,
  example: 'main',
}

function requested(name: string, description: string, schema: Parameter['schema']): Parameter {
  return { name, in: 'query', required: false, description, schema }
}

const cents = { type: 'integer', description: 'Cents of the currency' }
const notFound = { 404: json('Unknown store or product', ref('Refusal')) }
const storeRefusals = { 400: refusals['400'] ?? {}, ...notFound }

const discountParts = {
  code: text,
  email: {
    ...text,
    format: 'email',
    description:
      'For whom; nothing is answered about it. Whether a discount is due is decided when the order is paid; who is signed in is taken for nobody else',
  },
  first_time: { ...yesNo, description: 'Asks for the discount of a first order' },
}
const discount = object(discountParts, ['code', 'email', 'first_time'])
const refusedDiscount = { ...object({ code: text, message: text }), type: ['object', 'null'] }

export const storeSchemas = {
  Product: object({
    id: text,
    title: text,
    subtitle: { type: ['string', 'null'] },
    description: text,
    price_in_cents: cents,
    currency: text,
    purchasable: yesNo,
    type: object({ value: oneOf(productTypes) }),
    variants: list(
      object({
        id: text,
        title: text,
        price_in_cents: cents,
        sale_price_in_cents: { type: ['integer', 'null'] },
        inventory_quantity: { type: ['integer', 'null'] },
      }),
    ),
    updated_at: { ...text, format: 'date-time' },
  }),
}

export const storePaths: Paths = {
  '/store/{storeId}/products': {
    get: {
      operationId: 'listProducts',
      summary: 'Products on sale',
      tags: ['Store'],
      parameters: [
        storeId,
        requested('ids[]', 'Only these products; repeat the parameter', list(text)),
        requested('offset', 'Products to skip', integer),
        requested('limit', 'At most 100', integer),
        requested('order', 'Direction', oneOf(['asc', 'desc'])),
        requested('sort_by', 'What to sort by', oneOf(['order', 'title', 'price', 'updated_at'])),
        requested('is_hidden', 'Hidden products are shown to staff only', oneOf(['true', 'false'])),
        requested('to_date', 'Last changed until', { ...text, format: 'date-time' }),
      ],
      responses: {
        200: json(
          'A page of products',
          object({ count: integer, offset: integer, limit: integer, products: list(ref('Product')) }),
        ),
        ...storeRefusals,
      },
    },
  },
  '/store/{storeId}/products/{productId}': {
    get: {
      operationId: 'findProduct',
      summary: 'One product, whole or one field of it',
      tags: ['Store'],
      parameters: [
        storeId,
        { name: 'productId', in: 'path', required: true, description: 'Id of the product', schema: text },
        requested('field', 'Answer with id and this field only', text),
      ],
      responses: { 200: json('The product', object({ product: ref('Product') })), ...storeRefusals },
    },
  },
  '/store/{storeId}/variants': {
    get: {
      operationId: 'listStock',
      summary: 'How many units of each variant are left',
      tags: ['Store'],
      parameters: [
        storeId,
        requested('fields', 'The one field there is', oneOf(['inventory_quantity'])),
        { ...requested('product_ids[]', 'Products asked for; repeat the parameter', list(text)), required: true },
      ],
      responses: {
        200: json(
          'Variants with their stock; null is not counted',
          object({ variants: list(object({ id: text, inventory_quantity: { type: ['integer', 'null'] } })) }),
        ),
        ...storeRefusals,
      },
    },
  },
  '/store/{storeId}/discounts': {
    post: {
      operationId: 'findDiscounts',
      summary: 'What a cart is given now, and why something that was asked for is not',
      tags: ['Store'],
      parameters: [storeId],
      requestBody: {
        required: true,
        ...json(
          'The cart and the wish',
          object({ items: list(object({ variant_id: text, quantity: integer })), ...discountParts }, [
            'code',
            'email',
            'first_time',
          ]),
        ),
      },
      responses: {
        200: json(
          'What is taken off',
          object({
            discounts: list(object({ title: text, amount_in_cents: cents })),
            refused: object({ code: refusedDiscount, first_time: refusedDiscount }),
          }),
        ),
        ...storeRefusals,
        429: refusals['429'] ?? {},
      },
    },
  },
  '/store/{storeId}/checkout': {
    post: {
      operationId: 'beginCheckout',
      summary: 'Places an order and answers where to pay',
      tags: ['Store'],
      parameters: [storeId],
      requestBody: {
        required: true,
        ...json(
          'The order. Prices are never read from it.',
          object(
            {
              items: list(object({ variant_id: text, quantity: integer })),
              successUrl: { ...text, description: 'An address of this site' },
              cancelUrl: { ...text, description: 'An address of this site' },
              locale: text,
              timeZone: text,
              cartId: { ...text, format: 'uuid', description: 'Makes a repeated call the same order' },
              expectedTotalInCents: cents,
              discount: discount,
              domicile: {
                ...text,
                description:
                  'The country where the buyer lives (ISO 3166, two letters). Abroad, no Swiss VAT is due. Without it, the page that is answered asks before payment.',
              },
            },
            ['locale', 'timeZone', 'cartId', 'expectedTotalInCents', 'discount', 'domicile'],
          ),
        ),
      },
      responses: {
        200: json('Where to pay', object({ url: text, orderId: text })),
        ...storeRefusals,
        409: json('Sold out, or a price has changed', ref('Refusal')),
        422: json('Nothing to buy, an unknown variant, or two currencies', ref('Refusal')),
        429: refusals['429'] ?? {},
      },
    },
  },
}
