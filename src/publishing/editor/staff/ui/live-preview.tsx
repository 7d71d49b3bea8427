import { useState } from 'react'
import { oneOf } from '#admin/ui/address.ts'
import { illustrations } from '#content/drawing.ts'
import { classes } from '#design/classes.ts'
import { Note } from '#design/feedback/note.tsx'
import { Drawing } from '#design/illustrations/illustration.tsx'
import { t } from '#platform/texts.ts'
import { pictureAttributes, readPictureAddress } from '#publishing/editor/pictures/picture.ts'
import type { ContentItemValues } from '#publishing/editor/staff/content-item-form.ts'
import type { ContentItemView, Look } from '#publishing/editor/staff/view-content-item.server.ts'
import * as publishingStaffTexts from '#publishing/staff/locales/en.ts'

const copy = () => t(publishingStaffTexts.livePreview)

type Props = { entry: ContentItemView['entry']; values: ContentItemValues; look: Look }

export function LivePreview({ entry, values, look }: Props) {
  const [isNarrow, setNarrow] = useState(false)
  const illustration = oneOf(illustrations, look.illustration)
  const picture = readPictureAddress(look.picture)
  return (
    <section id="preview" aria-label={copy().preview} className="editor-preview">
      <div className="editor-tools">
        <div className="segmented-buttons">
          <button type="button" aria-pressed={!isNarrow} onClick={() => setNarrow(false)}>
            {copy().desktop}
          </button>
          <button type="button" aria-pressed={isNarrow} onClick={() => setNarrow(true)}>
            {copy().phone}
          </button>
        </div>
        <span className="soft t14">{copy().live}</span>
      </div>
      <article className={classes('editor-paper', isNarrow && 'narrow')} lang={entry.language}>
        {picture && (
          <img {...pictureAttributes(picture)} alt={values['fields.imageAlt'] ?? ''} className="article-photo" />
        )}
        {entry.kind === 'article' && illustration && !picture && (
          <Drawing illustration={illustration} seed={entry.slug} title={values['fields.imageAlt'] ?? ''} shape="fill" />
        )}
        <div className="editor-page">
          <p className="editor-page-title">{look.title || copy().untitled}</p>
          {look.summary && <p className="lead">{look.summary}</p>}
          {entry.kind === 'article' && (
            <p className="meta">
              <span>{look.author}</span>
              <span className="numbers">{copy().min(look.minutes)}</span>
            </p>
          )}
          {look.unknownFacts.length > 0 && (
            <Note kind="warn">{copy().notInFactsTable(look.unknownFacts.join(', '))}</Note>
          )}
          {look.error && <Note kind="warn">{look.error}</Note>}
          {look.html ? (
            <div className="prose article-text" dangerouslySetInnerHTML={{ __html: look.html }} />
          ) : (
            <p className="soft">{copy().previewWillAppearHereWhen}</p>
          )}
        </div>
      </article>
    </section>
  )
}
