import { expect, test } from 'vitest'
import { fillSessionId, withSessionPlaceholder } from './payments.ts'

test.each([
  ['https://shop.example/success', 'https://shop.example/success?session_id={CHECKOUT_SESSION_ID}'],
  ['https://shop.example/success?o=7', 'https://shop.example/success?o=7&session_id={CHECKOUT_SESSION_ID}'],
  ['https://shop.example/success#top', 'https://shop.example/success?session_id={CHECKOUT_SESSION_ID}#top'],
  ['https://shop.example/s?id={CHECKOUT_SESSION_ID}', 'https://shop.example/s?id={CHECKOUT_SESSION_ID}'],
  ['https://shop.example/s?id=%7BCHECKOUT_SESSION_ID%7D', 'https://shop.example/s?id={CHECKOUT_SESSION_ID}'],
])('%s gets exactly one placeholder for the session id', (given, expected) => {
  expect(withSessionPlaceholder(given)).toBe(expected)
})

test('the session id replaces the placeholder, escaped', () => {
  expect(fillSessionId('https://shop.example/s?id={CHECKOUT_SESSION_ID}&x=1', 'a&b')).toBe(
    'https://shop.example/s?id=a%26b&x=1',
  )
})
