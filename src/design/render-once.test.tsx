import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { renderOnce } from './render-once.tsx'

let times = 0

function Sign({ words, to = '/store' }: { words: string; to?: string }) {
  times++
  return <Link to={to}>{words}</Link>
}

function Other({ words }: { words: string }) {
  return <b>{words}</b>
}

function Around({ inside }: { inside: unknown }) {
  return <p>{typeof inside}</p>
}

function Long({ number }: { number: number }) {
  return <p>{String(number).repeat(400_000)}</p>
}

test('a part is drawn once for what it is given, and anew for something else', () => {
  const markup = '<a href="/store" data-discover="true">Store &amp; more</a>'
  expect(renderOnce(<Sign words="Store & more" />)).toBe(markup)
  expect(renderOnce(<Sign words="Store & more" />)).toBe(markup)
  expect(times).toBe(1)
  expect(renderOnce(<Sign words="Shop" />)).toContain('Shop')
  expect(times).toBe(2)
})

test('two parts that are given the same are not taken for each other', () => {
  expect(renderOnce(<Sign words="Same" />)).not.toBe(renderOnce(<Other words="Same" />))
})

test('a part that depends on more than plain values is refused', () => {
  expect(() => renderOnce(<Around inside={<b>a</b>} />)).toThrow('plain values')
  expect(() => renderOnce(<Around inside={() => 'a'} />)).toThrow('plain values')
  expect(() => renderOnce(<p>not a component</p>)).toThrow('component of its own')
})

test('a part whose links depend on the address of the page is refused', () => {
  expect(() => renderOnce(<Sign words="Below" to="#below" />)).toThrow('whole address')
})

test('what is kept is bounded', () => {
  for (let number = 10; number < 60; number++) renderOnce(<Long number={number} />)
  times = 0
  renderOnce(<Sign words="Store & more" />)
  expect(times).toBe(1)
})
