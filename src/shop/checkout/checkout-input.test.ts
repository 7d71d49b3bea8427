import { expect, test } from 'vitest'
import { maxUnits } from '#shop/cart/cart.ts'
import { checkoutBody, isOwnAddress } from './checkout-input.ts'

const own = ['https://tax.example', 'http://127.0.0.1:3000']

test.each([
  ['https://tax.example/success', true],
  ['https://tax.example:443/success', true],
  ['http://127.0.0.1:3000/cart?x=1', true],
  ['http://tax.example/success', false],
  ['https://tax.example.evil.example/', false],
  ['https://evil.example/?https://tax.example', false],
  ['https://tax.example@evil.example/', false],
  ['https://user:secret@tax.example/', false],
  ['//tax.example/success', false],
  ['/success', false],
  ['javascript:alert(1)//https://tax.example', false],
  ['data:text/html,hi', false],
  ['blob:https://tax.example/1', false],
  ['', false],
])('the URL %j belongs to this site: %s', (text, expected) => {
  expect(isOwnAddress(text, own)).toBe(expected)
})

const body = {
  items: [{ variant_id: 'v1', quantity: 1 }],
  successUrl: 'https://tax.example/success',
  cancelUrl: 'https://tax.example/cart',
}
const line = (quantity: unknown) => ({ ...body, items: [{ variant_id: 'v1', quantity }] })

test.each([
  ['as it is', body, true],
  ['with the most units', line(maxUnits), true],
  ['with one unit too many', line(maxUnits + 1), false],
  ['with no unit', line(0), false],
  ['with a negative number', line(-1), false],
  ['with half a unit', line(0.5), false],
  ['with units as text', line('1'), false],
  ['with a price of its own', { ...body, total: 1 }, false],
  ['with 31 lines', { ...body, items: Array(31).fill(body.items[0]) }, false],
  ['with a name for the cart that is none', { ...body, cartId: 'mine' }, false],
  ['with an expected total below nothing', { ...body, expectedTotalInCents: -1 }, false],
])('a checkout request %s is accepted: %3$s', (_, given, expected) => {
  expect(checkoutBody.safeParse(given).success).toBe(expected)
})
