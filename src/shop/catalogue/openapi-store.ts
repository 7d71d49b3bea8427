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
  description: 'The store on this site',
  schema: text,
  example: 'main',
}

function requested(name: string, description: string, schema: Parameter['schema']): Parameter {
  return { name, in: 'query', required: false, description, schema }
}

const cents = { type: 'integer', description: 'Amount in cents of the currency' }
const notFound = { 404: json('Unknown store or product', ref('Refusal')) }
const storeRefusals = { 400: refusals['400'] ?? {}, ...notFound }

const discountParts = {
  code: text,
  email: {
    ...text,
    format: 'email',
    description:
      'The buyer’s email address. The answer reveals nothing about it. Whether a discount is due is decided when the order is paid. A signed-in user is always treated as themselves.',
  },
  first_time: { ...yesNo, description: 'Requests the first-order discount' },
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
      summary: 'List the products for sale',
      tags: ['Store'],
      parameters: [
        storeId,
        requested('ids[]', 'Returns only these products. Repeat the parameter for each product.', list(text)),
        requested('offset', 'Number of products to skip', integer),
        requested('limit', 'Number of products to return, at most 100', integer),
        requested('order', 'Sort direction', oneOf(['asc', 'desc'])),
        requested('sort_by', 'Field to sort by', oneOf(['order', 'title', 'price', 'updated_at'])),
        requested('is_hidden', 'Returns hidden products. Staff only.', oneOf(['true', 'false'])),
        requested('to_date', 'Returns products last changed up to this time', { ...text, format: 'date-time' }),
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
      summary: 'Get one product, or one of its fields',
      tags: ['Store'],
      parameters: [
        storeId,
        { name: 'productId', in: 'path', required: true, description: 'Product id', schema: text },
        requested('field', 'Returns only the id and this field', text),
      ],
      responses: { 200: json('The product', object({ product: ref('Product') })), ...storeRefusals },
    },
  },
  '/store/{storeId}/variants': {
    get: {
      operationId: 'listStock',
      summary: 'Get the stock of each variant',
      tags: ['Store'],
      parameters: [
        storeId,
        requested('fields', 'The only available field', oneOf(['inventory_quantity'])),
        {
          ...requested('product_ids[]', 'The products to check. Repeat the parameter for each product.', list(text)),
          required: true,
        },
      ],
      responses: {
        200: json(
          'Variants with their stock. Null means that there is no limit.',
          object({ variants: list(object({ id: text, inventory_quantity: { type: ['integer', 'null'] } })) }),
        ),
        ...storeRefusals,
      },
    },
  },
  '/store/{storeId}/discounts': {
    post: {
      operationId: 'findDiscounts',
      summary: 'Get the discounts for a cart, and the reason if a requested discount does not apply',
      tags: ['Store'],
      parameters: [storeId],
      requestBody: {
        required: true,
        ...json(
          'The cart and the requested discounts',
          object({ items: list(object({ variant_id: text, quantity: integer })), ...discountParts }, [
            'code',
            'email',
            'first_time',
          ]),
        ),
      },
      responses: {
        200: json(
          'The discounts',
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
      summary: 'Place an order and get the payment address',
      tags: ['Store'],
      parameters: [storeId],
      requestBody: {
        required: true,
        ...json(
          'The order. Prices in the request are ignored.',
          object(
            {
              items: list(object({ variant_id: text, quantity: integer })),
              successUrl: { ...text, description: 'An address on this site' },
              cancelUrl: { ...text, description: 'An address on this site' },
              locale: text,
              timeZone: text,
              cartId: { ...text, format: 'uuid', description: 'Repeated calls with this id refer to the same order' },
              expectedTotalInCents: cents,
              discount: discount,
              domicile: {
                ...text,
                description:
                  'The country where the buyer lives (ISO 3166, two letters). No Swiss VAT is due abroad. If it is missing, the payment page asks for it first.',
              },
              canton: {
                ...text,
                description: 'For a buyer in Switzerland: the canton (two letters), which sets the filing dates',
              },
            },
            ['locale', 'timeZone', 'cartId', 'expectedTotalInCents', 'discount', 'domicile', 'canton'],
          ),
        ),
      },
      responses: {
        200: json('The payment address', object({ url: text, orderId: text })),
        ...storeRefusals,
        409: json('A product is sold out, or a price has changed', ref('Refusal')),
        422: json('The cart is empty, a variant is unknown, or there are two currencies', ref('Refusal')),
        429: refusals['429'] ?? {},
      },
    },
  },
}
