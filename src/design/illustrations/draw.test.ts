import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { draw, type IllustrationName, illustrations } from './draw.ts'
import { colours } from './drawing-parts.ts'
import { hero } from './hero.ts'

const names = Object.keys(illustrations) as IllustrationName[]
const seeds = Array.from({ length: 200 }, (_, i) => `case-study-${i}`)

function times(text: string, part: string) {
  return text.split(part).length - 1
}

describe('every illustration', () => {
  test.each(names)('%s is identical for the same seed', (name) => {
    for (const seed of seeds) expect(draw(name, seed, { level: 2 })).toBe(draw(name, seed, { level: 2 }))
  })

  test.each(names)('%s contains red exactly once for every seed', (name) => {
    for (const seed of seeds) {
      for (const level of [1, 2, 3] as const) expect(times(draw(name, seed, { level }), colours.mist.red)).toBe(1)
      expect(times(draw(name, seed, { ground: 'ink' }), colours.ink.red)).toBe(1)
      expect(times(draw(name, seed, { ground: 'red' }), `"${colours.red.red}"`)).toBe(1)
    }
  })

  test.each(names)('%s contains no invalid numbers', (name) => {
    for (const seed of seeds) expect(draw(name, seed)).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('published illustrations stay identical byte for byte', () => {
    const all = names.map((name) => draw(name, 'moving-commune-in-december', { title: 'A title', level: 3 })).join('\n')
    expect(createHash('sha256').update(all).digest('hex')).toMatchInlineSnapshot(
      `"04a1e5d956fd515606b67e9fdad66dd976009982465a3d3e7842238938480250"`,
    )
  })

  test('the seed varies every illustration that has random parts', () => {
    const still: IllustrationName[] = ['phases', 'slope']
    for (const name of names) {
      const different = new Set(seeds.map((seed) => draw(name, seed))).size
      if (!still.includes(name)) expect(different, name).toBeGreaterThan(1)
    }
  })
})

describe('markup', () => {
  test('a title cannot break out of its attribute', () => {
    const picture = draw('fan', 'a', { title: '"><script>alert(1)</script> & co' })
    expect(picture).toContain('aria-label="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; co"')
    expect(picture).not.toContain('<script>')
  })

  test('an illustration without a title is hidden from screen readers', () => {
    expect(draw('fan', 'a')).toContain('aria-hidden="true"')
  })

  test('illustrations have no style attributes, which the CSP would block', () => {
    for (const name of names) expect(draw(name, 'a', { ground: 'ink' })).not.toContain('style=')
  })
})

const rows = Array.from({ length: 50 }, (_, i) => ({
  income: (i + 1) * 5000,
  federal: i,
  canton: i * 5,
  commune: i * 3,
}))

describe('hero', () => {
  test('the hero has one red bar, at the given income', () => {
    const picture = hero(rows, { at: 100_000, title: 'Tax' })
    expect(times(picture, colours.mist.red)).toBe(1)
    expect(times(picture, '<rect')).toBe(49 * 3 + 1)
    expect(picture).toContain(`<rect x="608"`)
  })

  test('a hero without rows is an empty picture', () => {
    expect(hero([], { at: 1, title: 'Tax' })).not.toMatch(/NaN|Infinity|<rect/)
  })
})
