import { newsPage } from '#content/pages/news.ts'
import { Note } from '#design/feedback/note.tsx'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/demo-article-page'
import { findDemoItem } from './demo-sources.ts'

export const headers = privatePage
export const meta: Route.MetaFunction = () => [
  { title: 'Demonstration article' },
  { name: 'robots', content: 'noindex' },
]

export function loader({ params }: Route.LoaderArgs) {
  const item = findDemoItem(params.id)
  if (!item) throw new Response(null, { status: 404 })
  return item
}

export default function DemoArticlePage({ loaderData: { title, paragraphs } }: Route.ComponentProps) {
  return (
    <main id="main">
      <PageHeader title={title} />
      <Wrap>
        <Note kind="info" title="Demonstration article">
          {newsPage.sourceMissing}
        </Note>
        <div className="prose mt-24">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Wrap>
    </main>
  )
}
