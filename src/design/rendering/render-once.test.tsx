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

test('a component is rendered once per set of props', () => {
  const markup = '<a href="/store" data-discover="true">Store &amp; more</a>'
  expect(renderOnce(<Sign words="Store & more" />)).toBe(markup)
  expect(renderOnce(<Sign words="Store & more" />)).toBe(markup)
  expect(times).toBe(1)
  expect(renderOnce(<Sign words="Shop" />)).toContain('Shop')
  expect(times).toBe(2)
})

test('two components with the same props have separate cache entries', () => {
  expect(renderOnce(<Sign words="Same" />)).not.toBe(renderOnce(<Other words="Same" />))
})

test('a component with props that are not plain values is refused', () => {
  expect(() => renderOnce(<Around inside={<b>a</b>} />)).toThrow('plain values')
  expect(() => renderOnce(<Around inside={() => 'a'} />)).toThrow('plain values')
  expect(() => renderOnce(<p>not a component</p>)).toThrow('component of its own')
})

test('a component with links relative to the current URL is refused', () => {
  expect(() => renderOnce(<Sign words="Below" to="#below" />)).toThrow('whole address')
})

test('the cache size is limited', () => {
  for (let number = 10; number < 60; number++) renderOnce(<Long number={number} />)
  times = 0
  renderOnce(<Sign words="Store & more" />)
  expect(times).toBe(1)
})
