import { createContext, isValidElement, type ReactElement, use } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { currentLocale } from '#platform/locale.ts'
import { renderedNow } from './rendered-from.ts'

const maxCharacters = 8_000_000

const drawn = new Map<string, string>()
let characters = 0
const numbers = new WeakMap<object, number>()
let parts = 0

const nowhere = '/drawn-part'
const Part = createContext<ReactElement | null>(null)
const handler = createStaticHandler([{ id: 'drawn', path: '*', Component: () => use(Part) }])
const context = await shell()
const router = createStaticRouter(handler.dataRoutes, context)

/**
 * Renders an element and caches its markup by props, locale and the values registered in `rendered-from.ts`. The
 * element must not use the URL or loader data, because these are not part of the cache key.
 */
export function renderOnce(part: ReactElement): string {
  const name = nameOf(part.type)
  const key = `${name} ${currentLocale()} ${JSON.stringify(part.props, plain)} ${renderedNow()}`
  const markup = drawn.get(key) ?? draw(part, name)
  if (!drawn.delete(key)) characters += key.length + markup.length
  drawn.set(key, markup)
  for (const [oldest, text] of drawn) {
    if (characters <= maxCharacters) break
    drawn.delete(oldest)
    characters -= oldest.length + text.length
  }
  return markup
}

async function shell() {
  const answer = await handler.query(new Request(`http://localhost${nowhere}`))
  if (answer instanceof Response) throw new Error('The frame of drawn parts answers nothing of its own')
  return answer
}

function draw(part: ReactElement, identifierPrefix: string): string {
  // Not renderToStaticMarkup: the markup may contain a component that is hydrated later (the map). Hydration needs the
  // markers that React writes between texts.
  const markup = renderToString(
    <Part value={part}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Part>,
    { identifierPrefix },
  )
  if (markup.includes(`"${nowhere}`)) throw new Error('Links of a part that is drawn once name their whole address')
  return markup
}

function nameOf(type: ReactElement['type']): string {
  if (typeof type !== 'function') throw new Error('A part that is drawn once is a component of its own')
  const number = numbers.get(type) ?? ++parts
  numbers.set(type, number)
  return `d${number}`
}

/** Rejects props that JSON cannot represent, because different props would then have the same cache key. */
function plain(_name: string, value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol' || isValidElement(value)) {
    throw new Error('A part that is drawn once is given plain values only')
  }
  return value
}
