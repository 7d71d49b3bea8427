import { expect, test } from 'vitest'
import { readCookieCart, writeCookieCart } from '#shop/cart/cart-cookie.server.ts'
import { invoiceOrderPath } from '#shop/cart/ui/cart-summary.tsx'
import { discountInputOf, noContent, readDiscount, type StatedDiscount, writeDiscount } from './discount-input.ts'

const inputs: StatedDiscount[] = [
  noContent,
  { code: 'SPRING', email: null, isFirstTime: false },
  { code: null, email: 'ana@example.com', isFirstTime: true },
]

test.each(inputs)('%j survives the round trip through the store API and the cookie', async (discount) => {
  expect(readDiscount(writeDiscount(discount))).toEqual(discount)
  const line = { product: 'basic', variant: 'basic-2025', quantity: 1 }
  const cookie = await writeCookieCart({ id: crypto.randomUUID(), lines: [line], discount }, false)
  const request = new Request('http://localhost:3000/cart', { headers: { Cookie: cookie.split(';')[0] ?? '' } })
  expect(await readCookieCart(request)).toMatchObject({ lines: [line], discount })
})

test('the URL of an order by invoice contains the code, but no email address', () => {
  const path = invoiceOrderPath([], 'cart', { code: 'SPRING' })
  expect(discountInputOf(new URL(path, 'http://localhost:3000').searchParams)).toEqual({
    code: 'SPRING',
    email: null,
    isFirstTime: false,
  })
  expect(discountInputOf(new URLSearchParams({ code: 'X'.repeat(41) }))).toEqual(noContent)
})

test('a cookie with an invalid discount request still has its lines', async () => {
  const saved = { id: crypto.randomUUID(), lines: [{ product: 'basic', variant: 'v', quantity: 1 }] }
  const cookie = `cart=${encodeURIComponent(btoa(JSON.stringify({ ...saved, discount: { code: null, isFirstTime: true } })))}`
  expect(
    await readCookieCart(new Request('http://localhost:3000/cart', { headers: { Cookie: cookie } })),
  ).toMatchObject(saved)
})
