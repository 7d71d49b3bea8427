import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { products } from '#content/products.ts'
import { maxLines, maxUnits } from './cart.ts'
import { type CookieCart, keepLines, readCookieCart, writeCookieCart } from './cart-cookie.server.ts'

type Line = CookieCart['lines'][number]
const aLine = (variant: string, quantity = 1): Line => ({ product: 'p', variant, quantity, cents: 100 })
const [id, other] = [randomUUID(), randomUUID()]
const sold = products.flatMap(({ id: product, variants }) =>
  variants.map(({ id: variant }) => ({ product, variant, quantity: 10, cents: 99_900 })),
)

async function sentBack(cart: CookieCart): Promise<CookieCart> {
  const header = await writeCookieCart(cart, false)
  return readCookieCart(new Request('http://localhost', { headers: { Cookie: header.split(';')[0] ?? '' } }))
}

describe('a cart in a cookie', () => {
  test('is read as written, also with the maximum of lines and discounts', async () => {
    const discount = { code: 'X'.repeat(40), email: `${'a'.repeat(188)}@example.com`, isFirstTime: true }
    const full = { id, lines: sold.slice(0, maxLines), discount }
    expect(await sentBack(full)).toMatchObject({ id, lines: full.lines })
  })

  test('fits into the size limit of browsers when full', async () => {
    const maxLength = sold.toSorted((a, b) => b.variant.length - a.variant.length).slice(0, maxLines)
    expect((await writeCookieCart({ id, lines: maxLength }, true)).length).toBeLessThan(4096)
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no cart', 'cart'],
    ['a name that is none', { id: 'agreed:1', lines: [aLine('a')] }],
    ['more lines than fit', { id, lines: Array.from({ length: maxLines + 1 }, (_, at) => aLine(`v${at}`)) }],
    ['more units than fit', { id, lines: [aLine('a', maxUnits + 1)] }],
    ['no unit', { id, lines: [aLine('a', 0)] }],
    ['half a unit', { id, lines: [aLine('a', 0.5)] }],
    ['a price below zero', { id, lines: [{ ...aLine('a'), cents: -1 }] }],
  ])('with %s is read as an empty cart with a new id', async (_, stored) => {
    const cart = await sentBack(stored as CookieCart).catch(() => null)
    expect(cart?.lines ?? []).toEqual([])
    expect(cart?.id ?? '').not.toBe(id)
  })

  test('is deleted when empty', async () => {
    expect(await writeCookieCart({ id, lines: [] }, true)).toMatch(/Max-Age=0/)
  })
})

describe('restored cart lines', () => {
  test.each([
    ['of the same cart are there once', id, [aLine('a', 2)], [aLine('a', 3)], [['a', 3]]],
    ['of the same cart do not take away what was added', id, [aLine('a', 4)], [aLine('a', 3)], [['a', 4]]],
    ['of another cart are added', other, [aLine('a', 2)], [aLine('a', 3)], [['a', 5]]],
    ['of another cart fill a line up, and no more', other, [aLine('a', 8)], [aLine('a', 8)], [['a', maxUnits]]],
    [
      'stand behind those that are there',
      other,
      [aLine('a')],
      [aLine('b', 2)],
      [
        ['a', 1],
        ['b', 2],
      ],
    ],
  ] as const)('%s', (_, survivorId, lines, saved, expected) => {
    const merged = keepLines({ id, lines: [...lines] }, { id: survivorId, lines: [...saved] })
    expect(merged.id).toBe(survivorId)
    expect(merged.lines.map(({ variant, quantity }) => [variant, quantity])).toEqual(expected)
    expect(keepLines(merged, { id: survivorId, lines: [...saved] })).toEqual(merged)
  })

  const lines = fc.uniqueArray(
    fc.record({ variant: fc.constantFrom(...'abcdefgh'), quantity: fc.integer({ min: 1, max: maxUnits }) }),
    { selector: ({ variant }) => variant },
  )
  test('merge into a cart that fits into the cookie, with each variant once', async () => {
    await fc.assert(
      fc.asyncProperty(lines, lines, fc.boolean(), async (present, back, isSame) => {
        const filled = (all: { variant: string; quantity: number }[], more: string) => [
          ...all.map((line) => ({ ...line, product: 'p' })),
          ...Array.from({ length: 20 }, (_, at) => aLine(`${more}${at}`)),
        ]
        const saved = { id: isSame ? id : other, lines: filled(back, 'back') }
        const merged = keepLines({ id, lines: filled(present, 'here') }, saved)
        expect(new Set(merged.lines.map(({ variant }) => variant)).size).toBe(merged.lines.length)
        expect((await sentBack(merged)).lines).toEqual(merged.lines)
      }),
      { numRuns: 50 },
    )
  })
})
