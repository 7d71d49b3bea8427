import { lawCategories, lawPage } from '#content/law.ts'
import { previewPage as words } from '#content/pages/preview.ts'
import { Section } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import { ArticleView } from '#publishing/articles/ui/article-view.tsx'
import { Answer } from '#publishing/library/ui/answer.tsx'
import { CaseStudyView } from '#publishing/library/ui/case-study.tsx'
import { LegalDocumentCard } from '#publishing/library/ui/legal-document-card.tsx'
import { Opening } from '#site/careers/opening.tsx'
import { TeamTile } from '#site/firm/team-tile.tsx'
import type { ContentItemPreview } from './content-item-preview.server.ts'

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
