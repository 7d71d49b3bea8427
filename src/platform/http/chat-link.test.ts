import { expect, test } from 'vitest'
import { chatLink } from './chat-link.ts'

test('the chat link has the number in digits and the complete text', () => {
  const link = new URL(String(chatLink('+41 79 000 00 00', 'Position: A & B? Yes, 5+ years #1')))
  expect(link.origin + link.pathname).toBe('https://wa.me/41790000000')
  expect(link.searchParams.get('text')).toBe('Position: A & B? Yes, 5+ years #1')
})

test('a firm without a number has no chat link', () => expect(chatLink(null, 'Hello')).toBeNull())
