import { data } from 'react-router'
import { lawCategories, lawPage } from '#content/law.ts'
import { previewPage as words } from '#content/pages/preview.ts'
import { Note } from '#design/feedback/note.tsx'
import { PageHeader, Section, Wrap } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { pageMeta } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { articleOf } from '#publishing/articles/articles.server.ts'
import blogStyles from '#publishing/articles/blog.css?url'
import { ArticleView } from '#publishing/articles/ui/article-view.tsx'
import { previewContentItem } from '#publishing/editor/items/preview-content-item.server.ts'
import type { PublishedContentItem } from '#publishing/editor/items/published-content-item.server.ts'
import { published } from '#publishing/editor/items/published-content-item.server.ts'
import { legalDocumentOf, questionOf, studyOf } from '#publishing/library/documents.server.ts'
import libraryStyles from '#publishing/library/library.css?url'
import { Answer } from '#publishing/library/ui/answer.tsx'
import { CaseStudyView } from '#publishing/library/ui/case-study.tsx'
import { LegalDocumentCard } from '#publishing/library/ui/legal-document-card.tsx'
import careersStyles from '#site/careers/careers.css?url'
import { Opening } from '#site/careers/opening.tsx'
import { openingOf } from '#site/careers/openings.server.ts'
import { profileOf } from '#site/firm/find-team.server.ts'
import firmStyles from '#site/firm/firm.css?url'
import { TeamTile } from '#site/firm/team-tile.tsx'
import type { Route } from './+types/preview-page'

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

export function ContentItemView({ preview }: { preview: ContentItemPreview }) {
  if (preview.kind === 'article') return <ArticleView article={preview.article} related={[]} />
  return (
    <Section flush>
      {isPartOfList(preview.kind) && <h2 className="visually-hidden">{words.title}</h2>}
      <Part preview={preview} />
    </Section>
  )
}

function isPartOfList(kind: ContentItemPreview['kind']): boolean {
  return kind === 'case-study' || kind === 'law' || kind === 'position'
}

function Part({ preview }: { preview: Exclude<ContentItemPreview, { kind: 'article' }> }) {
  switch (preview.kind) {
    case 'faq':
      return (
        <>
          <h2 className="t32">{preview.question.question}</h2>
          <Answer item={preview.question} />
        </>
      )
    case 'case-study':
      return (
        <ul className="case-studies">
          <CaseStudyView study={preview.study} />
        </ul>
      )
    case 'law':
      return (
        <ul className="law-cards">
          <LegalDocumentCard
            document={preview.document}
            category={lawCategories.find(({ id }) => id === preview.document.category)?.name}
            words={lawPage}
          />
        </ul>
      )
    case 'position':
      return (
        <ServerRendered name="opening" as="ul">
          {import.meta.env.SSR && <Opening job={preview.job} />}
        </ServerRendered>
      )
    case 'profile':
      return (
        <ul className="team whole">
          <TeamTile member={preview.member} whole />
        </ul>
      )
  }
}

function contentItemPreview(entry: PublishedContentItem) {
  switch (entry.kind) {
    case 'article':
      return { kind: entry.kind, article: articleOf(entry) }
    case 'faq':
      return { kind: entry.kind, question: questionOf(entry) }
    case 'case-study':
      return { kind: entry.kind, study: studyOf(entry) }
    case 'law':
      return { kind: entry.kind, document: legalDocumentOf(entry) }
    case 'position':
      return { kind: entry.kind, job: openingOf(entry) }
    case 'profile':
      return { kind: entry.kind, member: profileOf(entry) }
  }
}

type ContentItemPreview = ReturnType<typeof contentItemPreview>
