import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import * as portalTexts from '#portal/locales/en.ts'
import { drawPage } from '#test/draw-page.ts'
import { ErrorBoundary, meta } from './site-layout.tsx'

type Failure = Parameters<typeof ErrorBoundary>[0]
type MetaArgs = Parameters<typeof meta>[0]

const notFound = { status: 404, statusText: 'Not Found', internal: false, data: null }

function rendered(error: unknown): Promise<string> {
  const element = <ErrorBoundary {...({ error, params: {}, loaderData: undefined } as unknown as Failure)} />
  return drawPage(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test.each([
  ['an answer with status 404', notFound, portalTexts.portalLayout.missing.title],
  ['a bug', new Error('secret detail'), portalTexts.portalLayout.ours.title],
])('%s renders between header and footer, even if the layout failed to load', async (_what, error, words) => {
  const html = await rendered(error)
  expect(html).toContain(words)
  expect(html).toContain('site-head')
  expect(html).toContain('footer-legal')
  expect(html).not.toContain('secret detail')
})

test.each([
  [notFound, 'Page not found | Expat Tax Biel'],
  [new Error('bug'), 'Something went wrong on our side | Expat Tax Biel'],
])('an error page has its own title and is not indexed', (error, title) => {
  expect(meta({ error, matches: [] } as unknown as MetaArgs)).toEqual([
    { title },
    { name: 'robots', content: 'noindex' },
  ])
})
