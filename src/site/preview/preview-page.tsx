import { data } from 'react-router'
import { previewPage as words } from '#content/pages/preview.ts'
import { Note } from '#design/feedback/note.tsx'
import { PageHeader, Wrap } from '#design/page/layout.tsx'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import blogStyles from '#publishing/articles/blog.css?url'
import { previewContentItem } from '#publishing/editor/items/preview-content-item.server.ts'
import { published } from '#publishing/editor/items/published-content-item.server.ts'
import libraryStyles from '#publishing/library/library.css?url'
import careersStyles from '#site/careers/careers.css?url'
import firmStyles from '#site/firm/firm.css?url'
import type { Route } from './+types/preview-page'
import { contentItemPreview } from './content-item-preview.server.ts'
import { ContentItemView } from './content-item-view.tsx'

export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' })

export const links: Route.LinksFunction = () =>
  [blogStyles, libraryStyles, firmStyles, careersStyles].map((href) => ({ rel: 'stylesheet', href }))

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    { title: loaderData?.title ?? words.closedTitle, description: words.note, path: '/preview', noindex: true },
    matches,
  )

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const found = await previewContentItem(services, params.token)
  if (!found) return data({ preview: null, title: words.closedTitle }, { status: 404 })
  const { entry, version } = found
  const [publishedAt, updatedAt] = [entry.publishedAt ?? services.now(), version.createdAt]
  const shown = await published({ ...entry, version: version.number, publishedAt, updatedAt }, version)
  return { preview: contentItemPreview(shown), title: `${words.title}: ${version.title}` }
}

export default function PreviewPage({ loaderData: { preview } }: Route.ComponentProps) {
  if (!preview) return <PageHeader title={words.closedTitle} lead={words.closedText} />
  return (
    <>
      {preview.kind !== 'article' && <PageHeader title={words.title} />}
      <Wrap>
        <Note kind="info">{words.note}</Note>
      </Wrap>
      <ContentItemView preview={preview} />
    </>
  )
}
