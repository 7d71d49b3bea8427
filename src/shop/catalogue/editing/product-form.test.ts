import { expect, test } from 'vitest'
import { readProductForm } from './product-form.ts'

const sound = {
  ...{ title: 'Standard', subtitle: '', ribbonText: '', description: 'All of it.', status: 'published' },
  ...{ 'a.title': 'Tax year 2025', 'a.price': '1,299.50', 'a.places': '3', 'a.left': '5', 'a.offered': 'yes' },
}
const product = { variants: [{ id: 'a', left: 5 }], others: [{ id: 'basic' }, { id: 'premium' }] }

test('a valid form is parsed with prices in cents and stock as a difference', () => {
  expect(readProductForm(sound, product)).toMatchObject({
    ok: true,
    edit: {
      ...{ title: 'Standard', subtitle: null, purchasable: true, details: [], pictures: [] },
      variants: [
        { id: 'a', priceCents: 129_950, isOffered: true, places: { left: 3, change: -2 }, monthlyPlaces: null },
      ],
    },
  })
})

test.each([
  ['title', '', 'missing'],
  ['title', 'x'.repeat(81), 'too-long'],
  ['subtitle', 'two\nlines', 'one-line'],
  ['description', ' ', 'missing'],
  ['status', 'gone', 'status-unknown'],
  ['a.title', '', 'missing'],
  ['a.price', '', 'price-not-money'],
  ['a.price', '-5', 'price-not-money'],
  ['a.price', 'free', 'price-not-money'],
  ['a.price', '100000.05', 'price-too-high'],
  ['a.places', '1.5', 'places-not-whole'],
  ['a.places', '-1', 'places-not-whole'],
  ['a.places', '10001', 'places-not-whole'],
  ['a.monthly', '0', 'monthly-not-whole'],
  ['detail.0.title', 'Only a title', 'detail-half', 'detail.0.text'],
  ['detail.3.text', 'Only a text', 'detail-half', 'detail.3.title'],
  ['picture.0.illustration', 'unicorn', 'illustration-unknown'],
  ['picture.1.illustration', 'sheets', 'alt-missing', 'picture.1.alt'],
  ['a.offered', '', 'none-offered', 'status'],
  ['related.0', 'gone', 'related-unknown'],
])('the field %s with %j has the error %s', (name, value, error, at = name) => {
  const errors = { [at]: error }
  expect(readProductForm({ ...sound, [name]: value }, product)).toMatchObject({ ok: false, errors })
})

test('a monthly refill requires tracked stock', () => {
  const entered = { ...sound, 'a.places': '', 'a.monthly': '4' }
  expect(readProductForm(entered, product)).toEqual({ ok: false, errors: { 'a.monthly': 'monthly-uncounted' } })
})

test('an archived product may have no offered variant', () => {
  expect(readProductForm({ ...sound, status: 'archived', 'a.offered': '' }, product)).toMatchObject({ ok: true })
})
