import { expect, test } from 'vitest'
import type { Person, Role } from '#accounts/people/person.ts'
import { client, everybody, layout, link, mayOpen, rightToSend, routesByPattern, staff } from './route-access.ts'

const orders = staff('admin/orders', 'orders-page.tsx', {
  see: 'order.list',
  send: { 'order.refund': ['accept', 'refund'], 'order.ask-refund': ['grant', ''] },
})
const profile = client('client-portal/profile', 'profile-page.tsx', { send: ['email'] })
const aPersonOf = (role: Role, status: Person['status'] = 'active') => ({ id: 'p', role, status }) as Person

test('mayOpen is true only for guarded pages and active people with the right', () => {
  const opensTo = (person: Person) =>
    [orders, profile, everybody('about', 'about-page.tsx'), undefined].map((route) => mayOpen(person, route?.access))
  expect(opensTo(aPersonOf('adviser'))).toEqual([true, false, false, false])
  expect(opensTo(aPersonOf('client'))).toEqual([false, true, false, false])
  expect(opensTo(aPersonOf('owner', 'suspended'))).toEqual([false, false, false, false])
})

test.each([
  ['refund', 'order.refund'],
  ['grant', 'order.ask-refund'],
  ['', 'order.ask-refund'],
  ['zzz', null],
  ['constructor', null],
  ['*', null],
])('the intent %j needs the right %j', (intent, right) => {
  expect(rightToSend(orders.access, intent)).toBe(right)
})

test('a page without listed intents accepts no form; the intent * accepts any form', () => {
  expect(rightToSend(undefined, '')).toBeNull()
  expect(rightToSend(everybody('about', 'about-page.tsx').access, '')).toBeNull()
  expect(rightToSend(client('client-portal/cases', 'cases-page.tsx').access, '')).toBeNull()
  expect(rightToSend({ send: { 'admin.use': ['*'] } }, 'zzz')).toBe('admin.use')
})

test('routes are found by pattern at any depth, and a pattern may occur only once', () => {
  const entries = [everybody('', 'home-page.tsx'), layout('admin-layout.tsx', [layout('x-layout.tsx', [orders])])]
  expect([...routesByPattern(entries).keys()]).toEqual(['/', '/admin/orders'])
  expect(() => routesByPattern([...entries, link('admin/orders', 'x-page.tsx')])).toThrow('/admin/orders')
})
